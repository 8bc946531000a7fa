package nonet.logic.chain;

import nonet.logic.position.BitMatrix;
import nonet.logic.position.BitVector;

/// Maps the nodes of an earlier position to those of a later one. Nodes keep their order, so sets of nodes are copied
/// by compressing and expanding words.
final class NodeMapping {

    /// By earlier number, whether the node still exists.
    private final BitVector kept;

    /// By current number, whether the node existed before.
    private final BitVector known;

    private final int[] before;
    private final long[] dense;

    NodeMapping(NodeList earlier, NodeList now) {
        this.kept = new BitVector(earlier.size());
        this.known = new BitVector(now.size());
        this.before = new int[now.size()];
        this.dense = new long[Math.max(kept.words(), known.words()) + 2];
        int old = 0;
        for (int node = 0; node < now.size(); node++) {
            while (old < earlier.size() && earlier.slot(old) < now.slot(node)) {
                old++;
            }
            boolean there = old < earlier.size() && earlier.slot(old) == now.slot(node);
            before[node] = there ? old : -1;
            if (there) {
                kept.set(old);
                known.set(node);
            }
        }
    }

    /// Returns the earlier number of a node, or -1 if it is new.
    int before(int node) {
        return before[node];
    }

    /// Copies a set of nodes, a row of an earlier matrix, to a row of a later one.
    void copy(BitMatrix earlier, int from, BitMatrix now, int to) {
        gather(earlier, from);
        int bit = 0;
        for (int word = 0; word < known.words(); word++) {
            int at = bit >>> 6;
            long next = dense[at] >>> bit | (dense[at + 1] << 1) << ~bit;
            now.setWord(to, word, Long.expand(next, known.word(word)));
            bit += Long.bitCount(known.word(word));
        }
    }

    private void gather(BitMatrix earlier, int from) {
        int bit = 0;
        dense[0] = 0;
        for (int word = 0; word < kept.words(); word++) {
            long next = Long.compress(earlier.word(from, word), kept.word(word));
            int at = bit >>> 6;
            dense[at] |= next << bit;
            dense[at + 1] = (next >>> 1) >>> ~bit;
            bit += Long.bitCount(kept.word(word));
        }
    }
}
