package nonet.codec.app;

import java.util.List;
import nonet.codec.api.Codec;
import nonet.codec.api.DocumentBuilder;
import nonet.codec.api.Fault;
import nonet.codec.api.FormatFeature;
import nonet.codec.api.FormatInfo;
import nonet.codec.api.PuzzleReading;
import nonet.codec.api.ReadPuzzle;
import nonet.codec.api.Source;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.Document;

/// SudoCue's `.sdx`: nine lines of nine cells separated by spaces, marks run together, `u` before an entered digit. A
/// single digit is a given.
///
/// A file without any `u` looks like a grid of pencil marks. It is one if every single digit that is still among the
/// marks of a peer is the only candidate that the other givens leave for its cell; otherwise such a digit is a given
/// next to outdated marks. A grid of pencil marks has marks in every blank; with empty cells it is a saved game.
public final class SudoCueProgress implements Codec {

    private static final FormatInfo INFO =
            new FormatInfo("sdx", "SudoCue progress", List.of("sdx"), FormatFeature.PLACED, FormatFeature.MARKS);

    @Override
    public FormatInfo info() {
        return INFO;
    }

    @Override
    public int confidence(Source source) {
        String head = source.head();
        boolean cells = head.chars().allMatch(c -> c >= '0' && c <= '9' || "u. \t\r\n".indexOf(c) >= 0);
        if (!cells || !(read(source) instanceof PuzzleReading.Puzzles read)) {
            return 0;
        }
        boolean padded = head.contains("  ") || head.indexOf('\t') >= 0;
        Document first = read.puzzles().getFirst().document();
        return head.indexOf('u') >= 0 || !padded && (hasMarksInSome(first.grid()) || hasStaleMarks(first.grid()))
                ? 95
                : 0;
    }

    /// Tests whether some blanks have marks, and others have none.
    private static boolean hasMarksInSome(Grid grid) {
        int marked = 0;
        for (Cell cell : grid.blanks()) {
            marked += grid.candidates(cell).isEmpty() ? 0 : 1;
        }
        return marked > 0 && marked < grid.blanks().size();
    }

    private static boolean hasStaleMarks(Grid grid) {
        Puzzle certain = Puzzle.of(grid.values());
        CellSet noted = CellSet.NONE;
        for (Cell cell : grid.givens()) {
            if (isNotedBeside(grid, cell)) {
                certain = certain.with(cell, null);
                noted = noted.with(cell);
            }
        }
        Grid allowed = Grid.of(certain);
        for (Cell cell : noted) {
            if (allowed.candidates(cell).size() > 1) {
                return true;
            }
        }
        return false;
    }

    /// Tests whether the digit of a cell is among the marks of a peer.
    private static boolean isNotedBeside(Grid grid, Cell cell) {
        Digit digit = grid.digit(cell);
        for (Cell peer : cell.peers()) {
            if (digit != null && grid.candidates(peer).contains(digit)) {
                return true;
            }
        }
        return false;
    }

    @Override
    public PuzzleReading read(Source source) {
        List<String> lines =
                source.text().lines().filter(line -> !line.isBlank()).limit(20).toList();
        if (lines.size() != 9) {
            return new PuzzleReading.Nothing(new Fault.BadHeight(1, 1, lines.size()));
        }
        DocumentBuilder builder = new DocumentBuilder();
        for (int row = 0; row < 9; row++) {
            String[] cells = lines.get(row).strip().split("\\s+");
            if (cells.length != 9) {
                return new PuzzleReading.Nothing(
                        new Fault.BadRow(row + 1, Math.max(1, lines.get(row).length()), cells.length));
            }
            for (int column = 0; column < 9; column++) {
                String cell = cells[column];
                int index = row * 9 + column;
                if (cell.matches("u[1-9]")) {
                    builder.placed(index, cell.charAt(1) - '0');
                } else if (cell.matches("[1-9]")) {
                    builder.given(index, cell.charAt(0) - '0');
                } else if (cell.matches("[1-9]{2,9}") && cell.chars().distinct().count() == cell.length()) {
                    cell.chars().forEach(c -> builder.mark(index, c - '0'));
                } else if (!cell.matches("[.0]")) {
                    return new PuzzleReading.Nothing(new Fault.BadValue(row + 1, 1, DocumentBuilder.shortened(cell)));
                }
            }
        }
        return new PuzzleReading.Puzzles(this, List.of(new ReadPuzzle(builder.document(""), 1)), List.of());
    }

    /// Leaves out a mark that is alone in its cell, because a reader takes it for a given.
    @Override
    public String write(List<Document> documents) {
        Document document = documents.getFirst();
        StringBuilder text = new StringBuilder();
        for (Cell cell : Cell.all()) {
            int digit = document.digit(cell);
            var marks = document.marks(cell);
            text.append(digit > 0 && !document.isGiven(cell) ? "u" : "")
                    .append(digit > 0 ? String.valueOf(digit) : marks.size() < 2 ? "." : marks.toString())
                    .append(cell.column() < 9 ? ' ' : '\n');
        }
        return text.toString();
    }
}
