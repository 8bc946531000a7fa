package nonet.logic;

import java.util.Arrays;
import java.util.function.IntPredicate;

/// The links through almost locked sets: a node that sees all places of a digit in such a set takes the digit from it
/// when true; the set is locked then, and nodes that see all its places of another digit are false.
///
/// Sets of one cell are left out, for they are links in that cell.
final class SetLinks {

    private final ChainGraph graph;
    private final AlsList all;
    private final int words;
    private final long[] rows;

    /// By digit, its nodes.
    private final long[] nodes;

    /// By digit, the nodes that see all its places in the set at hand.
    private final long[] seen;

    private final long[] union;

    private SetLinks(ChainGraph graph, AlsList all) {
        this.graph = graph;
        this.all = all;
        this.words = graph.words();
        this.rows = new long[graph.size() * words];
        this.nodes = new long[9 * words];
        this.seen = new long[9 * words];
        this.union = new long[words];
        for (int node = 0; node < graph.size(); node++) {
            nodes[graph.digit(node) * words + (node >>> 6)] |= 1L << node;
        }
    }

    /// Returns for each node the row of those it makes false.
    static long[] all(ChainGraph graph, AlsList all) {
        return of(graph, all, _ -> true);
    }

    /// @param wanted which of the sets count
    static long[] of(ChainGraph graph, AlsList all, IntPredicate wanted) {
        SetLinks links = new SetLinks(graph, all);
        for (int als = 0; als < all.size(); als++) {
            int digits = all.exposed(als);
            if (all.cellCount(als) > 1 && (digits & digits - 1) != 0 && wanted.test(als)) {
                links.join(als, digits);
            }
        }
        return links.rows;
    }

    private void join(int als, int digits) {
        Arrays.fill(union, 0);
        for (int left = digits; left != 0; left &= left - 1) {
            see(als, Integer.numberOfTrailingZeros(left));
        }
        for (int left = digits; left != 0; left &= left - 1) {
            int row = Integer.numberOfTrailingZeros(left) * words;
            for (int word = 0; word < words; word++) {
                for (long takers = seen[row + word]; takers != 0; takers &= takers - 1) {
                    lead((word << 6) + Long.numberOfTrailingZeros(takers), row);
                }
            }
        }
    }

    /// Collects the nodes that have weak links to all places of a digit in the set.
    private void see(int als, int digit) {
        int row = digit * words;
        System.arraycopy(nodes, row, seen, row, words);
        for (long left = all.lo(als, digit); left != 0; left &= left - 1) {
            narrow(row, graph.node(Long.numberOfTrailingZeros(left), digit));
        }
        for (long left = all.hi(als, digit); left != 0; left &= left - 1) {
            narrow(row, graph.node(64 + Long.numberOfTrailingZeros(left), digit));
        }
        for (int word = 0; word < words; word++) {
            union[word] |= seen[row + word];
        }
    }

    private void narrow(int row, int place) {
        for (int word = 0; word < words; word++) {
            seen[row + word] &= graph.weak(place, word);
        }
    }

    /// Lets a node take a digit from the set: the nodes that see its other digits are false.
    private void lead(int node, int row) {
        for (int word = 0; word < words; word++) {
            rows[node * words + word] |= union[word] & ~seen[row + word];
        }
    }

    /// Tells whether the set makes the second node false when the first is true.
    static boolean joins(AlsList all, int als, ChainGraph graph, int from, int to) {
        return graph.digit(from) != graph.digit(to)
                && all.cellCount(als) > 1
                && sees(all, als, graph, from)
                && sees(all, als, graph, to);
    }

    /// Tells whether the node sees all places of its digit in the set.
    static boolean sees(AlsList all, int als, ChainGraph graph, int node) {
        int digit = graph.digit(node);
        return (all.mask(als) >>> digit & 1) != 0
                && (graph.lo(node) & ~all.buddiesLo(als, digit)) == 0
                && (graph.hi(node) & ~all.buddiesHi(als, digit)) == 0;
    }
}
