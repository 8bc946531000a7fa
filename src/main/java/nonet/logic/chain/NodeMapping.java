package nonet.logic.chain;

/// Maps the nodes of an earlier position to those of a later one. Nodes keep their order, so sets of nodes are copied
/// by compressing and expanding words.
final class NodeMapping {

    /// By earlier number, whether the node still exists.
    private final long[] kept;

    /// By current number, whether the node existed before.
    private final long[] known;

    private final int[] before;
    private final long[] dense;

    NodeMapping(NodeList earlier, NodeList now) {
        this.kept = new long[earlier.words()];
        this.known = new long[now.words()];
        this.before = new int[now.size()];
        this.dense = new long[Math.max(kept.length, known.length) + 2];
        int old = 0;
        for (int node = 0; node < now.size(); node++) {
            while (old < earlier.size() && earlier.slot(old) < now.slot(node)) {
                old++;
            }
            boolean there = old < earlier.size() && earlier.slot(old) == now.slot(node);
            before[node] = there ? old : -1;
            if (there) {
                kept[old >>> 6] |= 1L << old;
                known[node >>> 6] |= 1L << node;
            }
        }
    }

    /// Returns the earlier number of a node, or -1 if it is new.
    int before(int node) {
        return before[node];
    }

    /// Copies a set of nodes.
    ///
    /// @param from where the earlier set begins
    /// @param to where the copy begins
    void copy(long[] sets, int from, long[] into, int to) {
        gather(sets, from);
        int bit = 0;
        for (int word = 0; word < known.length; word++) {
            int at = bit >>> 6;
            long next = dense[at] >>> bit | (dense[at + 1] << 1) << ~bit;
            into[to + word] = Long.expand(next, known[word]);
            bit += Long.bitCount(known[word]);
        }
    }

    private void gather(long[] sets, int from) {
        int bit = 0;
        dense[0] = 0;
        for (int word = 0; word < kept.length; word++) {
            long next = Long.compress(sets[from + word], kept[word]);
            int at = bit >>> 6;
            dense[at] |= next << bit;
            dense[at + 1] = (next >>> 1) >>> ~bit;
            bit += Long.bitCount(kept[word]);
        }
    }
}
