package nonet.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// A puzzle with the user's digits, marks and colors. The candidates of the grid are the user's pencil marks, so a
/// fresh document has none.
///
/// @param name the name of the puzzle, such as that of its file; empty if it has none
/// @param puzzle the givens, and the candidates if the puzzle has its own
/// @param grid the givens, the entered digits, and the pencil marks
/// @param colors the colored cells
/// @param sketch the colored candidates, the links drawn between candidates, and the corner marks
/// @param comment a comment on the puzzle; may have several lines, empty for none
/// @param bookmarks the marked events of searches on the board
public record Document(
        String name,
        Puzzle puzzle,
        Grid grid,
        Map<Cell, CellColor> colors,
        Sketch sketch,
        String comment,
        List<Bookmark> bookmarks) {

    /// The document of an empty board.
    public static final Document EMPTY = of("", Puzzle.EMPTY);

    /// The largest number of characters in a comment.
    public static final int LONGEST_COMMENT = 4_000;

    /// Creates a document without bookmarks.
    public Document(String name, Puzzle puzzle, Grid grid, Map<Cell, CellColor> colors, Sketch sketch, String comment) {
        this(name, puzzle, grid, colors, sketch, comment, List.of());
    }

    /// Creates a document without a sketch.
    public Document(String name, Puzzle puzzle, Grid grid, Map<Cell, CellColor> colors, String comment) {
        this(name, puzzle, grid, colors, Sketch.NONE, comment);
    }

    /// Creates a document without colors and comment.
    public Document(String name, Puzzle puzzle, Grid grid) {
        this(name, puzzle, grid, Map.of(), "");
    }

    public Document {
        colors = Map.copyOf(colors);
        bookmarks = List.copyOf(bookmarks);
        for (Cell cell : grid.givens()) {
            if (grid.digit(cell) != puzzle.given(cell)) {
                throw new IllegalArgumentException("the grid does not hold the puzzle's given of " + cell);
            }
        }
        if (!grid.givens().equals(puzzle.givenCells())) {
            throw new IllegalArgumentException("the grid has other givens than the puzzle");
        }
    }

    /// Returns the fresh document of a puzzle. The candidates of a restricted puzzle become pencil marks.
    public static Document of(String name, Puzzle puzzle) {
        return new Document(name, puzzle, puzzle.isRestricted() ? Grid.of(puzzle) : Grid.ofGivens(puzzle));
    }

    /// Returns whether the board is empty: no digits, and no candidates that are part of the puzzle.
    public boolean isBare() {
        return position().equals(Puzzle.EMPTY);
    }

    /// Returns the cells with an entered digit.
    public CellSet entered() {
        return CellSet.ALL.minus(grid.blanks()).minus(grid.givens());
    }

    /// Returns the puzzle with the entered digits as givens: what remains to be solved.
    public Puzzle position() {
        return puzzle.withGivens(grid.values());
    }

    /// Returns what is on the board, without the name, the comment and the bookmarks.
    public Document boardOnly() {
        return new Document("", puzzle, grid, colors, sketch, "");
    }

    /// Returns this document under another name.
    public Document named(String other) {
        return new Document(other, puzzle, grid, colors, sketch, comment, bookmarks);
    }

    /// Returns this document with another comment.
    public Document commented(String other) {
        return new Document(name, puzzle, grid, colors, sketch, other, bookmarks);
    }

    /// Returns this document with other colors.
    public Document colored(Map<Cell, CellColor> others) {
        return new Document(name, puzzle, grid, others, sketch, comment, bookmarks);
    }

    /// Returns this document with another sketch.
    public Document sketched(Sketch other) {
        return new Document(name, puzzle, grid, colors, other, comment, bookmarks);
    }

    /// Returns this document with other bookmarks.
    public Document bookmarked(List<Bookmark> others) {
        return new Document(name, puzzle, grid, colors, sketch, comment, others);
    }

    /// Returns this document with another given in a cell, or none if the digit is null. Entries in the cell are
    /// removed, and the bookmarks, whose searches were those of another puzzle; everything else stays.
    Document withGiven(Cell cell, @Nullable Digit digit) {
        Puzzle changed = puzzle.with(cell, digit);
        byte[] values = grid.values();
        values[cell.index()] = (byte) (digit == null ? 0 : digit.value());
        short[] marks = marks();
        marks[cell.index()] = 0;
        return new Document(
                name,
                changed,
                Grid.of(changed.givenCells(), values, marks),
                colors,
                sketch.withoutCorners(cell, null),
                comment);
    }

    /// Returns this document with this entered digit in a cell, or none if the digit is null; its peers lose the
    /// digit's pencil and corner marks. A given cell stays as it is.
    Document withEntry(Cell cell, @Nullable Digit digit) {
        if (grid.givens().contains(cell)) {
            return this;
        }
        byte[] values = grid.values();
        short[] marks = marks();
        values[cell.index()] = (byte) (digit == null ? 0 : digit.value());
        marks[cell.index()] = 0;
        if (digit != null) {
            for (Cell peer : cell.peers()) {
                marks[peer.index()] &= (short) ~digit.mask();
            }
        }
        return new Document(
                name,
                puzzle,
                Grid.of(grid.givens(), values, marks),
                colors,
                sketch.withoutCorners(cell, digit),
                comment,
                bookmarks);
    }

    /// Returns this document with the candidates that its digits leave as if it had no pencil marks, except that
    /// these candidates stay removed where its marks lack them.
    public Document withoutMarks(Set<Candidate> removed) {
        Grid allowed = Grid.of(position());
        short[] kept = new short[81];
        for (Candidate candidate : removed) {
            int cell = candidate.cell().index();
            DigitSet marks = grid.candidates(candidate.cell());
            if (!marks.isEmpty() && !marks.contains(candidate.digit())) {
                int left =
                        kept[cell] == 0 ? allowed.candidates(candidate.cell()).mask() : kept[cell];
                kept[cell] = (short) (left & ~candidate.digit().mask());
            }
        }
        return withMarks(kept);
    }

    /// Returns this document with these pencil marks, one mask per cell; filled cells keep none.
    Document withMarks(short[] marks) {
        short[] kept = marks.clone();
        byte[] values = grid.values();
        for (int index = 0; index < 81; index++) {
            kept[index] = values[index] == 0 ? kept[index] : 0;
        }
        return new Document(name, puzzle, Grid.of(grid.givens(), values, kept), colors, sketch, comment, bookmarks);
    }

    /// Returns this document with a color in each of the cells, or with none there if the color is null.
    Document withColor(CellSet cells, @Nullable CellColor color) {
        Map<Cell, CellColor> changed = new HashMap<>(colors);
        for (Cell cell : cells) {
            if (color == null) {
                changed.remove(cell);
            } else {
                changed.put(cell, color);
            }
        }
        return colored(changed);
    }

    /// Tests whether digits were entered.
    public boolean hasEntries() {
        return !entered().isEmpty();
    }

    /// Tests whether there are pencil marks.
    public boolean hasMarks() {
        return Cell.all().stream().anyMatch(cell -> !grid.candidates(cell).isEmpty());
    }

    /// Returns the digit of a cell, 0 for a blank.
    public int digit(Cell cell) {
        Digit digit = grid.digit(cell);
        return digit == null ? 0 : digit.value();
    }

    /// Tests whether the digit of a cell is a given.
    public boolean isGiven(Cell cell) {
        return grid.givens().contains(cell);
    }

    /// Returns the pencil marks of a cell.
    public DigitSet marks(Cell cell) {
        return grid.candidates(cell);
    }

    /// Returns the givens as 81 digits, 0 for a blank.
    public String givenDigits() {
        return puzzle.toString().replace('.', '0');
    }

    /// Returns the pencil marks, one mask per cell.
    short[] marks() {
        short[] marks = new short[81];
        for (Cell cell : Cell.all()) {
            marks[cell.index()] = (short) grid.candidates(cell).mask();
        }
        return marks;
    }
}
