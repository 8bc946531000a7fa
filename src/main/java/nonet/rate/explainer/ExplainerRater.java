package nonet.rate.explainer;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Puzzle;
import nonet.rate.explainer.ExplainerResult.Why;
import nonet.rate.explainer.board.Effort;
import nonet.rate.explainer.board.FoundStep;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;

/// Rates puzzles as Sudoku Explainer 1.2.1 does. Immutable.
public final class ExplainerRater {

    /// No bound of effort.
    public static final long UNBOUNDED = Long.MAX_VALUE;

    private final Solver checker;
    private final long effort;

    /// @param checker counts solutions
    public ExplainerRater(Solver checker) {
        this(checker, UNBOUNDED);
    }

    private ExplainerRater(Solver checker, long effort) {
        this.checker = checker;
        this.effort = effort;
    }

    /// Returns a rater that stops after so many nodes of forcing nets.
    public ExplainerRater withEffort(long nodes) {
        return new ExplainerRater(checker, nodes);
    }

    /// Returns the rating of a puzzle without the steps.
    ///
    /// @throws CancellationException if cancelled
    public ExplainerResult rate(Puzzle puzzle, Cancel cancel) {
        return rate(puzzle, false, cancel);
    }

    /// Returns the rating of a puzzle with the steps.
    ///
    /// @throws CancellationException if cancelled
    public ExplainerResult rateWithSteps(Puzzle puzzle, Cancel cancel) {
        return rate(puzzle, true, cancel);
    }

    private ExplainerResult rate(Puzzle puzzle, boolean withSteps, Cancel cancel) {
        if (puzzle.isRestricted()) {
            return new ExplainerResult.Unrated(Why.CANDIDATES_GIVEN);
        }
        return switch (checker.solve(puzzle, Limit.TWO, cancel)) {
            case Answer.None() -> new ExplainerResult.Unrated(Why.NO_SOLUTION);
            case Answer.Several _ -> new ExplainerResult.Unrated(Why.SEVERAL_SOLUTIONS);
            case Answer.Unique _ when puzzle.clues() == 81 -> new ExplainerResult.Unrated(Why.ALREADY_SOLVED);
            case Answer.Unique _ -> follow(new ExplainerPath(puzzle, cancel, new Effort(effort)), withSteps);
            case Answer.Unknown undecided -> throw new IllegalStateException(undecided.toString());
        };
    }

    private static ExplainerResult follow(ExplainerPath path, boolean withSteps) {
        List<ExplainerStep> steps = new ArrayList<>();
        try {
            for (FoundStep step = path.next(); step != null; step = path.next()) {
                if (withSteps) {
                    steps.add(ExplainerStep.of(step));
                }
            }
        } catch (Effort.ExceededException exceeded) {
            return new ExplainerResult.Stopped(path.atLeast());
        }
        SeRating rating = path.rating();
        SeRating whole = path.isSolved() ? rating : new SeRating(SeRating.BEYOND, rating.ep(), rating.ed());
        return new ExplainerResult.Rated(whole, steps);
    }
}
