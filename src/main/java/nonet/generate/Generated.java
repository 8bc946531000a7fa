package nonet.generate;

import nonet.grid.Puzzle;

/// The result of a request for a puzzle.
public sealed interface Generated {

    /// Returns what was tried.
    Attempts attempts();

    /// A puzzle was found.
    ///
    /// @param attempts what was tried before
    record Found(Puzzle puzzle, Attempts attempts) implements Generated {}

    /// No puzzle was found within the tries; there may be none.
    record NotFound(Attempts attempts) implements Generated {}
}
