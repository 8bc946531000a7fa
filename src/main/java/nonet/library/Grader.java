package nonet.library;

import nonet.grid.Puzzle;
import nonet.logic.solver.LogicalSolver;
import nonet.rate.Profile;
import nonet.rate.Rater;
import nonet.rate.Rating;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;

/// Finds out how hard puzzles are by a profile of human logic.
public record Grader(Solver checker, LogicalSolver solver, Profile profile) {

    /// Returns a grader that goes by another profile.
    public Grader with(Profile other) {
        return new Grader(checker, solver, other);
    }

    /// Returns how hard a puzzle is.
    ///
    /// @throws CancellationException when cancelled
    public Graded grade(Puzzle puzzle, Cancel cancel) {
        return switch (checker.solve(puzzle, Limit.TWO, cancel)) {
            case Answer.None() -> new Graded(Grade.NONE, 0);
            case Answer.Several ignored -> new Graded(Grade.SEVERAL, 0);
            case Answer.Unique ignored -> {
                Rater rater = new Rater(solver.with(profile.forSolving()), profile.weights());
                Rating rating = rater.rate(puzzle, checker, cancel);
                yield new Graded(Grade.of(rating.level()), rating.score());
            }
            case Answer.Unknown undecided -> throw new IllegalStateException(undecided.toString());
        };
    }
}
