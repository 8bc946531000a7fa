package nonet.rate.explainer;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import nonet.grid.Puzzle;
import nonet.rate.explainer.ExplainerResult.Why;
import nonet.rate.explainer.board.Effort;
import nonet.rate.explainer.board.FoundStep;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// Rates puzzles as Sudoku Explainer 1.2.1 does. Immutable.
public final class ExplainerRater {

    /// No bound of effort.
    public static final long UNBOUNDED = Long.MAX_VALUE;

    /// The number of nodes after which a lower bound is shown where ratings are found in the background: about a minute
    /// of work.
    public static final long PATIENCE = 100_000_000;

    /// A condition on a rating, asked after each step.
    @FunctionalInterface
    public interface Condition {

        /// Tests whether a rating may still fit.
        ///
        /// @param soFar the ratings of the steps so far; ED is final, and EP is once a digit is placed
        /// @param placed whether a digit is placed
        boolean allows(SeRating soFar, boolean placed);
    }

    private static final Condition ANY = (soFar, placed) -> true;

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
        return rate(puzzle, null, ANY, cancel);
    }

    /// Returns the rating of a puzzle if it fits a condition. As soon as a step shows that it does not, the rating stops.
    ///
    /// @throws CancellationException if cancelled
    public ExplainerResult rate(Puzzle puzzle, Condition condition, Cancel cancel) {
        return rate(puzzle, null, condition, cancel);
    }

    /// Returns the rating of a puzzle with the steps.
    ///
    /// @throws CancellationException if cancelled
    public ExplainerResult rateWithSteps(Puzzle puzzle, Cancel cancel) {
        return rateWithSteps(puzzle, _ -> {}, cancel);
    }

    /// Returns the rating of a puzzle with the steps, and passes on each step as soon as it is found.
    ///
    /// @throws CancellationException if cancelled
    public ExplainerResult rateWithSteps(Puzzle puzzle, Consumer<ExplainerStep> taken, Cancel cancel) {
        return rate(puzzle, taken, ANY, cancel);
    }

    private ExplainerResult rate(
            Puzzle puzzle, @Nullable Consumer<ExplainerStep> taken, Condition condition, Cancel cancel) {
        if (puzzle.isRestricted()) {
            return new ExplainerResult.Unrated(Why.CANDIDATES_GIVEN);
        }
        return switch (checker.solve(puzzle, Limit.TWO, cancel)) {
            case Answer.None() -> new ExplainerResult.Unrated(Why.NO_SOLUTION);
            case Answer.Several _ -> new ExplainerResult.Unrated(Why.SEVERAL_SOLUTIONS);
            case Answer.Unique _ when puzzle.clues() == 81 -> new ExplainerResult.Unrated(Why.ALREADY_SOLVED);
            case Answer.Unique _ -> follow(new ExplainerPath(puzzle, cancel, new Effort(effort)), taken, condition);
            case Answer.Unknown undecided -> throw new IllegalStateException(undecided.toString());
        };
    }

    private static ExplainerResult follow(
            ExplainerPath path, @Nullable Consumer<ExplainerStep> taken, Condition condition) {
        List<ExplainerStep> steps = new ArrayList<>();
        try {
            for (FoundStep step = path.find(); step != null; step = path.find()) {
                if (taken != null) {
                    ExplainerStep made = ExplainerStep.of(step);
                    steps.add(made);
                    taken.accept(made);
                }
                path.take(step);
                if (!condition.allows(path.rating(), path.hasPlaced())) {
                    return new ExplainerResult.Stopped(path.rating().er());
                }
            }
        } catch (Effort.ExceededException exceeded) {
            return new ExplainerResult.Stopped(path.atLeast());
        }
        SeRating rating = path.rating();
        SeRating whole = SeRating.of(rating.er(), rating.ep(), rating.ed(), path.isSolved());
        return new ExplainerResult.Rated(whole, steps);
    }
}
