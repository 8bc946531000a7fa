package nonet.rate.se;

import java.util.List;
import nonet.grid.Puzzle;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.NodeBudget;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SeRule;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Follows the path of Sudoku Explainer 1.2.1 through one puzzle: again and again the first step of the first technique
/// that finds one.
final class SeRatingRun {

    private final RatingBoard board;
    private final NodeBudget budget;
    private final List<SeRule> rules;
    private double er;
    private double ep;
    private double ed;
    private boolean first = true;
    private boolean placed;

    SeRatingRun(Puzzle puzzle, Cancel cancel, NodeBudget budget) {
        board = RatingBoard.of(puzzle);
        this.budget = budget;
        rules = SeRules.all(cancel, budget);
    }

    /// Finds the next step; returns null if the puzzle is solved or no technique helps.
    @Nullable
    FoundStep find() {
        if (board.isSolved()) {
            return null;
        }
        for (SeRule rule : rules) {
            FoundStep step = rule.first(board);
            if (step != null) {
                return step;
            }
        }
        return null;
    }

    /// Takes a step that was found.
    void take(FoundStep step) {
        step.apply(board);
        er = Math.max(er, step.rating());
        ep = placed ? ep : Math.max(ep, step.rating());
        ed = first ? step.rating() : ed;
        placed |= step.placed() >= 0;
        first = false;
    }

    boolean hasPlaced() {
        return placed;
    }

    boolean isSolved() {
        return board.isSolved();
    }

    /// Returns a lower bound of ER, in tenths, for a search that ended because its budget was spent.
    int atLeast() {
        return SeStep.tenths(Math.max(er, budget.floor()));
    }

    /// Returns the highest ratings so far.
    SeRating rating() {
        return new SeRating(SeStep.tenths(er), SeStep.tenths(ep), SeStep.tenths(ed));
    }
}
