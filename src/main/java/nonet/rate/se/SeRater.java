package nonet.rate.se;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import nonet.grid.Puzzle;
import nonet.rate.se.SeResult.Why;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.NodeBudget;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// Rates puzzles as Sudoku Explainer 1.2.1 does. Immutable.
public final class SeRater {

    /// No bound on the nodes.
    public static final long UNBOUNDED = Long.MAX_VALUE;

    /// The number of nodes after which ratings in the background stop and give a lower bound: about a minute
    /// of work.
    public static final long BACKGROUND_BUDGET = 100_000_000;

    /// A condition on a rating, tested after each step.
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
    private final long budget;

    /// @param checker counts solutions
    public SeRater(Solver checker) {
        this(checker, UNBOUNDED);
    }

    private SeRater(Solver checker, long budget) {
        this.checker = checker;
        this.budget = budget;
    }

    /// Returns a rater that stops after so many nodes of forcing nets.
    public SeRater withBudget(long nodes) {
        return new SeRater(checker, nodes);
    }

    /// Returns the rating of a puzzle without the steps.
    ///
    /// @throws CancellationException if cancelled
    public SeResult rate(Puzzle puzzle, Cancel cancel) {
        return rate(puzzle, null, ANY, cancel);
    }

    /// Returns the rating of a puzzle if it fits a condition. As soon as a step shows that it does not, the rating
    /// stops.
    ///
    /// @throws CancellationException if cancelled
    public SeResult rate(Puzzle puzzle, Condition condition, Cancel cancel) {
        return rate(puzzle, null, condition, cancel);
    }

    /// Returns the rating of a puzzle with the steps.
    ///
    /// @throws CancellationException if cancelled
    public SeResult rateWithSteps(Puzzle puzzle, Cancel cancel) {
        return rateWithSteps(puzzle, _ -> {}, cancel);
    }

    /// Returns the rating of a puzzle with the steps, and passes on each step as soon as it is found.
    ///
    /// @throws CancellationException if cancelled
    public SeResult rateWithSteps(Puzzle puzzle, Consumer<SeStep> taken, Cancel cancel) {
        return rate(puzzle, taken, ANY, cancel);
    }

    private SeResult rate(Puzzle puzzle, @Nullable Consumer<SeStep> taken, Condition condition, Cancel cancel) {
        if (puzzle.isRestricted()) {
            return new SeResult.Unrated(Why.CANDIDATES_GIVEN);
        }
        return switch (checker.solvability(puzzle, cancel)) {
            case Answer.None() -> new SeResult.Unrated(Why.NO_SOLUTION);
            case Answer.Several _ -> new SeResult.Unrated(Why.SEVERAL_SOLUTIONS);
            case Answer.Unique _ when puzzle.clues() == 81 -> new SeResult.Unrated(Why.ALREADY_SOLVED);
            case Answer.Unique _ -> follow(new SeRatingRun(puzzle, cancel, new NodeBudget(budget)), taken, condition);
        };
    }

    private static SeResult follow(SeRatingRun path, @Nullable Consumer<SeStep> taken, Condition condition) {
        List<SeStep> steps = new ArrayList<>();
        try {
            for (FoundStep step = path.find(); step != null; step = path.find()) {
                if (taken != null) {
                    SeStep made = SeStep.of(step);
                    steps.add(made);
                    taken.accept(made);
                }
                path.take(step);
                if (!condition.allows(path.rating(), path.hasPlaced())) {
                    return new SeResult.Stopped(path.rating().er());
                }
            }
        } catch (NodeBudget.ExceededException exceeded) {
            return new SeResult.Stopped(path.atLeast());
        }
        SeRating rating = path.rating();
        SeRating whole = SeRating.of(rating.er(), rating.ep(), rating.ed(), path.isSolved());
        return new SeResult.Rated(whole, steps);
    }
}
