package nonet.solve.fast;

import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.SolutionCounter;

/// The fast solver for batches: it converts 81 bytes to 81 bytes, and creates no objects once it is warm.
///
/// An instance is reused for puzzle after puzzle, by one thread at a time. Its results are those of [FastSolver].
public final class FastSearch implements SolutionCounter {

    private final BitSearch search = new BitSearch();
    private final long[] first = new long[18];

    /// Counts the solutions, with nothing to cancel it.
    public int count(byte[] cells, int offset, int limit) {
        return count(cells, offset, limit, Cancel.NEVER);
    }

    @Override
    public int count(byte[] cells, int offset, int limit, Cancel cancel) {
        search.start(cells, offset, Long.MAX_VALUE);
        return count(limit, cancel);
    }

    @Override
    public int count(Puzzle puzzle, int limit, Cancel cancel) {
        search.start(puzzle, Long.MAX_VALUE);
        return count(limit, cancel);
    }

    /// Tests whether a cell has this digit in all solutions. For a solvable puzzle that takes less time than to count its
    /// solutions: the rest is searched, without the digit in the cell.
    ///
    /// @param cell the index of a blank cell
    /// @param digit 1 to 9
    public boolean isForced(byte[] cells, int offset, int cell, int digit) {
        search.startWithout(cells, offset, cell, digit - 1);
        return search.next(Cancel.NEVER) == BitSearch.StopReason.EXHAUSTED;
    }

    /// Tests whether a puzzle with one solution has several without any one of its clues.
    ///
    /// @param cells the clues, 0 for blanks; as they were on return
    public boolean isMinimal(byte[] cells) {
        for (int cell = 0; cell < 81; cell++) {
            byte clue = cells[cell];
            if (clue != 0) {
                cells[cell] = 0;
                boolean superfluous = isForced(cells, 0, cell, clue);
                cells[cell] = clue;
                if (superfluous) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Writes solutions one after another, 81 bytes each, as many as there is room for.
    ///
    /// @param solutions receives the solutions, row by row
    /// @return the number of solutions written; there may be more if it is the number that there is room for
    /// @throws CancellationException if cancelled
    public int list(byte[] cells, byte[] solutions, Cancel cancel) {
        search.start(cells, 0, Long.MAX_VALUE);
        int most = solutions.length / 81;
        int found = 0;
        while (found < most && search.next(cancel) == BitSearch.StopReason.FOUND) {
            search.copySolution(first);
            SolutionWriter.write(first, solutions, 81 * found++);
        }
        return found;
    }

    private int count(int limit, Cancel cancel) {
        if (limit < 1) {
            throw new IllegalArgumentException("a limit below 1: " + limit);
        }
        for (int found = 0; found < Math.min(2, limit); found++) {
            switch (search.next(cancel)) {
                case FOUND -> {
                    if (found == 0) {
                        search.copySolution(first);
                        if (limit == 2 && search.hasSecondSolution()) {
                            return 2;
                        }
                    }
                }
                case EXHAUSTED -> {
                    return found;
                }
                case TOO_LONG -> throw new IllegalStateException("more guesses than a long counts");
            }
        }
        return limit <= 2 ? limit : countAfterTwo(limit, cancel);
    }

    private int countAfterTwo(int limit, Cancel cancel) {
        long found = 2;
        long passed = 1;
        while (passed > 0 && found < limit) {
            passed = search.pass(cancel);
            found += passed;
        }
        return (int) Math.min(found, limit);
    }

    @Override
    public void solution(byte[] cells, int offset) {
        SolutionWriter.write(first, cells, offset);
    }
}
