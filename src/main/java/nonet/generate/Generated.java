package nonet.generate;

import nonet.grid.Puzzle;

/// What came of a request for a puzzle.
public sealed interface Generated {

    /// There is one.
    record Found(Puzzle puzzle) implements Generated {}

    /// None was found in so many tries; there may be none.
    record NotFound(int tries) implements Generated {}
}
