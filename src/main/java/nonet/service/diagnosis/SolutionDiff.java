package nonet.service.diagnosis;

import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.Solutions;
import nonet.solve.Solver;

/// The solutions of a puzzle with several. One thread finds them while any other reads those found so far.
public final class SolutionDiff {

    /// The largest number of solutions that are kept.
    public static final int MOST_KEPT = 10_000;

    /// The number of solutions at which the search ends.
    public static final long MOST_COUNTED = 1_000_000;

    private final Solver solver;
    private final Puzzle puzzle;
    private final byte[][] kept = new byte[MOST_KEPT][];
    private volatile long count;
    private volatile boolean all;

    public SolutionDiff(Solver solver, Puzzle puzzle) {
        this.solver = solver;
        this.puzzle = puzzle;
    }

    /// Finds solutions until there are no more or there are [#MOST_COUNTED]. Must be called at most once.
    ///
    /// @throws CancellationException if cancelled; the solutions found so far are kept
    public void find(Cancel cancel) {
        Solutions cursor = solver.solutions(puzzle);
        while (count < MOST_COUNTED) {
            switch (cursor.next(cancel)) {
                case FOUND -> keep(cursor);
                case EXHAUSTED -> {
                    all = true;
                    return;
                }
                case STUCK -> {
                    return;
                }
            }
        }
    }

    private void keep(Solutions cursor) {
        long before = count;
        if (before < MOST_KEPT) {
            kept[(int) before] = cursor.digits();
        }
        count = before + 1;
    }

    /// Returns the number of solutions found so far.
    public long count() {
        return count;
    }

    /// Tests whether all solutions have been found.
    public boolean isAll() {
        return all;
    }

    /// Returns the number of solutions that are kept.
    public int size() {
        return (int) Math.min(count, MOST_KEPT);
    }

    /// Returns the digits of a solution, row by row.
    ///
    /// @param number from 0, below [#size()]
    public byte[] digits(int number) {
        if (number < 0 || number >= size()) {
            throw new IndexOutOfBoundsException("solution " + number + " of " + size());
        }
        return kept[number].clone();
    }

    /// Returns the cells in which two solutions have different digits.
    ///
    /// @param one from 0, below [#size()]
    /// @param other likewise
    public CellSet differing(int one, int other) {
        byte[] first = digits(one);
        byte[] second = digits(other);
        CellSet cells = CellSet.NONE;
        for (Cell cell : Cell.all()) {
            cells = first[cell.index()] == second[cell.index()] ? cells : cells.with(cell);
        }
        return cells;
    }
}
