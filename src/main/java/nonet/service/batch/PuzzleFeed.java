package nonet.service.batch;

import java.io.IOException;

/// The source of a batch's puzzles.
public interface PuzzleFeed {

    /// Clears the block and fills it with the next puzzles, and the faults between them. Waits for the first of them,
    /// but not for more.
    ///
    /// @return false at the end of the input
    /// @throws IOException if reading fails
    boolean fill(PuzzleBlock block) throws IOException;

    /// Returns the number of bytes consumed so far. Safe for use by any thread.
    long position();
}
