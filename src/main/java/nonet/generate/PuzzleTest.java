package nonet.generate;

import nonet.grid.Puzzle;
import nonet.solve.Cancel;

/// A condition on puzzles that takes a while to check. Safe for use by several threads.
@FunctionalInterface
public interface PuzzleTest {

    /// The result of comparing a puzzle with the request.
    enum Fit {
        FITS,
        /// A requested technique is used, but another one can replace it.
        NEAR,
        /// A requested technique is used, but the puzzle is too hard.
        STUCK,
        TOO_EASY,
        TOO_HARD
    }

    /// Compares a puzzle that has one solution with the request.
    ///
    /// @throws CancellationException if cancelled
    Fit fit(Puzzle puzzle, Cancel cancel);

    /// Returns the test that passes what both pass; the other one is asked second.
    default PuzzleTest and(PuzzleTest other) {
        return (puzzle, cancel) -> {
            Fit first = fit(puzzle, cancel);
            return first == Fit.FITS ? other.fit(puzzle, cancel) : first;
        };
    }
}
