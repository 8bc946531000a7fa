package nonet.logic.finder.forcing;

import java.util.BitSet;
import java.util.List;
import nonet.logic.links.ChainGraph;
import nonet.logic.links.ImplicationClosure;

/// Determines from the implication closure which assumptions can lead to a contradiction, and which cases can have a
/// common consequence. Implications hold in both directions: if an assumption refutes all candidates of a case, then
/// each of these candidates refutes the assumption. So the common consequences of a case are what leads to a
/// contradiction when negated.
final class ForcingPrefilter {

    private final ChainGraph graph;
    private final ImplicationClosure closure;
    private final long[] contradictoryOn;
    private final long[] contradictoryOff;
    private final BitSet agreeing = new BitSet();
    private boolean refutesItself;

    /// @param cases for each case the nodes of which one is true
    ForcingPrefilter(ChainGraph graph, List<int[]> cases) {
        this.graph = graph;
        this.closure = graph.closure();
        this.contradictoryOn = new long[graph.words()];
        this.contradictoryOff = new long[graph.words()];
        for (int node = 0; node < graph.singles(); node++) {
            refuteItself(node);
        }
        for (int at = 0; at < cases.size(); at++) {
            agree(at, cases.get(at));
        }
    }

    /// Tests whether an assumption can lead to a contradiction.
    boolean mayContradict(int node, boolean on) {
        return ((on ? contradictoryOn : contradictoryOff)[node >>> 6] >>> node & 1) != 0;
    }

    /// Tests whether the nodes of a case can have a common consequence.
    boolean mayAgree(int at) {
        return agreeing.get(at);
    }

    /// Tests whether any assumption implies its own negation.
    boolean refutesItself() {
        return refutesItself;
    }

    private void refuteItself(int node) {
        if (closure.makesOff(node, node)) {
            contradictoryOn[node >>> 6] |= 1L << node;
            refutesItself = true;
        }
        for (int word = 0; word < graph.words(); word++) {
            for (long left = graph.strong(node, word); left != 0; left &= left - 1) {
                if (closure.makesOn((word << 6) + Long.numberOfTrailingZeros(left), node)) {
                    contradictoryOff[node >>> 6] |= 1L << node;
                    refutesItself = true;
                }
            }
        }
    }

    private void agree(int at, int[] nodes) {
        for (int word = 0; word < graph.words(); word++) {
            long on = -1;
            long off = -1;
            for (int node : nodes) {
                on &= closure.on(node, word);
                off &= closure.off(node, word);
            }
            contradictoryOff[word] |= on;
            contradictoryOn[word] |= off;
            if ((on | off) != 0) {
                agreeing.set(at);
            }
        }
    }
}
