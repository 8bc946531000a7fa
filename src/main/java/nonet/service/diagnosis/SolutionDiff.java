package nonet.service.diagnosis;

import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.Solutions;
import nonet.solve.Solver;

/// The solutions of a puzzle that has several. One thread finds them while any other looks at those found so far.
public final class SolutionDiff {

    /// So many solutions are kept to be looked at.
    public static final int MOST_KEPT = 10_000;

    /// The search ends after so many.
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

    /// Finds solutions until there are no more or there are [#MOST_COUNTED]. To be called once.
    ///
    /// @throws CancellationException when cancelled; what was found by then stays
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

    /// Returns how many were found so far.
    public long count() {
        return count;
    }

    /// Tells whether these are all there are.
    public boolean isAll() {
        return all;
    }

    /// Returns how many of those found can be looked at.
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
