package nonet.logic;

import java.util.Arrays;

/// The shortest ways from one statement, a node taken as true or as false, to all that follow from it by strong and weak
/// links in turn. A breadth-first search that goes on from all nodes of a level at once.
///
/// Of ways that are equally short the plainest count: each step stays in its cell where that is as short, else it goes to
/// another candidate if it can, else to a group.
///
/// Not safe for several threads; one search serves any number of starts.
public final class ChainSearch {

    /// Takes ways, one after another.
    @FunctionalInterface
    public interface Ways {

        /// Takes a way.
        ///
        /// @return whether it was enough
        boolean take(Way way);
    }

    /// A chain that was found: nodes from the start to the end, true and false by turns.
    ///
    /// @param nodes the nodes; an almost locked set on the way is none, it counts as the link
    /// @param sets for each node the number of the almost locked set through which the link before it goes, or -1
    /// @param startOn whether the first node is taken as true
    public record Way(int[] nodes, int[] sets, boolean startOn) {

        /// Returns the way back: what does not hold at the end leads to what does not hold at the start.
        public Way reversed() {
            int last = nodes.length - 1;
            int[] back = new int[last + 1];
            int[] through = new int[last + 1];
            through[0] = -1;
            for (int i = 0; i <= last; i++) {
                back[i] = nodes[last - i];
                if (i > 0) {
                    through[i] = sets[last - i + 1];
                }
            }
            boolean endOn = startOn == (last % 2 == 0);
            return new Way(back, through, !endOn);
        }
    }

    /// The links into an almost locked set, through it and out of it.
    static final int SET_LINKS = 3;

    private final ChainGraph graph;
    private final int words;
    private final long[] weak;
    private final long[] strong;

    /// The links through almost locked sets; none when the graph has none.
    private final long[] setLinks;

    private final int longest;
    private final byte[] onAt;
    private final byte[] offAt;
    private final long[] onLevels;
    private final long[] offLevels;
    private final long[] seenOn;
    private final long[] seenOff;
    private int start;
    private boolean startOn;
    private final ShortestWays shortest;

    /// Searches for chains that visit each cell once.
    ///
    /// @param longest the most links of a way, 1 to 100
    public ChainSearch(ChainGraph graph, int longest) {
        this(graph, longest, false);
    }

    /// @param longest the most links of a way, 1 to 100
    /// @param crossing whether ways may cross themselves, as in the branches of forcing chains
    public ChainSearch(ChainGraph graph, int longest, boolean crossing) {
        this.graph = graph;
        this.words = graph.words();
        this.weak = graph.weakRows();
        this.strong = graph.strongRows();
        this.setLinks = graph.setRows();
        this.longest = longest;
        this.onAt = new byte[graph.size()];
        this.offAt = new byte[graph.size()];
        this.onLevels = new long[(longest + SET_LINKS + 1) * words];
        this.offLevels = new long[(longest + SET_LINKS + 1) * words];
        this.seenOn = new long[words];
        this.seenOff = new long[words];
        this.shortest = new ShortestWays(graph, onLevels, offLevels, longest, crossing);
    }

    /// Searches from a statement.
    ///
    /// @param on whether the node is taken as true
    public void run(int node, boolean on) {
        start = node;
        startOn = on;
        Arrays.fill(onAt, (byte) -1);
        Arrays.fill(offAt, (byte) -1);
        Arrays.fill(onLevels, 0);
        Arrays.fill(offLevels, 0);
        Arrays.fill(seenOn, 0);
        Arrays.fill(seenOff, 0);
        (on ? onLevels : offLevels)[node >>> 6] = 1L << node;
        boolean more = true;
        for (int level = 0; more && level <= longest; level++) {
            more = settle(onLevels, seenOn, onAt, level) | settle(offLevels, seenOff, offAt, level);
            if (level < longest) {
                fromOn(level);
                fromOff(level);
                more |= level + 1 <= longest && setLinks.length > 0;
            }
        }
    }

    /// Returns how many links lead to the node being true, or -1 when none do.
    public int linksToOn(int node) {
        return onAt[node];
    }

    /// Returns how many links lead to the node being false, or -1.
    public int linksToOff(int node) {
        return offAt[node];
    }

    private boolean settle(long[] levels, long[] seen, byte[] at, int level) {
        boolean any = false;
        for (int word = 0; word < words; word++) {
            long fresh = levels[level * words + word] & ~seen[word];
            levels[level * words + word] = fresh;
            seen[word] |= fresh;
            any |= fresh != 0;
            for (; fresh != 0; fresh &= fresh - 1) {
                at[(word << 6) + Long.numberOfTrailingZeros(fresh)] = (byte) level;
            }
        }
        return any;
    }

    private void fromOn(int level) {
        int next = (level + 1) * words;
        int afterSet = (level + SET_LINKS) * words;
        for (int word = 0; word < words; word++) {
            for (long left = onLevels[level * words + word]; left != 0; left &= left - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(left);
                add(weak, node, offLevels, next);
                if (setLinks.length > 0) {
                    add(setLinks, node, offLevels, afterSet);
                }
            }
        }
    }

    private void fromOff(int level) {
        int next = (level + 1) * words;
        for (int word = 0; word < words; word++) {
            for (long left = offLevels[level * words + word]; left != 0; left &= left - 1) {
                add(strong, (word << 6) + Long.numberOfTrailingZeros(left), onLevels, next);
            }
        }
    }

    private void add(long[] rows, int node, long[] levels, int level) {
        for (int word = 0; word < words; word++) {
            levels[level + word] |= rows[node * words + word];
        }
    }

    /// Hands over the shortest ways to a statement.
    ///
    /// @return whether one was enough
    public boolean ways(int node, boolean on, Ways ways) {
        int links = (on ? onAt : offAt)[node];
        return links > 0 && shortest.find(start, startOn, node, on, links, ways);
    }
}
