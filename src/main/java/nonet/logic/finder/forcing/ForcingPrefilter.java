package nonet.logic.finder.forcing;

import java.util.BitSet;
import java.util.List;
import nonet.logic.chain.ChainGraph;
import nonet.logic.chain.ImplicationClosure;
import nonet.logic.position.BitVector;

/// Tells from the implication closure which assumptions can lead to a contradiction, and which cases can have a common
/// consequence. Implications hold in both directions: if an assumption refutes all candidates of a case, then each of
/// these candidates refutes the assumption. So the common consequences of a case are what leads to a contradiction when
/// negated.
final class ForcingPrefilter {

    private final ChainGraph graph;
    private final ImplicationClosure closure;
    private final BitVector contradictoryOn;
    private final BitVector contradictoryOff;
    private final BitSet agreeing = new BitSet();
    private boolean refutesItself;

    /// @param cases for each case the nodes of which one is true
    ForcingPrefilter(ChainGraph graph, List<int[]> cases) {
        this.graph = graph;
        this.closure = graph.closure();
        this.contradictoryOn = new BitVector(graph.size());
        this.contradictoryOff = new BitVector(graph.size());
        for (int node = 0; node < graph.singles(); node++) {
            refuteItself(node);
        }
        for (int at = 0; at < cases.size(); at++) {
            agree(at, cases.get(at));
        }
    }

    /// Tests whether an assumption can lead to a contradiction.
    boolean mayContradict(int node, boolean on) {
        return (on ? contradictoryOn : contradictoryOff).get(node);
    }

    /// Tests whether the nodes of a case can have a common consequence.
    boolean mayAgree(int at) {
        return agreeing.get(at);
    }

    /// Tests whether any assumption implies its own negation.
    boolean refutesItself() {
        return refutesItself;
    }

    private void refuteItself(int assumed) {
        if (closure.makesOff(assumed, assumed)) {
            contradictoryOn.set(assumed);
            refutesItself = true;
        }
        graph.strong().forEach(assumed, linked -> {
            if (closure.makesOn(linked, assumed)) {
                contradictoryOff.set(assumed);
                refutesItself = true;
            }
        });
    }

    private void agree(int at, int[] nodes) {
        for (int word = 0; word < graph.words(); word++) {
            long on = -1;
            long off = -1;
            for (int node : nodes) {
                on &= closure.on(node, word);
                off &= closure.off(node, word);
            }
            contradictoryOff.orWord(word, on);
            contradictoryOn.orWord(word, off);
            if ((on | off) != 0) {
                agreeing.set(at);
            }
        }
    }
}
