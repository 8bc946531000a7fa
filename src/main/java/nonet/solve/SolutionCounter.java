package nonet.solve;

import nonet.grid.Puzzle;

/// Counts the solutions of puzzle after puzzle, from bytes to bytes. It keeps what it works with, and serves one thread.
public interface SolutionCounter {

    /// The count of a puzzle on which an engine that does not guess got stuck.
    int STUCK = -2;

    /// Counts the solutions of the puzzle in `cells` from `offset` on, row by row.
    ///
    /// The low four bits of a byte are the digit, so the digits may be numbers or ASCII characters; what is no digit
    /// from 1 to 9, such as `0` and `.`, is a blank. Contradictory givens have no solution.
    ///
    /// @param limit the search stops after this many solutions, at least 1
    /// @return how many there are, from 0 to `limit`, or [#STUCK]
    /// @throws CancellationException if cancelled
    int count(byte[] cells, int offset, int limit, Cancel cancel);

    /// Counts the solutions of a puzzle, which may be restricted, as [#count(byte\[\], int, int, Cancel)] does.
    int count(Puzzle puzzle, int limit, Cancel cancel);

    /// Writes the first solution of the puzzle that was counted last into `cells` from `offset` on: 81 numbers from 1
    /// to 9, row by row. To be called only after a count above 0.
    void solution(byte[] cells, int offset);
}
