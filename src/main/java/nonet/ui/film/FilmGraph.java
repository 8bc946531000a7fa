package nonet.ui.film;

import java.util.BitSet;
import java.util.function.IntPredicate;
import nonet.play.FilmPath;
import nonet.trace.NodeState;
import org.jspecify.annotations.Nullable;

/// The drawing of a film's path down its list: the path that led to the last board in the first lane, and each branch that
/// was left in a lane to the right of the one that it parts from.
final class FilmGraph {

    /// The largest number of lanes; further branches share the last one.
    static final int MOST_LANES = 6;

    /// A row of the drawing.
    ///
    /// @param lane the lane of its sign; -1 for none
    /// @param sign the sign of the move; null for none
    /// @param from the lane that the move parts from; -1 for none
    /// @param above the lanes with a line from the row above, one bit each
    /// @param below the lanes with a line to the row below
    record Row(int lane, @Nullable NodeState sign, int from, int above, int below) {}

    private final FilmPath path;
    private final BitSet undone;
    private final IntPredicate solved;
    private final int[] lanes;
    private final int[] lastChild;
    private final int[] next;
    private final int[] below;
    private int most;

    /// @param solved tests whether the puzzle is solved after an action
    FilmGraph(FilmPath path, IntPredicate solved) {
        this.path = path;
        undone = path.undone();
        this.solved = solved;
        int rows = path.size() + 1;
        lanes = new int[rows];
        next = new int[rows];
        lastChild = new int[rows];
        below = new int[rows];
        for (int row = 1; row < rows; row++) {
            if (isMove(row)) {
                int parent = parent(row);
                lastChild[parent] = row;
                // The path goes on in its lane, and in a branch the move that was tried last.
                if (!undone.get(row - 1) || parent > 0 && undone.get(parent - 1)) {
                    next[parent] = row;
                }
            }
        }
        layOut();
    }

    /// Puts each branch into the first free lane. A branch is a move with those that go on from it in its lane.
    private void layOut() {
        int[] free = new int[MOST_LANES];
        int[][] changes = new int[MOST_LANES][lanes.length + 1];
        for (int row = 0; row < lanes.length; row++) {
            if (row > 0 && (!isMove(row) || next[parent(row)] == row)) {
                continue;
            }
            int lane = row == 0 ? 0 : Math.min(lanes[parent(row)] + 1, MOST_LANES - 1);
            while (lane < MOST_LANES - 1 && free[lane] > row) {
                lane++;
            }
            int end = row;
            int move = row;
            do {
                lanes[move] = lane;
                end = Math.max(end, Math.max(move, lastChild[move]));
                move = next[move];
            } while (move > 0);
            free[lane] = Math.max(free[lane], end + 1);
            changes[lane][row]++;
            changes[lane][end]--;
            most = Math.max(most, lane);
        }
        for (int lane = 0; lane <= most; lane++) {
            int open = 0;
            for (int row = 0; row < lanes.length; row++) {
                open += changes[lane][row];
                below[row] |= open > 0 ? 1 << lane : 0;
            }
        }
    }

    private boolean isMove(int row) {
        return path.before(row - 1) != FilmPath.NONE;
    }

    private int parent(int row) {
        return path.before(row - 1) + 1;
    }

    /// Tests whether an action is a move that is undone at the end.
    boolean isUndone(int moment) {
        return moment >= 0 && undone.get(moment);
    }

    /// Returns the number of lanes.
    int lanes() {
        return most + 1;
    }

    /// Returns the row of an action; of the start for -1.
    Row row(int moment) {
        int row = moment + 1;
        int above = row == 0 ? 0 : below[row - 1];
        if (row > 0 && !isMove(row)) {
            return new Row(-1, null, -1, above, below[row]);
        }
        boolean left = isUndone(moment);
        NodeState sign = left
                ? lastChild[row] == 0 ? NodeState.DEAD_END : NodeState.EXHAUSTED
                : solved.test(moment) ? NodeState.SOLUTION : NodeState.OPEN;
        boolean parts = row > 0 && next[parent(row)] != row;
        return new Row(lanes[row], sign, parts ? lanes[parent(row)] : -1, above, below[row]);
    }

    /// Returns the row of a line between the row of an action and the next one.
    Row after(int moment) {
        return new Row(-1, null, -1, below[moment + 1], below[moment + 1]);
    }
}
