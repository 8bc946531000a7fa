package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import org.jspecify.annotations.Nullable;

/// Lines of cells one after the other: whether they are a grid, and what is wrong with them if they are not.
final class CellRows {

    /// A line of cells.
    ///
    /// @param line the index of the line
    /// @param cells its cells, at least one
    /// @param first the column of its first character, from 1
    /// @param last the column of its last character
    /// @param row the line as a row of nine, or null
    record CellRow(
            int line,
            String cells,
            int first,
            int last,
            @Nullable GridRow row) {

        static CellRow of(CellsOfLine content, int line) {
            return new CellRow(line, content.cells(), content.first(), content.last(), null);
        }

        int size() {
            return cells.length();
        }

        boolean isLong() {
            return size() > LONG;
        }

        private boolean isDashed() {
            return row != null && row.dashed();
        }

        private int placed() {
            return row == null ? 0 : row.placed();
        }
    }

    /// A longer line was meant to be the whole puzzle, since it exceeds a band.
    static final int LONG = 27;

    /// The longest line that may be a number above a grid.
    private static final int SHORT = 5;

    private final List<CellRow> rows;

    CellRows() {
        this(new ArrayList<>());
    }

    private CellRows(List<CellRow> rows) {
        this.rows = rows;
    }

    /// Returns the first rows.
    CellRows until(int end) {
        return new CellRows(rows.subList(0, end));
    }

    void add(CellRow row) {
        rows.add(row);
    }

    boolean isEmpty() {
        return rows.isEmpty();
    }

    int size() {
        return rows.size();
    }

    CellRow get(int index) {
        return rows.get(index);
    }

    CellRow first() {
        return rows.getFirst();
    }

    CellRow last() {
        return rows.getLast();
    }

    /// Returns the number of cells in all rows.
    int cells() {
        return rows.stream().mapToInt(CellRow::size).sum();
    }

    /// Tests whether all rows have this number of cells.
    boolean areOfSize(int size) {
        return areAll(row -> row.size() == size);
    }

    /// Tests whether a number stands above rows of nine.
    boolean isHeading() {
        return first().size() < SHORT && new CellRows(rows.subList(1, size())).areOfSize(9) && size() < 10;
    }

    /// Tests whether hyphens separate numbers, as in dates.
    boolean isDate() {
        return size() < 3 && areAll(CellRow::isDashed);
    }

    /// Tests whether rows of nine are among others that do not end with a row: an extra cell is in one line, and one is
    /// missing in another.
    boolean isMisaligned() {
        return nines() > 5 && !areAll(row -> row.size() % 9 == 0);
    }

    boolean hasPlaced() {
        return !areAll(row -> row.placed() == 0);
    }

    private long nines() {
        return rows.stream().filter(row -> row.size() == 9).count();
    }

    private boolean areAll(Predicate<CellRow> property) {
        return rows.stream().allMatch(property);
    }

    /// Takes hyphens as separators rather than cells if other blanks occur, or if the lines are not rows of nine.
    void settleHyphens(Lines lines) {
        if (areAll(row -> !row.isDashed())
                || areAll(row -> row.row != null && (row.isDashed() || row.row.clues() == 9))) {
            return;
        }
        rows.replaceAll(row -> {
            CellsOfLine plain = row.isDashed() ? CellsOfLine.of(lines.content(row.line)) : null;
            return plain == null ? row : CellRow.of(plain, row.line);
        });
    }

    /// Returns the grid of 81 cells.
    DocumentBuilder grid() {
        DocumentBuilder builder = new DocumentBuilder();
        int cell = 0;
        for (CellRow row : rows) {
            for (int i = 0; i < row.size(); i++, cell++) {
                int digit = row.cells.charAt(i) - '0';
                if ((row.placed() >> i & 1) != 0) {
                    builder.placed(cell, digit);
                } else {
                    builder.given(cell, digit);
                }
            }
        }
        return builder;
    }

    /// Tests whether the cells may be any table of numbers, which have 81 digits, too.
    boolean areLoose() {
        return nines() < 9;
    }

    /// Returns what is wrong with rows that are no grid.
    Fault fault() {
        if (first().isLong()) {
            return new Fault.BadCount(first().line + 1, first().last, first().size());
        }
        if (OtherSizes.isSquare(rows.stream().mapToInt(CellRow::size).toArray())) {
            return new Fault.OtherSize(first().line + 1, first().first, size());
        }
        if (nines() * 2 < size()) {
            return cells() == 81 ? new Fault.NoPuzzle() : new Fault.BadCount(last().line + 1, last().last, cells());
        }
        return rows.stream()
                .filter(row -> row.size() != 9)
                .findFirst()
                .<Fault>map(row -> new Fault.BadRow(row.line + 1, row.last, row.size()))
                .orElseGet(() -> new Fault.BadHeight(first().line + 1, first().first, size()));
    }
}
