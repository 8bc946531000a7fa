package nonet.rate.se.net;

import nonet.deduce.Deduction;
import nonet.rate.se.board.NodeBudget;
import nonet.rate.se.board.RatingBoard;
import nonet.rate.se.evidence.NodeCause;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// The deductions inside nets, found again. A propagation keeps no more than the technique that removed a candidate, since
/// most nets are never shown; here the technique searches the same board once more.
final class NestedDeductions {

    private final NetMode mode;
    private final RatingBoard start;
    private final Cancel cancel;

    /// @param start the board from which the nets started
    NestedDeductions(NetMode mode, RatingBoard start, Cancel cancel) {
        this.mode = mode;
        this.start = start;
        this.cancel = cancel;
    }

    /// Returns the deduction that removed a candidate within a net, or null if the node has another cause or the
    /// technique does not find it again.
    @Nullable
    Deduction of(Net net, int slot) {
        NodeCause cause = net.cause(slot);
        if (cause.technique() == null) {
            return null;
        }
        AdvancedRules rules = new AdvancedRules(mode.level(), cancel, new NodeBudget(Long.MAX_VALUE));
        return rules.deduction(before(net, slot), cause, slot >> 1);
    }

    /// Returns the board on which the technique was applied: without the candidates that were off before, and those that
    /// the technique rested on.
    private RatingBoard before(Net net, int slot) {
        int last = 0;
        while (net.offOrder[last] != slot >> 1) {
            last++;
        }
        while (last > 0 && net.cause(net.offOrder[last - 1] * 2).technique() != null) {
            last--;
        }
        RatingBoard board = RatingBoard.empty();
        board.copy(start);
        for (int i = 0; i < last; i++) {
            remove(net.offOrder[i], board);
        }
        for (int i = 0; i < net.parentCount(slot); i++) {
            remove(net.parent(slot, i) >> 1, board);
        }
        return board;
    }

    private static void remove(int candidate, RatingBoard board) {
        board.remove(candidate / 9, candidate % 9);
    }
}
