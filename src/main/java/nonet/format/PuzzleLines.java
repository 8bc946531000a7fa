package nonet.format;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nonet.grid.Puzzle;

/// Puts puzzles together from the lines of a text, one line after the other and in constant memory.
///
/// Lines of cells that follow each other without a gap are a section; frames are no gap. A puzzle is 81 cells in lines
/// of one length, such as one line of 81 or nine of nine, or else 81 cells that begin and end with a section. So a grid
/// that lacks a row never takes one from the next grid. After a fault, reading goes on behind the next gap or with the
/// next line of 81 cells.
public final class PuzzleLines {

    private record Row(int line, Line.Cells content, String name) {

        int size() {
            return content.cells().length();
        }
    }

    private final List<Reading> news = new ArrayList<>();
    /// The rows of the puzzle that has begun.
    private final List<Row> rows = new ArrayList<>();

    private int cells;
    /// How many of the rows belong to earlier sections.
    private int earlier;

    private int number;
    private String name = "";
    private boolean skipping;
    private boolean empty = true;

    /// Adds the next line, without its line break.
    ///
    /// @return the puzzles that are complete now, and the faults that are sure now, in the order of the text
    public List<Reading> add(String text) {
        number++;
        switch (Line.of(number == 1 && text.startsWith("\uFEFF") ? text.substring(1) : text)) {
            case Line.Frame() -> {}
            case Line.Gap(String comment) -> gap(comment);
            case Line.Cells content -> row(content);
            case Line.Foreign(int column, String character, boolean amongCells, String words) -> {
                gap(amongCells ? "" : words);
                if (amongCells || !rows.isEmpty()) {
                    fail(new Fault.BadCharacter(number, column, character));
                }
            }
            case Line.Binary() -> fail(new Fault.NotText());
        }
        return takeNews();
    }

    /// Tells whether no puzzle has begun, so that a line of 81 cells is one whatever stood before it.
    public boolean isIdle() {
        return rows.isEmpty();
    }

    /// Passes over a line that somebody else has read as 81 cells and nothing else.
    ///
    /// @return the puzzle's name, from a comment before it
    /// @throws IllegalStateException when it is not idle
    public String pass() {
        if (!isIdle()) {
            throw new IllegalStateException("a puzzle has begun");
        }
        String passed = name;
        number++;
        name = "";
        skipping = false;
        empty = false;
        return passed;
    }

    /// Returns how many lines there were so far.
    public int lines() {
        return number;
    }

    /// Ends the text.
    ///
    /// @return what is known only now, as from [#add]; that there is no puzzle at all is a fault
    public List<Reading> end() {
        gap("");
        if (!rows.isEmpty()) {
            fail(misfit());
        } else if (empty) {
            fail(new Fault.NoPuzzle());
        }
        return takeNews();
    }

    private void row(Line.Cells content) {
        Row row = new Row(number, content, content.name().isEmpty() ? name : content.name());
        name = "";
        if (row.size() == 81) {
            gap("");
            if (!rows.isEmpty()) {
                fail(misfit());
            }
            skipping = false;
        }
        if (skipping) {
            return;
        }
        rows.add(row);
        cells += row.size();
        if (cells == 81 && earlier == 0 && rows.stream().allMatch(each -> each.size() == row.size())) {
            complete();
        } else if (cells > 81) {
            fail(misfit());
        }
    }

    private void gap(String comment) {
        if (cells == 81) {
            complete();
        }
        earlier = rows.size();
        skipping = false;
        name = comment.isEmpty() ? name : comment;
    }

    private void complete() {
        StringBuilder all = new StringBuilder(81);
        rows.forEach(row -> all.append(row.content.cells()));
        Row first = rows.getFirst();
        report(new Reading.Puzzles(List.of(new NamedPuzzle(Puzzle.of(all.toString()), first.name, first.line))));
    }

    private void fail(Fault fault) {
        report(new Reading.Malformed(fault));
        skipping = true;
    }

    private void report(Reading reading) {
        news.add(reading);
        rows.clear();
        cells = 0;
        earlier = 0;
        empty = false;
    }

    private List<Reading> takeNews() {
        List<Reading> taken = List.copyOf(news);
        news.clear();
        return taken;
    }

    /// Returns why the rows are not a puzzle.
    private Fault misfit() {
        Row first = rows.getFirst();
        Row last = rows.getLast();
        long nines = rows.stream().filter(row -> row.size() == 9).count();
        if (nines * 2 >= rows.size()) {
            Optional<Row> odd = rows.stream().filter(row -> row.size() != 9).findFirst();
            return odd.<Fault>map(row -> new Fault.BadRow(row.line, row.content.last(), row.size()))
                    .orElseGet(() -> new Fault.BadHeight(
                            first.line, first.content.first(), earlier > 0 ? earlier : rows.size()));
        }
        // More than a band in one line: it was meant to be the whole puzzle.
        return first.size() > 27
                ? new Fault.BadCount(first.line, first.content.last(), first.size())
                : new Fault.BadCount(last.line, last.content.last(), cells);
    }
}
