package nonet.logic.finder.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.logic.links.ChainGraph;
import nonet.logic.links.ImplicationClosure;

/// Determines the candidates from which, taken as false, a chain can start, given the candidates that can be
/// eliminated. The ends of an open chain, or of a loop that proves a candidate, see such a candidate; a loop that
/// refutes one can start at another candidate of its cell; a continuous loop returns to its cell.
final class LoopStartFilter {

    private final ChainGraph graph;
    private final ImplicationClosure closure;
    private final List<Integer> refuted;

    /// The nodes that are true if the current candidate is false.
    private final long[] on;

    /// The nodes that are false if the current candidate is false.
    private final long[] off;

    /// @param refuted the candidates that imply their own negation
    LoopStartFilter(ChainGraph graph, List<Integer> refuted) {
        this.graph = graph;
        this.closure = graph.closure();
        this.refuted = refuted;
        this.on = new long[graph.words()];
        this.off = new long[graph.words()];
    }

    List<Integer> all() {
        List<Integer> starts = new ArrayList<>();
        for (int node = 0; node < graph.singles(); node++) {
            Arrays.fill(on, 0);
            Arrays.fill(off, 0);
            closure.addFromOff(node, on, off);
            if (opens(node) || closes(node)) {
                starts.add(node);
            }
        }
        return starts;
    }

    private boolean opens(int node) {
        for (int target : refuted) {
            if (has(graph.weak(target, node >>> 6), node)
                    && (reachesNeighbor(target) || graph.shareCell(node, target) && has(off[target >>> 6], target))) {
                return true;
            }
        }
        return false;
    }

    private boolean reachesNeighbor(int target) {
        for (int word = 0; word < on.length; word++) {
            if ((on[word] & graph.weak(target, word)) != 0) {
                return true;
            }
        }
        return false;
    }

    private static boolean has(long word, int node) {
        return (word >>> node & 1) != 0;
    }

    private boolean closes(int node) {
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
