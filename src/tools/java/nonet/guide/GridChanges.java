package nonet.guide;

import java.util.Objects;
import nonet.deduce.Conclusion;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import org.jspecify.annotations.Nullable;

/// Small changes of a position that take something back.
final class GridChanges {

    private GridChanges() {}

    /// Returns a grid with a cell blank again, and nothing else changed.
    ///
    /// @param other the only candidate of the cell besides its digit; null for all that the digits on the board allow
    static Grid reopened(Grid grid, Cell cell, @Nullable Digit other) {
        byte[] values = grid.values();
        Digit digit = Objects.requireNonNull(grid.digit(cell));
        values[cell.index()] = 0;
        int allowed = Grid.of(grid.givens(), values).candidates(cell).mask();
        int wanted = other == null ? allowed : allowed & other.mask();
        return with(grid, values, cell, wanted | digit.mask());
    }

    /// Returns a grid with one candidate more.
    static Grid with(Grid grid, Cell cell, Digit digit) {
        return with(grid, grid.values(), cell, grid.candidates(cell).mask() | digit.mask());
    }

    private static Grid with(Grid grid, byte[] values, Cell changed, int mask) {
        short[] candidates = new short[81];
        for (Cell cell : Cell.all()) {
            candidates[cell.index()] =
                    (short) (cell.equals(changed) ? mask : grid.candidates(cell).mask());
        }
        return Grid.of(grid.givens(), values, candidates);
    }

    /// Returns a grid with an eliminated candidate again.
    static Grid restored(Grid grid, Conclusion eliminated) {
        return less(grid, Grid.of(grid.givens(), grid.values()), eliminated.candidate());
    }

    /// Returns a grid with a cell blank again, and the candidates that its digit prevented.
    static Grid blanked(Grid grid, Cell cell) {
        byte[] values = grid.values();
        values[cell.index()] = 0;
        return less(grid, Grid.of(grid.givens().without(cell), values), null);
    }

    /// Returns a grid with a given that was entered instead.
    static Grid entered(Grid grid, Cell cell) {
        return less(grid, Grid.of(grid.givens().without(cell), grid.values()), null);
    }

    /// Removes the candidates that are deleted in a grid from another one, but for one of them.
    private static Grid less(Grid grid, Grid from, @Nullable Candidate spared) {
        Grid plain = Grid.of(grid.givens(), grid.values());
        Grid less = from;
        for (Cell blank : grid.blanks()) {
            for (Digit digit : plain.candidates(blank).minus(grid.candidates(blank))) {
                Candidate gone = new Candidate(blank, digit);
                less = gone.equals(spared) ? less : less.remove(gone);
            }
        }
        return less;
    }
}
