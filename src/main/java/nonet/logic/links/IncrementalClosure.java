package nonet.logic.links;

import java.util.Arrays;
import java.util.stream.IntStream;
import nonet.logic.position.Delta;

/// Extends the closure of an earlier position by the links that are new. Once singles, locked candidates and locked
/// sets are exhausted, all earlier implications still hold. Each new link is added for all nodes that lead to it (G. F.
/// Italiano, "Amortized efficiency of a path retrieval data structure", 1986).
final class IncrementalClosure {

    private final ChainGraph graph;
    private final ImplicationClosure closure;
    private final int words;
    private final long[] on;
    private final long[] off;

    /// The implications of the current link.
    private final long[] impliedOn;

    private final long[] impliedOff;

    /// @param closure an empty closure, which is filled
    IncrementalClosure(ChainGraph graph, ImplicationClosure closure) {
        this.graph = graph;
        this.closure = closure;
        this.words = graph.words();
        this.on = closure.onRows();
        this.off = closure.offRows();
        this.impliedOn = new long[words];
        this.impliedOff = new long[words];
    }

    void from(ImplicationClosure earlier, Delta delta) {
        NodeMapping numbers = new NodeMapping(earlier.nodes(), graph.nodes());
        copy(earlier, numbers);
        addWeak(graph.weakRows());
        if (graph.hasSets()) {
            addWeak(newSets(numbers, delta));
        }
        addStrong(earlier, numbers);
    }

    private void copy(ImplicationClosure earlier, NodeMapping numbers) {
        for (int node = 0; node < graph.size(); node++) {
            int before = numbers.before(node) * earlier.nodes().words();
            if (before >= 0) {
                numbers.copy(earlier.onRows(), before, on, node * words);
                numbers.copy(earlier.offRows(), before, off, node * words);
            } else {
                on[node * words + (node >>> 6)] |= 1L << node;
            }
        }
    }

    /// Returns the links through sets that have lost candidates, and those of groups that are new or have lost cells
    /// and so may see more sets.
    private long[] newSets(NodeMapping numbers, Delta delta) {
        AlsList all = graph.almostLockedSets();
        int[] groups = IntStream.range(graph.singles(), graph.size())
                .filter(node -> numbers.before(node) < 0 || delta.touches(graph.cells(node)))
                .toArray();
        return AlsImplications.rows(graph, als -> delta.touches(all.cells(als)) || anySees(all, als, groups));
    }

    private boolean anySees(AlsList all, int als, int[] groups) {
        for (int node : groups) {
            if (sees(all, als, node)) {
                return true;
            }
        }
        return false;
    }

    /// Tests whether the node sees all places of its digit in the set.
    private boolean sees(AlsList all, int als, int node) {
        return all.peers(als, graph.digit(node)).containsAll(graph.cells(node));
    }

    /// Adds the new links by which a true node makes others false.
    private void addWeak(long[] links) {
        for (int node = 0; node < graph.size(); node++) {
            boolean any = false;
            for (int word = 0; word < words; word++) {
                impliedOn[word] = 0;
                impliedOff[word] = links[node * words + word] & ~off[node * words + word];
                any |= impliedOff[word] != 0;
            }
            if (any) {
                addWeak(node);
            }
        }
    }

    private void addWeak(int node) {
        for (int word = 0; word < words; word++) {
            for (long left = impliedOff[word]; left != 0; left &= left - 1) {
                closure.addFromOff((word << 6) + Long.numberOfTrailingZeros(left), impliedOn, impliedOff);
            }
        }
        for (int cause = 0; cause < graph.size(); cause++) {
            if (closure.makesOn(cause, node)) {
                for (int word = 0; word < words; word++) {
                    on[cause * words + word] |= impliedOn[word];
                    off[cause * words + word] |= impliedOff[word];
                }
            }
        }
    }

    /// Adds the new strong links.
    private void addStrong(ImplicationClosure earlier, NodeMapping numbers) {
        long[] known = new long[words];
        for (int node = 0; node < graph.size(); node++) {
            if (!graph.isStrong(node)) {
                continue;
            }
            int before = numbers.before(node) * earlier.nodes().words();
            if (before >= 0) {
                numbers.copy(earlier.strongRows(), before, known, 0);
            } else {
                Arrays.fill(known, 0);
            }
            for (int word = 0; word < words; word++) {
                long fresh = graph.strong(node, word) & ~known[word];
                for (; fresh != 0; fresh &= fresh - 1) {
                    addStrong(node, (word << 6) + Long.numberOfTrailingZeros(fresh));
                }
            }
        }
    }

    private void addStrong(int node, int other) {
        for (int cause = 0; cause < graph.size(); cause++) {
            if (closure.makesOff(cause, node) && !closure.makesOn(cause, other)) {
                closure.merge(other, cause);
            }
        }
    }

    /// Maps the nodes of an earlier position to those of a later one. Nodes keep their order, so sets of nodes are copied
    /// by compressing and expanding words.
    private static final class NodeMapping {

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
}
