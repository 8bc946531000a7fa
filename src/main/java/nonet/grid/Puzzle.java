package nonet.grid;

import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/// What was set: the givens of the 81 cells. Two puzzles with the same givens are equal. The givens may contradict
/// each other, as they do while somebody is typing.
public final class Puzzle {

    /// The puzzle without givens.
    public static final Puzzle EMPTY = new Puzzle(new byte[81]);

    private final byte[] givens;

    private Puzzle(byte[] givens) {
        this.givens = givens;
    }

    /// Returns the puzzle with these givens, row by row, 0 for a blank.
    ///
    /// @throws IllegalArgumentException when there are not 81 or one is not 0 to 9
    public static Puzzle of(byte[] givens) {
        if (givens.length != 81) {
            throw new IllegalArgumentException("not 81 cells: " + givens.length);
        }
        for (byte given : givens) {
            if (given < 0 || given > 9) {
                throw new IllegalArgumentException("not a digit: " + given);
            }
        }
        return new Puzzle(givens.clone());
    }

    /// Returns the puzzle of 81 characters, `1` to `9` for givens, `0` or `.` for blanks. People's texts are read by
    /// the room `format`.
    ///
    /// @throws IllegalArgumentException when the text is anything else
    public static Puzzle of(String text) {
        byte[] givens = new byte[text.length()];
        for (int i = 0; i < givens.length; i++) {
            char character = text.charAt(i);
            givens[i] = (byte) (character == '.' ? 0 : character - '0');
        }
        return of(givens);
    }

    /// Returns the given of a cell, or null for a blank.
    public @Nullable Digit given(Cell cell) {
        byte value = givens[cell.index()];
        return value == 0 ? null : Digit.of(value);
    }

    /// Returns this puzzle with another given in one cell, or with none there when the digit is null.
    public Puzzle with(Cell cell, @Nullable Digit digit) {
        byte[] changed = givens.clone();
        changed[cell.index()] = (byte) (digit == null ? 0 : digit.value());
        return new Puzzle(changed);
    }

    /// Returns the cells that hold a given.
    public CellSet givenCells() {
        return filled(givens);
    }

    /// Returns how many givens there are, 0 to 81.
    public int clues() {
        return givenCells().size();
    }

    /// Returns the givens row by row, 0 for a blank.
    public byte[] values() {
        return givens.clone();
    }

    /// Returns every digit that stands more than once in a house, houses in their order.
    public List<Conflict> conflicts() {
        return Rules.conflicts(givens);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Puzzle puzzle && Arrays.equals(givens, puzzle.givens);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(givens);
    }

    /// Returns the 81 characters, `.` for a blank.
    @Override
    public String toString() {
        return Rules.line(givens);
    }

    private static CellSet filled(byte[] values) {
        CellSet cells = CellSet.NONE;
        for (Cell cell : Cell.all()) {
            cells = values[cell.index()] == 0 ? cells : cells.with(cell);
        }
        return cells;
    }
}
