package nonet.rate.explainer;

import java.util.List;
import nonet.grid.Puzzle;
import nonet.rate.explainer.board.Effort;
import nonet.rate.explainer.board.FoundStep;
import nonet.rate.explainer.board.RatingBoard;
import nonet.rate.explainer.board.Rule;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Follows the path of Sudoku Explainer 1.2.1 through one puzzle: again and again the first step of the first technique
/// that finds one.
final class ExplainerPath {

    private final RatingBoard board;
    private final Effort effort;
    private final List<Rule> rules;
    private double er;
    private double ep;
    private double ed;
    private boolean first = true;
    private boolean placed;

    ExplainerPath(Puzzle puzzle, Cancel cancel, Effort effort) {
        board = RatingBoard.of(puzzle);
        this.effort = effort;
        rules = Rules.all(cancel, effort);
    }

    /// Finds the next step; returns null if the puzzle is solved or no technique helps.
    @Nullable
    FoundStep find() {
        if (board.isSolved()) {
            return null;
        }
        for (Rule rule : rules) {
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

    /// Returns what the puzzle is rated at least, in tenths, when too much effort ended the search for a step.
    int atLeast() {
        return ExplainerStep.tenths(Math.max(er, effort.floor()));
    }

    /// Returns the highest ratings so far.
    SeRating rating() {
        return new SeRating(ExplainerStep.tenths(er), ExplainerStep.tenths(ep), ExplainerStep.tenths(ed));
    }
}
