package nonet.logic;

import java.util.Arrays;
import nonet.logic.ChainSearch.Way;
import nonet.logic.ChainSearch.Ways;

/// Follows the shortest ways from the start of a search to a statement. Of these only the plainest count: a step stays in
/// its cell where that is as short, else it goes to another candidate if it can, else to a group. So nobody is told of a
/// group where a candidate does, and what is found does not depend on how cells and digits are named.
final class ShortestWays {

    private static final int MOST_TRIES = 1000;

    /// The kinds of steps, the plainest first.
    private static final int IN_CELL = 0;

    private static final int TO_CANDIDATE = 1;
    private static final int TO_GROUP = 2;

    private final ChainGraph graph;
    private final int words;
    private final long[] weak;
    private final long[] strong;

    /// The links through almost locked sets; none when the graph has none.
    private final long[] setLinks;

    private final long[] onLevels;
    private final long[] offLevels;
    private final boolean crossing;

    /// By level, the false ones and the true ones of the nodes on the ways.
    private final long[] marked;

    private final int[] nodes;
    private final int[] sets;
    private boolean startOn;
    private int links;
    private int tries;

    /// @param onLevels by level, the nodes that the search has reached as true
    /// @param offLevels by level, those that it has reached as false
    /// @param longest the most links of a way
    /// @param crossing whether ways may cross themselves
    ShortestWays(ChainGraph graph, long[] onLevels, long[] offLevels, int longest, boolean crossing) {
        this.graph = graph;
        this.words = graph.words();
        this.weak = graph.weakRows();
        this.strong = graph.strongRows();
        this.setLinks = graph.setRows();
        this.onLevels = onLevels;
        this.offLevels = offLevels;
        this.crossing = crossing;
        this.marked = new long[2 * (longest + 1) * words];
        this.nodes = new int[longest + 1];
        this.sets = new int[longest + 1];
    }

    /// Hands over the ways until one is enough.
    ///
    /// @param links how many lead to the end
    boolean find(int start, boolean startOn, int end, boolean endOn, int links, Ways ways) {
        this.startOn = startOn;
        this.links = links;
        this.tries = MOST_TRIES;
        mark(end, endOn);
        return follow(start, startOn, 0, 0, ways);
    }

    private int row(boolean on, int level) {
        return (2 * level + (on ? 1 : 0)) * words;
    }

    /// Marks all nodes on the ways, from the end back to the start.
    private void mark(int end, boolean endOn) {
        Arrays.fill(marked, 0, row(false, links + 1), 0);
        marked[row(endOn, links) + (end >>> 6)] = 1L << end;
        for (int level = links; level > 0; level--) {
            for (int word = 0; word < words; word++) {
                for (long left = marked[row(true, level) + word]; left != 0; left &= left - 1) {
                    beforeOn((word << 6) + Long.numberOfTrailingZeros(left), level);
                }
                for (long left = marked[row(false, level) + word]; left != 0; left &= left - 1) {
                    beforeOff((word << 6) + Long.numberOfTrailingZeros(left), level);
                }
            }
        }
    }

    private void beforeOn(int node, int level) {
        for (int word = 0; word < words; word++) {
            marked[row(false, level - 1) + word] |= strong[node * words + word] & offLevels[(level - 1) * words + word];
        }
    }

    private void beforeOff(int node, int level) {
        for (int word = 0; word < words; word++) {
            marked[row(true, level - 1) + word] |= weak[node * words + word] & onLevels[(level - 1) * words + word];
        }
        int before = level - ChainSearch.SET_LINKS;
        if (setLinks.length > 0 && before >= 0) {
            for (int word = 0; word < words; word++) {
                marked[row(true, before) + word] |= setLinks[node * words + word] & onLevels[before * words + word];
            }
        }
    }

    private boolean follow(int node, boolean on, int level, int at, Ways ways) {
        nodes[at] = node;
        if (level == links) {
            return complete(at, ways);
        }
        if (on && setLinks.length > 0 && level + ChainSearch.SET_LINKS <= links && throughSets(node, level, at, ways)) {
            return true;
        }
        for (int kind = IN_CELL; kind <= TO_GROUP && tries > 0; kind++) {
            boolean any = false;
            for (int word = 0; word < words; word++) {
                long next = (on ? weak[node * words + word] : strong[node * words + word])
                        & marked[row(!on, level + 1) + word];
                for (; next != 0; next &= next - 1) {
                    int to = (word << 6) + Long.numberOfTrailingZeros(next);
                    if (kind(node, to) == kind) {
                        any = true;
                        sets[at + 1] = -1;
                        if (follow(to, !on, level + 1, at + 1, ways)) {
                            return true;
                        }
                    }
                }
            }
            if (any) {
                return false;
            }
        }
        return false;
    }

    private int kind(int from, int to) {
        if (graph.shareCell(from, to)) {
            return IN_CELL;
        }
        return graph.isSingle(to) ? TO_CANDIDATE : TO_GROUP;
    }

    private boolean throughSets(int node, int level, int at, Ways ways) {
        int next = level + ChainSearch.SET_LINKS;
        for (int word = 0; word < words; word++) {
            for (long left = marked[row(false, next) + word] & setLinks[node * words + word];
                    left != 0;
                    left &= left - 1) {
                int to = (word << 6) + Long.numberOfTrailingZeros(left);
                sets[at + 1] = graph.setBetween(node, to);
                if (follow(to, false, next, at + 1, ways)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean complete(int last, Ways ways) {
        tries--;
        if (!crossing && !isSimple(last)) {
            return false;
        }
        sets[0] = -1;
        return ways.take(new Way(Arrays.copyOf(nodes, last + 1), Arrays.copyOf(sets, last + 1), startOn));
    }

    /// Tells whether the way visits each cell once. A loop leaves the cell where it begins and ends, but may come through
    /// it again; groups on the way may hold cells of the ends.
    private boolean isSimple(int last) {
        long usedLo = 0;
        long usedHi = 0;
        boolean loop = nodes[0] == nodes[last] || graph.shareCell(nodes[0], nodes[last]);
        for (int i = 1; i < last; i++) {
            int node = nodes[i];
            boolean atStart = graph.shareCell(node, nodes[0]);
            boolean atEnd = graph.shareCell(node, nodes[last]);
            if (loop && atStart ? i == 1 || i == last - 1 : atStart && i > 1 || !atStart && atEnd && i < last - 1) {
                return false;
            }
            if (!atEnd && !(loop && atStart) && !graph.shareCell(node, nodes[i - 1])) {
                if ((usedLo & graph.lo(node) | usedHi & graph.hi(node)) != 0) {
                    return false;
                }
                usedLo |= graph.lo(node);
                usedHi |= graph.hi(node);
            }
        }
        return true;
    }
}
