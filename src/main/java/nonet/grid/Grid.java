package nonet.grid;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// The state of a board: the digits of filled cells, which of them are given, and the candidates of blank cells.
public final class Grid {

    private static final short[] NO_CANDIDATES = new short[81];

    private final CellSet givens;
    private final byte[] values;
    private final short[] candidates;

    private Grid(CellSet givens, byte[] values, short[] candidates) {
        this.givens = givens;
        this.values = values;
        this.candidates = candidates;
    }

    /// Returns the puzzle's grid, in which the candidates of a blank are the digits that no peer holds and the puzzle
    /// does not exclude.
    public static Grid of(Puzzle puzzle) {
        byte[] values = puzzle.values();
        short[] excluded = puzzle.exclusions();
        short[] candidates = SudokuRules.candidates(values);
        for (int cell = 0; cell < 81; cell++) {
            candidates[cell] &= (short) ~excluded[cell];
        }
        return new Grid(puzzle.givenCells(), values, candidates);
    }

    /// Returns the grid with these values, 0 for a blank, and all candidates that no peer holds.
    ///
    /// @throws IllegalArgumentException if there are not 81 values
    public static Grid of(CellSet givens, byte[] values) {
        if (values.length != 81) {
            throw new IllegalArgumentException("not 81 cells");
        }
        return new Grid(givens, values.clone(), SudokuRules.candidates(values));
    }

    /// Returns the grid with these values, 0 for a blank, and these candidate masks, bit 0 for the digit 1.
    ///
    /// @throws IllegalArgumentException if there are not 81 of each
    public static Grid of(CellSet givens, byte[] values, short[] candidates) {
        if (values.length != 81 || candidates.length != 81) {
            throw new IllegalArgumentException("not 81 cells");
        }
        boolean none = Arrays.equals(candidates, NO_CANDIDATES);
        return new Grid(givens, values.clone(), none ? NO_CANDIDATES : candidates.clone());
    }

    /// Returns the puzzle's grid without candidates, in little memory.
    public static Grid ofGivens(Puzzle puzzle) {
        return new Grid(puzzle.givenCells(), puzzle.givens(), NO_CANDIDATES);
    }

    public CellSet givens() {
        return givens;
    }

    /// Returns the puzzle of the givens alone, without the other digits and the candidates.
    public Puzzle puzzle() {
        byte[] clues = new byte[81];
        for (Cell cell : givens) {
            clues[cell.index()] = values[cell.index()];
        }
        return Puzzle.of(clues);
    }

    /// Returns the puzzle whose givens are all digits of the grid, and whose candidates are its candidates.
    public Puzzle asPuzzle() {
        return Puzzle.of(values).restrictedTo(candidates);
    }

    /// Returns the digit of a cell, or null for a blank.
    public @Nullable Digit digit(Cell cell) {
        byte value = values[cell.index()];
        return value == 0 ? null : Digit.of(value);
    }

    /// Returns the candidates of a cell; a filled cell has none.
    public DigitSet candidates(Cell cell) {
        return new DigitSet(candidates[cell.index()]);
    }

    /// Returns the cells without a digit.
    public CellSet blanks() {
        return CellSet.ALL.minus(CellSet.filled(values));
    }

    /// Returns this grid with the digit in its cell; the cell's peers lose it as a candidate.
    public Grid place(Candidate candidate) {
        byte[] placed = values.clone();
        short[] left = candidates.clone();
        placed[candidate.cell().index()] = (byte) candidate.digit().value();
        left[candidate.cell().index()] = 0;
        for (Cell peer : candidate.cell().peers()) {
            left[peer.index()] &= (short) ~candidate.digit().mask();
        }
        return new Grid(givens, placed, left);
    }

    /// Returns this grid without the candidate.
    public Grid remove(Candidate candidate) {
        short[] left = candidates.clone();
        left[candidate.cell().index()] &= (short) ~candidate.digit().mask();
        return new Grid(givens, values, left);
    }

    /// Returns every digit that occurs more than once in a house, houses in order.
    public List<Conflict> conflicts() {
        return SudokuRules.conflicts(values);
    }

    /// Tests whether every cell holds a digit and none occurs twice in a house.
    public boolean isSolved() {
        return blanks().isEmpty() && conflicts().isEmpty();
    }

    /// Returns the values row by row, 0 for a blank.
    public byte[] values() {
        return values.clone();
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Grid grid
                && givens.equals(grid.givens)
                && Arrays.equals(values, grid.values)
                && Arrays.equals(candidates, grid.candidates);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(values) + Arrays.hashCode(candidates);
    }

    /// Returns the 81 values as characters, `.` for a blank.
    @Override
    public String toString() {
        return SudokuRules.line(values);
    }
}
