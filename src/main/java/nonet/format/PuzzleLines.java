package nonet.format;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// Puts puzzles together from the lines of a text, one after the other. Rows that follow each other without a gap are a
/// section; a grid is nine rows that begin and end with a section, or every nine rows of a longer one. Rows of other
/// lengths are one puzzle if they have 81 cells together and nothing else is in the text.
final class PuzzleLines {

    /// So many rows tell well enough what sort of text it is.
    private static final int ENOUGH = 1000;

    private record Row(int line, String cells, String name) {}

    private final List<NamedPuzzle> puzzles = new ArrayList<>();
    /// The rows since the last puzzle.
    private final List<Row> rows = new ArrayList<>();

    private @Nullable Fault fault;
    private String name = "";
    private int cells;
    private boolean uneven;
    private boolean headed;
    private int sectionLine;
    private int sectionRows;

    /// Adds the next line.
    ///
    /// @return whether it is worth going on
    boolean add(int number, Line line) {
        switch (line) {
            case Line.Frame() -> {}
            case Line.Gap(String comment) -> gap(comment);
            case Line.Cells(String cells, String ownName) -> {
                row(new Row(number, cells, ownName.isEmpty() ? name : ownName));
                name = "";
            }
            case Line.Foreign(int column, String character, boolean amongCells, String words) -> {
                gap(words);
                headed = true;
                if (amongCells || !rows.isEmpty()) {
                    fail(new Fault.BadCharacter(number, column, character));
                }
            }
        }
        return fault == null;
    }

    /// Returns what all lines together are.
    Reading reading() {
        gap("");
        if (fault == null && !rows.isEmpty()) {
            if (cells == 81 && uneven && !headed && !isOfRows()) {
                complete();
            } else {
                fail(uneven ? unevenness() : new Fault.BadHeight(rows.getFirst().line, rows.size()));
            }
        }
        if (fault == null && puzzles.isEmpty()) {
            fail(new Fault.NoPuzzle());
        }
        return fault == null ? new Reading.Puzzles(puzzles) : new Reading.Malformed(fault);
    }

    private void row(Row row) {
        if (rows.size() == 9 && !uneven) {
            if (sectionRows % 9 != 0) {
                fail(new Fault.BadHeight(rows.getFirst().line, 9 - sectionRows));
                return;
            }
            complete();
        }
        cells += row.cells.length();
        sectionLine = sectionRows == 0 ? row.line : sectionLine;
        switch (row.cells.length()) {
            case 9 -> {
                rows.add(row);
                sectionRows++;
            }
            case 81 -> full(row);
            default -> uneven(row);
        }
    }

    private void full(Row row) {
        if (!rows.isEmpty() && !uneven) {
            fail(height());
            return;
        }
        rows.add(row);
        if (!uneven) {
            complete();
            sectionRows = 0;
        }
    }

    private void uneven(Row row) {
        if (puzzles.isEmpty()) {
            rows.add(row);
            uneven = true;
            if (cells > 81 && rows.size() >= ENOUGH) {
                fail(unevenness());
            }
        } else {
            boolean inGrid = !rows.isEmpty() || row.cells.length() < 20;
            fail(
                    inGrid
                            ? new Fault.BadRow(row.line, row.cells.length())
                            : new Fault.BadCount(row.line, row.cells.length()));
        }
    }

    private void gap(String comment) {
        if (rows.size() == 9 && !uneven) {
            complete();
        } else if (!rows.isEmpty() && !uneven && sectionRows > 9) {
            fail(height());
        }
        sectionRows = 0;
        name = comment.isEmpty() ? name : comment;
    }

    private void complete() {
        StringBuilder all = new StringBuilder(81);
        rows.forEach(row -> all.append(row.cells));
        String first =
                rows.stream().map(Row::name).filter(each -> !each.isEmpty()).findFirst().orElse("");
        puzzles.add(new NamedPuzzle(Puzzle.of(all.toString()), first, rows.getFirst().line));
        rows.clear();
    }

    /// Returns the fault of a grid that ends before its ninth row, or after it.
    private Fault height() {
        return sectionRows > 9
                ? new Fault.BadHeight(sectionLine, sectionRows)
                : new Fault.BadHeight(rows.getFirst().line, rows.size());
    }

    /// Returns what is wrong with rows of different lengths.
    private Fault unevenness() {
        Row odd = rows.stream()
                .filter(row -> row.cells.length() != 9 && row.cells.length() != 81)
                .findFirst()
                .orElseThrow();
        long full = rows.stream().filter(row -> row.cells.length() == 81).count();
        if (rows.size() == 1 || full * 2 >= rows.size()) {
            return new Fault.BadCount(odd.line, odd.cells.length());
        }
        return isOfRows() || rows.size() > 5 && cells / rows.size() > 5
                ? new Fault.BadRow(odd.line, odd.cells.length())
                : new Fault.BadCount(rows.getLast().line, cells);
    }

    private boolean isOfRows() {
        return rows.size() == 9
                || rows.stream().filter(row -> row.cells.length() == 9).count() * 2 >= rows.size();
    }

    private void fail(Fault first) {
        fault = fault == null ? first : fault;
    }
}
