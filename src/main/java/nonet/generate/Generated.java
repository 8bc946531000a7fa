package nonet.generate;

import nonet.grid.Puzzle;

/// The result of a request for a puzzle.
public sealed interface Generated {

    /// A puzzle was found.
    record Found(Puzzle puzzle) implements Generated {}

    /// No puzzle was found within the tries; there may be none.
    record NotFound(Attempts attempts) implements Generated {}
}
