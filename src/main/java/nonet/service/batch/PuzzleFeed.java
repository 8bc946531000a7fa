package nonet.service.batch;

import java.io.IOException;

/// Where the puzzles of a batch come from.
public interface PuzzleFeed {

    /// Empties the block and fills it with the next puzzles, and the faults between them. It waits for the first of
    /// them, but not for more.
    ///
    /// @return whether anything came; false is the end
    /// @throws IOException when reading fails
    boolean fill(PuzzleBlock block) throws IOException;

    /// Returns how many bytes of the input were used so far. Any thread may ask.
    long position();
}
