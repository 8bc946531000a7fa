package nonet.logic.chain;

import java.util.Arrays;
import java.util.stream.IntStream;
import nonet.logic.als.AlsList;

/// Makes a closure from that of an earlier position. What followed there still does, when singles, locked candidates and
/// locked sets are worked off; new is what follows from new links. Each of these is put in for all nodes that lead to it
/// (G. F. Italiano, Amortized efficiency of a path retrieval data structure, 1986).
final class ClosureGrowth {

    private final ChainGraph graph;
    private final Closure closure;
    private final int words;
    private final long[] on;
    private final long[] off;

    /// What follows from the link at hand.
    private final long[] nextOn;

    private final long[] nextOff;

    /// @param closure an empty one
    ClosureGrowth(ChainGraph graph, Closure closure) {
        this.graph = graph;
        this.closure = closure;
        this.words = graph.words();
        this.on = closure.onRows();
        this.off = closure.offRows();
        this.nextOn = new long[words];
        this.nextOff = new long[words];
    }

    void from(Closure earlier) {
        Renumbering numbers = new Renumbering(earlier.nodes(), graph.nodes());
        carry(earlier, numbers);
        deny(graph.weakRows());
        if (graph.hasSets()) {
            deny(newSets(numbers));
        }
        prove(earlier, numbers);
    }

    private void carry(Closure earlier, Renumbering numbers) {
        for (int node = 0; node < graph.size(); node++) {
            int before = numbers.before(node) * earlier.nodes().words();
            if (before >= 0) {
                numbers.carry(earlier.onRows(), before, on, node * words);
                numbers.carry(earlier.offRows(), before, off, node * words);
            } else {
                on[node * words + (node >>> 6)] |= 1L << node;
            }
        }
    }

    /// Returns the links through sets with fewer candidates than before, and those of groups that are new or have fewer
    /// cells, which may see more sets.
    private long[] newSets(Renumbering numbers) {
        AlsList all = graph.almostLockedSets();
        int[] groups = IntStream.range(graph.singles(), graph.size())
                .filter(node -> numbers.before(node) < 0 || numbers.hasLost(graph.lo(node), graph.hi(node)))
                .toArray();
        return SetLosses.rows(graph, als -> numbers.hasLost(all.lo(als), all.hi(als)) || anySees(all, als, groups));
    }

    private boolean anySees(AlsList all, int als, int[] groups) {
        for (int node : groups) {
            if (sees(all, als, node)) {
                return true;
            }
        }
        return false;
    }

    /// Tells whether the node sees all places of its digit in the set.
    private boolean sees(AlsList all, int als, int node) {
        int digit = graph.digit(node);
        return (all.mask(als) >>> digit & 1) != 0
                && (graph.lo(node) & ~all.buddiesLo(als, digit)) == 0
                && (graph.hi(node) & ~all.buddiesHi(als, digit)) == 0;
    }

    /// Puts in the links that are new by which one node makes others false.
    private void deny(long[] links) {
        for (int node = 0; node < graph.size(); node++) {
            boolean any = false;
            for (int word = 0; word < words; word++) {
                nextOn[word] = 0;
                nextOff[word] = links[node * words + word] & ~off[node * words + word];
                any |= nextOff[word] != 0;
            }
            if (any) {
                deny(node);
            }
        }
    }

    private void deny(int node) {
        for (int word = 0; word < words; word++) {
            for (long left = nextOff[word]; left != 0; left &= left - 1) {
                closure.addFromOff((word << 6) + Long.numberOfTrailingZeros(left), nextOn, nextOff);
            }
        }
        for (int cause = 0; cause < graph.size(); cause++) {
            if (closure.makesOn(cause, node)) {
                for (int word = 0; word < words; word++) {
                    on[cause * words + word] |= nextOn[word];
                    off[cause * words + word] |= nextOff[word];
                }
            }
        }
    }

    /// Puts in the strong links that are new.
    private void prove(Closure earlier, Renumbering numbers) {
        long[] known = new long[words];
        for (int node = 0; node < graph.size(); node++) {
            if (!graph.isStrong(node)) {
                continue;
            }
            int before = numbers.before(node) * earlier.nodes().words();
            if (before >= 0) {
                numbers.carry(earlier.strongRows(), before, known, 0);
            } else {
                Arrays.fill(known, 0);
            }
            for (int word = 0; word < words; word++) {
                long fresh = graph.strong(node, word) & ~known[word];
                for (; fresh != 0; fresh &= fresh - 1) {
                    prove(node, (word << 6) + Long.numberOfTrailingZeros(fresh));
                }
            }
        }
    }

    private void prove(int node, int other) {
        for (int cause = 0; cause < graph.size(); cause++) {
            if (closure.makesOff(cause, node) && !closure.makesOn(cause, other)) {
                closure.merge(other, cause);
            }
        }
    }
}
