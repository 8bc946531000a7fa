package nonet.library;

import nonet.grid.Puzzle;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.rate.Rating;
import nonet.rate.RatingResult;
import nonet.solve.Cancel;

/// Rates the puzzles of the library by human logic.
public record Grader(HumanLogic logic) {

    /// Returns a grader with another profile.
    public Grader with(Profile other) {
        return new Grader(logic.with(other));
    }

    public Profile profile() {
        return logic.profile();
    }

    /// Returns the grade of a puzzle.
    ///
    /// @throws CancellationException when cancelled
    public Graded grade(Puzzle puzzle, Cancel cancel) {
        return switch (logic.rate(puzzle, cancel)) {
            case RatingResult.NoSolution() -> new Graded(Grade.NONE, 0);
            case RatingResult.SeveralSolutions() -> new Graded(Grade.SEVERAL, 0);
            case RatingResult.Rated(Rating rating) -> new Graded(Grade.of(rating.level()), rating.score());
        };
    }
}
