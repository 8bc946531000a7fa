package nonet.solve.fast;

import nonet.grid.Puzzle;
import nonet.solve.Cancel;

/// The fast solver for batches: it goes from 81 bytes to 81 bytes, and makes no objects once it is warm.
///
/// A search is used for puzzle after puzzle, by one thread at a time. What it finds is what [FastSolver] finds.
public final class FastSearch {

    private final BitSearch search = new BitSearch();
    private final long[] first = new long[18];

    /// Counts the solutions of the puzzle that stands in `cells` from `offset` on, row by row.
    ///
    /// The low four bits of a byte are the digit, so the digits may be numbers or ASCII characters; what is no digit
    /// from 1 to 9, such as `0` and `.`, is a blank. Contradictory givens have no solution.
    ///
    /// @param limit the search stops after this many solutions, at least 1
    /// @return how many there are, from 0 to `limit`
    public int count(byte[] cells, int offset, int limit) {
        return count(cells, offset, limit, Cancel.NEVER);
    }

    /// Counts the solutions as [#count(byte\[\], int, int)] does.
    ///
    /// @return how many there are, from 0 to `limit`
    /// @throws CancellationException when cancelled
    public int count(byte[] cells, int offset, int limit, Cancel cancel) {
        search.start(cells, offset, Long.MAX_VALUE);
        return count(limit, cancel);
    }

    /// Counts the solutions of a puzzle, which may be restricted, unless the search is cancelled.
    ///
    /// @param limit the search stops after this many solutions, at least 1
    /// @return how many there are, from 0 to `limit`, or -1 when the search was cancelled
    public int count(Puzzle puzzle, int limit, Cancel cancel) {
        search.start(puzzle, Long.MAX_VALUE);
        return count(limit, cancel);
    }

    private int count(int limit, Cancel cancel) {
        if (limit < 1) {
            throw new IllegalArgumentException("a limit below 1: " + limit);
        }
        for (int found = 0; found < limit; found++) {
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
        return limit;
    }

    /// Writes the first solution of the puzzle that was counted last into `cells` from `offset` on: 81 numbers from 1
    /// to 9, row by row. To be asked only after a count above 0.
    public void solution(byte[] cells, int offset) {
        SolutionWriter.write(first, cells, offset);
    }
}
