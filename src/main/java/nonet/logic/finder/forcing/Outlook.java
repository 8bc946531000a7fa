package nonet.logic.finder.forcing;

import java.util.BitSet;
import java.util.List;
import nonet.logic.chain.ChainGraph;
import nonet.logic.chain.Closure;

/// Which assumptions can clash and which cases can agree, seen at once: what follows from an assumption also leads back
/// from its denial. If an assumption denies all candidates of a case, each of them denies the assumption; so what all
/// candidates of a case deny, or prove, is what clashes when it is assumed, or denied.
final class Outlook {

    private final ChainGraph graph;
    private final Closure closure;
    private final long[] clashOn;
    private final long[] clashOff;
    private final BitSet agreeing = new BitSet();
    private boolean refutesItself;

    /// @param cases for each case the nodes of which one is true
    Outlook(ChainGraph graph, List<int[]> cases) {
        this.graph = graph;
        this.closure = graph.closure();
        this.clashOn = new long[graph.words()];
        this.clashOff = new long[graph.words()];
        for (int node = 0; node < graph.singles(); node++) {
            refuteItself(node);
        }
        for (int at = 0; at < cases.size(); at++) {
            agree(at, cases.get(at));
        }
    }

    /// Tells whether an assumption can clash.
    boolean mayClash(int node, boolean on) {
        return ((on ? clashOn : clashOff)[node >>> 6] >>> node & 1) != 0;
    }

    /// Tells whether the nodes of a case can have a consequence in common.
    boolean mayAgree(int at) {
        return agreeing.get(at);
    }

    /// Tells whether any assumption leads to its own denial.
    boolean refutesItself() {
        return refutesItself;
    }

    private void refuteItself(int node) {
        if (closure.makesOff(node, node)) {
            clashOn[node >>> 6] |= 1L << node;
            refutesItself = true;
        }
        for (int word = 0; word < graph.words(); word++) {
            for (long left = graph.strong(node, word); left != 0; left &= left - 1) {
                if (closure.makesOn((word << 6) + Long.numberOfTrailingZeros(left), node)) {
                    clashOff[node >>> 6] |= 1L << node;
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
            clashOff[word] |= on;
            clashOn[word] |= off;
            if ((on | off) != 0) {
                agreeing.set(at);
            }
        }
    }
}
