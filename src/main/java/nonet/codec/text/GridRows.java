package nonet.codec.text;

import java.util.ArrayList;
import java.util.List;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.ReadPuzzle;
import org.jspecify.annotations.Nullable;

/// Consecutive lines of cells that may form a grid.
final class GridRows {

    /// A line of cells.
    ///
    /// @param row the line as a row of nine, or null
    private record Piece(
            int line,
            String cells,
            int first,
            int last,
            @Nullable GridRow row) {

        int size() {
            return cells.length();
        }
    }

    /// The longest line that may be a number above a grid.
    private static final int SHORT = 5;

    /// A longer line was meant to be the whole puzzle, since it exceeds a band.
    static final int LONG = 27;

    private final Lines lines;
    private final List<Piece> pieces = new ArrayList<>();
    private int cells;
    /// The number of pieces in earlier sections.
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
        return cells == 72 && earlier == 0 && !frames && pieces.stream().allMatch(piece -> piece.size() == 9);
    }

    /// Takes the words behind the last row as the name.
    void said(String words) {
        name = LineForm.nameOf(words);
    }

    /// Adds a frame line; two of them separate a grid from the next.
    TextForm.@Nullable Match frame(int line) {
        frames = true;
        stars |= pieces.isEmpty() && lines.line(line).contains("*-");
        boolean second = lastFrame == line - 1 && !pieces.isEmpty();
        lastFrame = line;
        return second ? gap() : null;
    }

    /// Adds a blank line, or one with a comment.
    TextForm.@Nullable Match gap() {
        if (cells == 81) {
            return complete(pieces.getLast().line + 1);
        }
        earlier = pieces.size();
        return ++blanks > 3 ? end() : null;
    }

    TextForm.@Nullable Match row(GridRow row, int line) {
        String content = lines.content(line);
        if (row.style() != GridRow.Style.PLAIN && !agrees(row)) {
            return fault(new Fault.UnevenBlanks(line + 1, 1), line + 1);
        }
        int first = content.length() - content.stripLeading().length() + 1;
        return add(new Piece(line, row.cells(), first, content.stripTrailing().length(), row));
    }

    TextForm.@Nullable Match cells(CellsOfLine content, int line) {
        if (content.foreign() != null) {
            boolean apart = earlier == pieces.size() || content.size() > LONG;
            if (!pieces.isEmpty() && (apart || pieces.getFirst().size() > LONG)) {
                return end(line);
            }
            if (pieces.isEmpty() && content.size() < 9 && !isBeforeCells(line)) {
                // A number in words, such as a date.
                over = true;
                return null;
            }
            return fault(new Fault.BadCharacter(line + 1, content.column(), content.foreign()), line + 1);
        }
        if (pieces.isEmpty()) {
            int size = OtherSizes.ofRow(lines.content(line));
            if (size > 0) {
                return fault(new Fault.OtherSize(line + 1, content.first(), size), behind(line, size));
            }
        }
        return add(new Piece(line, content.cells(), content.first(), content.last(), null));
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
        if (cells == 81 || earlier == pieces.size() || !inside || isHeading()) {
            return end(line);
        }
        String text = lines.line(line);
        int at = text.length() - text.stripLeading().length();
        return fault(new Fault.BadCharacter(line + 1, at + 1, Character.toString(text.codePointAt(at))), line + 1);
    }

    /// Adds the end of the text.
    TextForm.@Nullable Match end() {
        return end(pieces.getLast().line + 1);
    }

    /// Adds the end of the run, before a line.
    TextForm.@Nullable Match end(int line) {
        if (cells == 81) {
            return complete(line);
        }
        over = pieces.isEmpty() || isHeading() || isDate();
        return over ? null : misfit(line);
    }

    private TextForm.@Nullable Match add(Piece piece) {
        blanks = 0;
        if (!pieces.isEmpty() && cells + piece.size() > 81) {
            over = isHeading();
            boolean apart = earlier > 0 || pieces.getFirst().size() > LONG || piece.size() > LONG;
            return over ? null : apart ? misfit(piece.line) : tooMany(piece);
        }
        pieces.add(piece);
        cells += piece.size();
        settleHyphens();
        if (cells > 81) {
            return misfit(piece.line + 1);
        }
        boolean even = pieces.stream().allMatch(each -> each.size() == piece.size());
        return cells == 81 && earlier == 0 && even ? complete(piece.line + 1) : null;
    }

    /// If other blanks occur, or the lines are not rows of nine, hyphens are separators rather than cells.
    private void settleHyphens() {
        boolean any = pieces.stream().anyMatch(piece -> piece.row != null && piece.row.dashed());
        if (!any
                || pieces.stream()
                        .allMatch(piece -> piece.row != null && (piece.row.dashed() || piece.row.clues() == 9))) {
            return;
        }
        cells = 0;
        for (int i = 0; i < pieces.size(); i++) {
            Piece piece = pieces.get(i);
            CellsOfLine plain =
                    piece.row != null && piece.row.dashed() ? CellsOfLine.of(lines.content(piece.line)) : null;
            if (plain != null) {
                piece = new Piece(piece.line, plain.cells(), plain.first(), plain.last(), null);
                pieces.set(i, piece);
            }
            cells += piece.size();
        }
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

    private TextForm.Match tooMany(Piece piece) {
        pieces.add(piece);
        cells += piece.size();
        return misfit(piece.line + 1);
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

    /// Tests whether the run began with a number above rows of nine.
    private boolean isHeading() {
        return pieces.getFirst().size() < SHORT
                && pieces.stream().skip(1).allMatch(piece -> piece.size() == 9)
                && pieces.size() < 10;
    }

    /// Tests whether hyphens separate numbers, as in dates.
    private boolean isDate() {
        return pieces.size() < 3 && pieces.stream().allMatch(piece -> piece.row != null && piece.row.dashed());
    }

    private TextForm.Match complete(int end) {
        long nines = pieces.stream().filter(piece -> piece.size() == 9).count();
        boolean uneven = pieces.stream().anyMatch(piece -> piece.size() % 9 != 0);
        if (nines > 5 && uneven) {
            // An extra cell in one line and a missing one in another.
            return misfit(end);
        }
        DocumentBuilder builder = new DocumentBuilder();
        int cell = 0;
        for (Piece piece : pieces) {
            for (int i = 0; i < piece.size(); i++, cell++) {
                if (piece.row != null && (piece.row.placed() >> i & 1) != 0) {
                    builder.placed(cell, piece.cells.charAt(i) - '0');
                } else {
                    builder.given(cell, piece.cells.charAt(i) - '0');
                }
            }
        }
        int first = pieces.getFirst().line;
        FileHeader header = FileHeader.above(lines, first);
        header.comment().forEach(builder::comment);
        ReadPuzzle read = new ReadPuzzle(builder.document(name.isEmpty() ? header.name() : name), first + 1);
        if (nines < 9 && !read.puzzle().conflicts().isEmpty()) {
            // Other tables of numbers have 81 digits, too.
            return misfit(end);
        }
        boolean placed = pieces.stream().anyMatch(piece -> piece.row != null && piece.row.placed() != 0);
        return TextForm.Match.of(format(), read, end, placed);
    }

    private TextFormat format() {
        GridRow row = pieces.isEmpty() ? null : pieces.getFirst().row;
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
        boolean before = earlier > 0 && earlier < pieces.size();
        List<Piece> wrong = before ? pieces.subList(0, earlier) : pieces;
        int to = before ? pieces.get(earlier).line : end;
        Piece first = wrong.getFirst();
        Piece last = wrong.getLast();
        if (first.size() > LONG) {
            // A separate line: those that follow are not part of it.
            Fault count = new Fault.BadCount(first.line + 1, first.last, first.size());
            return new TextForm.Match(TextFormat.LINE, List.of(), first.line + 1, false, count);
        }
        long nines = wrong.stream().filter(piece -> piece.size() == 9).count();
        if (OtherSizes.isSquare(wrong.stream().mapToInt(Piece::size).toArray())) {
            return fault(new Fault.OtherSize(first.line + 1, first.first, wrong.size()), to);
        }
        if (nines * 2 < wrong.size()) {
            int all = wrong.stream().mapToInt(Piece::size).sum();
            return all == 81
                    ? fault(new Fault.NoPuzzle(), to)
                    : fault(new Fault.BadCount(last.line + 1, last.last, all), to);
        }
        for (Piece piece : wrong) {
            if (piece.size() != 9) {
                return fault(new Fault.BadRow(piece.line + 1, piece.last, piece.size()), to);
            }
        }
        return fault(new Fault.BadHeight(first.line + 1, first.first, wrong.size()), to);
    }
}
