package nonet.rate.se.pattern;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Geometry;
import nonet.rate.se.board.FoundStep;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.board.SeRule;
import nonet.rate.se.board.SearchOrder;
import org.jspecify.annotations.Nullable;

/// Unique rectangles and loops: a loop of cells that all hold the same two candidates, with two of its cells in each house
/// it meets. If no cell held anything else, the puzzle would have two solutions. Of all steps of all loops, the one with
/// the lowest rating is taken, then that of the lowest type, then the first.
public final class UniqueLoopRule implements SeRule {

    /// The number of cells of a loop that may have further candidates unless all of them have the same single one.
    private static final int CELLS_WITH_EXTRAS = 2;

    /// The pair of candidates, and the path so far of cells that hold it.
    private int pair;

    private final int[] path = new int[81];
    private final boolean[] onPath = new boolean[81];
    private int length;

    @Override
    public @Nullable FoundStep first(RatingBoard board) {
        List<UniqueLoopSteps.Typed> steps = new ArrayList<>();
        for (int cell = 0; cell < 81; cell++) {
            if (board.count(cell) == 2) {
                pair = board.candidates[cell];
                length = 0;
                walk(board, cell, -1, CELLS_WITH_EXTRAS, 0, steps);
            }
        }
        UniqueLoopSteps.Typed best = null;
        for (UniqueLoopSteps.Typed step : steps) {
            best = best == null || step.isBefore(best) ? step : best;
        }
        return best == null ? null : best.step();
    }

    /// Extends the path by a cell, and tries all further cells from there.
    ///
    /// @param lastKind the kind of the house that led to the cell
    /// @param allowed how many further cells may have extra candidates
    /// @param extras the extra candidates met so far
    private void walk(
            RatingBoard board, int cell, int lastKind, int allowed, int extras, List<UniqueLoopSteps.Typed> steps) {
        path[length++] = cell;
        onPath[cell] = true;
        // Shared by all that is tried from this cell, also by what is refused: the rating depends on it.
        int met = extras;
        for (int kind = 0; kind < 3; kind++) {
            int house = SearchOrder.house(cell, kind);
            for (int place = 0; place < 9 && kind != lastKind; place++) {
                int next = Geometry.cell(house, place);
                boolean closes = next == path[0] && length >= 4;
                boolean holdsPair = (board.candidates[next] & pair) == pair;
                if (closes) {
                    addLoop(board, steps);
                } else if (holdsPair && !onPath[next]) {
                    int more = board.candidates[next] & ~pair;
                    met |= more;
                    boolean oneExtra = Integer.bitCount(met) == 1;
                    if (more == 0 || oneExtra || allowed > 0) {
                        walk(board, next, kind, more == 0 ? allowed : allowed - 1, met, steps);
                    }
                }
            }
        }
        onPath[cell] = false;
        length--;
    }

    private void addLoop(RatingBoard board, List<UniqueLoopSteps.Typed> steps) {
        int[] houses = new int[2];
        for (int i = 0; i < length; i++) {
            for (int kind = 0; kind < 3; kind++) {
                int bit = 1 << SearchOrder.house(path[i], kind);
                if ((houses[i & 1] & bit) != 0) {
                    return;
                }
                houses[i & 1] |= bit;
            }
        }
        if (houses[0] == houses[1]) {
            new UniqueLoopSteps(board, path, length, pair, steps).add();
        }
    }
}
