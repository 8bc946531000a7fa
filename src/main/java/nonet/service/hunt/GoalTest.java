package nonet.service.hunt;

import java.util.Set;
import nonet.generate.ErRequest.Gem;
import nonet.generate.LogicCriterion;
import nonet.generate.LogicRequest;
import nonet.generate.LogicRequest.Scores;
import nonet.generate.PuzzleCriterion;
import nonet.grid.Puzzle;
import nonet.rate.GuessCount;
import nonet.rate.GuessCount.Guesses;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.rate.se.SeRater;
import nonet.rate.se.SeRating;
import nonet.rate.se.SeResult;
import nonet.service.hunt.HuntGoal.Ratings;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSearch;
import nonet.solve.fast.FastSolver;
import org.jspecify.annotations.Nullable;

/// Tests whether puzzles meet the goal of a hunt, the cheap conditions first. For one thread. Human logic is that of the
/// profile *Modern*.
final class GoalTest {

    private final HuntGoal goal;
    private final FastSearch search = new FastSearch();
    private final SeRater rater;
    private final GuessCount guesses;
    private final @Nullable PuzzleCriterion logic;

    GoalTest(HuntGoal goal) {
        this.goal = goal;
        FastSolver checker = new FastSolver();
        rater = new SeRater(checker);
        guesses = new GuessCount(checker);
        Profile by = Profile.modern();
        LogicRequest request = new LogicRequest(null, Scores.ANY, goal.needs(), Set.of(), Set.of());
        logic = goal.needs().isEmpty()
                ? null
                : new LogicCriterion(request, HumanLogic.withoutBruteForce(by), by.weights(), checker, false);
    }

    /// Returns a puzzle with one solution as a find, or null if it does not meet the goal.
    ///
    /// @throws CancellationException if cancelled
    @Nullable
    Find find(Puzzle puzzle, Cancel cancel) {
        int clues = puzzle.clues();
        if (clues == 81
                || clues < goal.clues().fewest()
                || clues > goal.clues().most()
                || goal.minimal() && !search.isMinimal(puzzle.values())
                || logic != null && logic.fit(puzzle, cancel) != PuzzleCriterion.Fit.FITS) {
            return null;
        }
        long median = -1;
        if (goal.guesses() > 0) {
            Guesses counted = guesses.of(puzzle, cancel);
            median = counted == null ? 0 : counted.median();
            if (median < goal.guesses()) {
                return null;
            }
        }
        if (!goal.rating().isNeeded()) {
            return new Find(puzzle, null, median);
        }
        return rater.rate(puzzle, this::mayFit, cancel) instanceof SeResult.Rated(SeRating rating, var _)
                        && rating.er() >= goal.rating().er()
                        && rating.ep() >= goal.rating().ep()
                ? new Find(puzzle, rating, median)
                : null;
    }

    /// Tests whether a rating may still fit: ED is known after the first step, EP after the first digit.
    private boolean mayFit(SeRating soFar, boolean placed) {
        Ratings least = goal.rating();
        boolean gem = switch (least.gem()) {
            case ANY -> true;
            case PEARL -> !placed || soFar.isPearl();
            case DIAMOND -> soFar.isDiamond();
        };
        boolean pearl =
                !placed || soFar.ep() >= (least.gem() == Gem.ANY ? least.ep() : Math.max(least.er(), least.ep()));
        int first = least.gem() == Gem.DIAMOND ? Math.max(least.er(), least.ed()) : least.ed();
        return gem && pearl && soFar.ed() >= first;
    }
}
