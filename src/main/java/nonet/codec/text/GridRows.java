package nonet.codec.text;

import java.util.List;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.text.CellRows.CellRow;
import org.jspecify.annotations.Nullable;

/// Consecutive lines that may form a grid: which of them belong together, and where the grid ends.
final class GridRows {

    private final Lines lines;
    private final CellRows rows = new CellRows();

    /// The number of rows in earlier sections.
    private int earlier;

    private int blanks;
    private int lastFrame = -2;
    private boolean frames;
    private boolean stars;
    private boolean over;
    private String name = "";
    private GridRow.@Nullable Style style;

    GridRows(Lines lines, int start) {
        this.lines = lines;
        if (start > 0 && lines.holds(start - 1) && lines.isFrame(start - 1)) {
            frame(start - 1);
        }
    }

    /// Tests whether the run is neither a grid nor a malformed one.
    boolean isOver() {
        return over;
    }

    /// Tests whether one more row of nine makes a grid.
    boolean awaitsLast() {
        return rows.cells() == 72 && earlier == 0 && !frames && rows.areOfSize(9);
    }

    /// Takes the words behind the last row as the name.
    void said(String words) {
        name = LineForm.nameOf(words);
    }

    /// Adds a frame line; two of them separate a grid from the next.
    TextForm.@Nullable Match frame(int line) {
        frames = true;
        stars |= rows.isEmpty() && lines.line(line).contains("*-");
        boolean second = lastFrame == line - 1 && !rows.isEmpty();
        lastFrame = line;
        return second ? gap() : null;
    }

    /// Adds a blank line, or one with a comment.
    TextForm.@Nullable Match gap() {
        if (rows.cells() == 81) {
            return complete(rows.last().line() + 1);
        }
        earlier = rows.size();
        return ++blanks > 3 ? end() : null;
    }

    TextForm.@Nullable Match row(GridRow row, int line) {
        String content = lines.content(line);
        if (row.style() != GridRow.Style.PLAIN && !agrees(row)) {
            return fault(new Fault.UnevenBlanks(line + 1, 1), line + 1);
        }
        int first = content.length() - content.stripLeading().length() + 1;
        return add(new CellRow(line, row.cells(), first, content.stripTrailing().length(), row));
    }

    TextForm.@Nullable Match cells(CellsOfLine content, int line) {
        if (content.foreign() != null) {
            return foreign(content.foreign(), content, line);
        }
        int size = rows.isEmpty() ? OtherSizes.ofRow(lines.content(line)) : 0;
        return size > 0
                ? fault(new Fault.OtherSize(line + 1, content.first(), size), behind(line, size))
                : add(CellRow.of(content, line));
    }

    /// Adds a line of cells with a character that is none.
    private TextForm.@Nullable Match foreign(String character, CellsOfLine content, int line) {
        boolean apart = earlier == rows.size() || content.size() > CellRows.LONG;
        if (!rows.isEmpty() && (apart || rows.first().isLong())) {
            return end(line);
        }
        if (rows.isEmpty() && content.size() < 9 && !isBeforeCells(line)) {
            // A number in words, such as a date.
            over = true;
            return null;
        }
        return fault(new Fault.BadCharacter(line + 1, content.column(), character), line + 1);
    }

    /// Tests whether the next line, or the one after a blank line, consists of cells.
    private boolean isBeforeCells(int line) {
        int next = lines.has(line + 1) && lines.isBlank(line + 1) ? line + 2 : line + 1;
        return lines.has(next) && RowsForm.isCells(lines, next);
    }

    /// Adds a line that does not consist of cells.
    ///
    /// @param inside whether a row follows
    TextForm.@Nullable Match words(int line, boolean inside) {
        if (rows.cells() == 81 || earlier == rows.size() || !inside || rows.isHeading()) {
            return end(line);
        }
        String text = lines.line(line);
        int at = text.length() - text.stripLeading().length();
        return fault(new Fault.BadCharacter(line + 1, at + 1, Character.toString(text.codePointAt(at))), line + 1);
    }

    /// Adds the end of the text.
    TextForm.@Nullable Match end() {
        return end(rows.last().line() + 1);
    }

    /// Adds the end of the run, before a line.
    TextForm.@Nullable Match end(int line) {
        if (rows.cells() == 81) {
            return complete(line);
        }
        over = rows.isEmpty() || rows.isHeading() || rows.isDate();
        return over ? null : misfit(line);
    }

    private TextForm.@Nullable Match add(CellRow row) {
        blanks = 0;
        boolean many = !rows.isEmpty() && rows.cells() + row.size() > 81;
        if (many && rows.isHeading()) {
            over = true;
            return null;
        }
        if (many && (earlier > 0 || rows.first().isLong() || row.isLong())) {
            return misfit(row.line());
        }
        rows.add(row);
        if (!many) {
            rows.settleHyphens(lines);
        }
        if (rows.cells() > 81) {
            return misfit(row.line() + 1);
        }
        return rows.cells() == 81 && earlier == 0 && rows.areOfSize(row.size()) ? complete(row.line() + 1) : null;
    }

    /// Returns the line after a grid of this size that begins at a line, as far as its rows are available.
    private int behind(int line, int size) {
        int end = line + 1;
        while (end < line + 2 * size
                && lines.has(end)
                && !lines.isBlank(end)
                && (lines.isFrame(end) || OtherSizes.ofRow(lines.content(end)) == size)) {
            end++;
        }
        return end;
    }

    /// Tests whether rows with separators share one style; otherwise a cell or a separator was lost.
    private boolean agrees(GridRow row) {
        GridRow.Style before = style == null ? row.style() : style;
        style = new GridRow.Style(
                before.empties() || row.style().empties(),
                before.signs() || row.style().signs(),
                row.style().closed());
        return before.agrees(row.style());
    }

    private TextForm.Match complete(int end) {
        if (rows.isMisaligned()) {
            return misfit(end);
        }
        int first = rows.first().line();
        FileHeader header = FileHeader.above(lines, first);
        DocumentBuilder builder = rows.grid();
        header.comment().forEach(builder::comment);
        ReadPuzzle read = new ReadPuzzle(builder.document(name.isEmpty() ? header.name() : name), first + 1);
        return rows.areLoose() && !read.puzzle().conflicts().isEmpty()
                ? misfit(end)
                : TextForm.Match.of(format(), read, end, rows.hasPlaced());
    }

    private TextFormat format() {
        GridRow row = rows.isEmpty() ? null : rows.first().row();
        char separator = row == null ? ' ' : row.separator();
        return switch (separator) {
            case '\t' -> TextFormat.TABS;
            case ',', ';' -> TextFormat.COMMAS;
            default ->
                stars
                        ? TextFormat.SIMPLE_SUDOKU
                        : frames || separator == '|' ? TextFormat.FRAMED_GRID : TextFormat.BLOCKS;
        };
    }

    private TextForm.Match fault(Fault fault, int end) {
        return new TextForm.Match(format(), List.of(), end, false, fault);
    }

    /// Returns the fault of the sections before the last one, or of the whole run.
    ///
    /// @param end the line after the run, if the whole run is malformed
    private TextForm.Match misfit(int end) {
        boolean before = earlier > 0 && earlier < rows.size();
        CellRows wrong = before ? rows.until(earlier) : rows;
        if (wrong.first().isLong()) {
            // A separate line: those that follow are not part of it.
            int line = wrong.first().line() + 1;
            return new TextForm.Match(TextFormat.LINE, List.of(), line, false, wrong.fault());
        }
        return fault(wrong.fault(), before ? rows.get(earlier).line() : end);
    }
}
