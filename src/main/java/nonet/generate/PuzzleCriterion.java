package nonet.generate;

import nonet.grid.Puzzle;
import nonet.solve.Cancel;

/// A condition on puzzles that takes a while to check. Safe for use by several threads.
@FunctionalInterface
public interface PuzzleCriterion {

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

    /// Returns the criterion that passes puzzles that both pass; the other one runs second.
    default PuzzleCriterion and(PuzzleCriterion other) {
        return (puzzle, cancel) -> {
            Fit first = fit(puzzle, cancel);
            return first == Fit.FITS ? other.fit(puzzle, cancel) : first;
        };
    }
}
