package nonet.logic;

import java.util.Arrays;

/// The links through almost locked sets: a node that sees all places of a digit in such a set takes the digit from it
/// when true; the set is locked then, and nodes that see all its places of another digit are false.
///
/// Sets of one cell are left out, for they are links in that cell.
final class SetLinks {

    private final ChainGraph graph;
    private final AlsList all;
    private final long[] rows;
    private final int[][] groups = new int[9][];
    private final long[] union;

    SetLinks(ChainGraph graph, AlsList all) {
        this.graph = graph;
        this.all = all;
        this.rows = new long[graph.size() * graph.words()];
        this.union = new long[graph.words()];
        int[] count = new int[9];
        for (int group = graph.singles(); group < graph.size(); group++) {
            count[graph.digit(group)]++;
        }
        for (int digit = 0; digit < 9; digit++) {
            groups[digit] = new int[count[digit]];
        }
        for (int group = graph.singles(); group < graph.size(); group++) {
            groups[graph.digit(group)][--count[graph.digit(group)]] = group;
        }
        long[] seen = new long[9 * graph.words()];
        for (int als = 0; als < all.size(); als++) {
            if (all.cellCount(als) > 1) {
                join(als, seen);
            }
        }
    }

    long[] rows() {
        return rows;
    }

    private void join(int als, long[] seen) {
        int words = graph.words();
        Arrays.fill(seen, 0);
        int useful = 0;
        for (int digits = all.mask(als); digits != 0; digits &= digits - 1) {
            int digit = Integer.numberOfTrailingZeros(digits);
            if ((all.buddiesLo(als, digit) | all.buddiesHi(als, digit)) == 0) {
                continue;
            }
            useful |= 1 << digit;
            for (long left = all.buddiesLo(als, digit); left != 0; left &= left - 1) {
                add(seen, digit, graph.node(Long.numberOfTrailingZeros(left), digit));
            }
            for (long left = all.buddiesHi(als, digit); left != 0; left &= left - 1) {
                add(seen, digit, graph.node(64 + Long.numberOfTrailingZeros(left), digit));
            }
            for (int group : groups[digit]) {
                if (sees(all, als, graph, group)) {
                    add(seen, digit, group);
                }
            }
        }
        if (Integer.bitCount(useful) < 2) {
            return;
        }
        Arrays.fill(union, 0);
        for (int digits = useful; digits != 0; digits &= digits - 1) {
            int digit = Integer.numberOfTrailingZeros(digits);
            for (int word = 0; word < words; word++) {
                union[word] |= seen[digit * words + word];
            }
        }
        for (int digits = useful; digits != 0; digits &= digits - 1) {
            int row = Integer.numberOfTrailingZeros(digits) * words;
            for (int word = 0; word < words; word++) {
                for (long left = seen[row + word]; left != 0; left &= left - 1) {
                    lead((word << 6) + Long.numberOfTrailingZeros(left), row, seen);
                }
            }
        }
    }

    private void add(long[] seen, int digit, int node) {
        seen[digit * graph.words() + (node >>> 6)] |= 1L << node;
    }

    /// Lets a node take a digit from the set: the nodes that see its other digits are false.
    private void lead(int node, int row, long[] seen) {
        int words = graph.words();
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
