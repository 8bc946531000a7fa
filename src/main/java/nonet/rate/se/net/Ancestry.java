package nonet.rate.se.net;

import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.Set;
import nonet.rate.se.chain.NestedChain;
import nonet.rate.se.chain.ProofBuilder;
import nonet.rate.se.evidence.NodeCause;

/// Counts and lists the ancestors of nodes of nets. Each node counts once, however many ways lead from it.
final class Ancestry {

    private final int[] seen = new int[1458];
    private int stamp;
    private final int[] queue = new int[1458];

    /// Returns the number of a node and its ancestors, without nested chains. The count ends as soon as it exceeds the
    /// longest.
    int count(Net net, int slot, int longest) {
        int known = net.exact(slot);
        if (known != 0 || net.fewest(slot) > longest) {
            return known == 0 ? net.fewest(slot) : known;
        }
        int count = list(net, slot, longest);
        if (count <= longest) {
            net.setExact(slot, count);
        }
        return count;
    }

    /// Lists a node and its ancestors in the queue, breadth first, and returns their number, which stops above the
    /// longest.
    private int list(Net net, int slot, int longest) {
        stamp++;
        int count = 1;
        queue[0] = slot;
        seen[net.node(slot)] = stamp;
        for (int next = 0; next < count && count <= longest; next++) {
            int at = queue[next];
            int parents = net.parentCount(at);
            for (int i = 0; i < parents; i++) {
                int parent = net.parent(at, i);
                if (seen[parent] != stamp) {
                    seen[parent] = stamp;
                    queue[count++] = parent;
                }
            }
        }
        return count;
    }

    /// Adds the nested chains on which a node and its ancestors rest.
    void addNested(Net net, int slot, Set<NestedChain> chains) {
        if (net.hasNested()) {
            int count = list(net, slot, Integer.MAX_VALUE);
            for (int i = 0; i < count; i++) {
                NestedChain chain = net.nested(queue[i]);
                if (chain != null) {
                    chains.add(chain);
                }
            }
        }
    }

    /// Adds a node and its ancestors to a proof.
    ///
    /// @param sourceCause the cause of the source of the net
    void addTo(ProofBuilder proof, Net net, int slot, NodeCause sourceCause) {
        int count = list(net, slot, Integer.MAX_VALUE);
        for (int at : Arrays.copyOf(queue, count)) {
            boolean source = net.parentCount(at) == 0;
            proof.add(net.node(at), source ? sourceCause : net.cause(at));
        }
        proof.endTarget();
    }

    /// Returns the length of the nested chains on which some nodes rest, each counted once.
    int nestedLength(Net[] nets, int[] slots, int count) {
        Set<NestedChain> chains = new LinkedHashSet<>();
        for (int i = 0; i < count; i++) {
            addNested(nets[i], slots[i], chains);
        }
        return chains.stream().mapToInt(NestedChain::length).sum();
    }
}
