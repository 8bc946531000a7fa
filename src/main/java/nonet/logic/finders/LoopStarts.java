package nonet.logic.finders;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.logic.ChainGraph;
import nonet.logic.Closure;

/// The candidates at which a chain can begin, when it is known which candidates any chain can take away: the neighbors of
/// these, for an open chain and a loop that proves a candidate; and those that, when false, make another candidate of
/// their cell true, for a continuous loop.
final class LoopStarts {

    private final ChainGraph graph;
    private final Closure closure;
    private final long[] near;

    /// @param refuted the candidates that refute themselves
    LoopStarts(ChainGraph graph, List<Integer> refuted) {
        this.graph = graph;
        this.closure = graph.closure();
        this.near = new long[graph.words()];
        for (int node : refuted) {
            for (int word = 0; word < near.length; word++) {
                near[word] |= graph.weak(node, word);
            }
        }
    }

    List<Integer> all() {
        List<Integer> starts = new ArrayList<>();
        long[] on = new long[graph.words()];
        long[] off = new long[graph.words()];
        for (int node = 0; node < graph.singles(); node++) {
            if ((near[node >>> 6] >>> node & 1) != 0 || closes(node, on, off)) {
                starts.add(node);
            }
        }
        return starts;
    }

    private boolean closes(int node, long[] on, long[] off) {
        Arrays.fill(on, 0);
        closure.addFromOff(node, on, off);
        for (int word = 0; word < on.length; word++) {
            for (long left = on[word] & graph.weak(node, word) & ~graph.strong(node, word);
                    left != 0;
                    left &= left - 1) {
                if (graph.shareCell(node, (word << 6) + Long.numberOfTrailingZeros(left))) {
                    return true;
                }
            }
        }
        return false;
    }
}
