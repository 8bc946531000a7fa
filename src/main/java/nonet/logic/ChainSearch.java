package nonet.logic;

import java.util.Arrays;

/// The shortest ways from one statement, a node taken as true or as false, to all that follow from it by strong and weak
/// links in turn. A breadth-first search that goes on from all nodes of a level at once.
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
    public record Way(int[] nodes, int[] sets, boolean startOn) {}

    private static final int MOST_TRIES = 1000;

    /// The links into an almost locked set, through it and out of it.
    private static final int SET_LINKS = 3;

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
    private int tries;
    private final boolean crossing;

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
        this.crossing = crossing;
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
        if (links < 1) {
            return false;
        }
        tries = MOST_TRIES;
        int[] nodes = new int[links + 1];
        int[] sets = new int[links + 1];
        return back(node, on, links, nodes, sets, nodes.length - 1, ways);
    }

    private boolean back(int node, boolean on, int level, int[] nodes, int[] sets, int at, Ways ways) {
        nodes[at] = node;
        sets[at] = 0;
        if (level == 0) {
            return node == start && on == startOn && complete(nodes, sets, at, ways);
        }
        if (tries <= 0) {
            return false;
        }
        for (int word = 0; word < words; word++) {
            long before = on
                    ? offLevels[(level - 1) * words + word] & strong[node * words + word]
                    : onLevels[(level - 1) * words + word] & weak[node * words + word];
            for (; before != 0; before &= before - 1) {
                int previous = (word << 6) + Long.numberOfTrailingZeros(before);
                sets[at] = 0;
                if (back(previous, !on, level - 1, nodes, sets, at - 1, ways)) {
                    return true;
                }
            }
            if (!on && level >= SET_LINKS && setLinks.length > 0) {
                long through = onLevels[(level - SET_LINKS) * words + word] & setLinks[node * words + word];
                for (; through != 0; through &= through - 1) {
                    int previous = (word << 6) + Long.numberOfTrailingZeros(through);
                    sets[at] = 1;
                    if (back(previous, true, level - SET_LINKS, nodes, sets, at - 1, ways)) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean complete(int[] nodes, int[] through, int from, Ways ways) {
        tries--;
        int[] path = Arrays.copyOfRange(nodes, from, nodes.length);
        int[] sets = Arrays.copyOfRange(through, from, nodes.length);
        if (!crossing && !isSimple(path)) {
            return false;
        }
        findSets(path, sets);
        return ways.take(new Way(path, sets, startOn));
    }

    /// Tells whether a way visits each cell once. The cells of its ends may be one, and part of groups on the way.
    private boolean isSimple(int[] nodes) {
        long usedLo = 0;
        long usedHi = 0;
        int last = nodes.length - 1;
        for (int i = 1; i < last; i++) {
            int node = nodes[i];
            if (graph.shareCell(node, nodes[0]) ? i > 1 : graph.shareCell(node, nodes[last]) && i < last - 1) {
                return false;
            }
            if (!graph.shareCell(node, nodes[i - 1]) && !graph.shareCell(node, nodes[last])) {
                if ((usedLo & graph.lo(node) | usedHi & graph.hi(node)) != 0) {
                    return false;
                }
                usedLo |= graph.lo(node);
                usedHi |= graph.hi(node);
            }
        }
        return true;
    }

    /// Finds the almost locked sets on a way.
    ///
    /// @param sets for each node 1 when the link before it goes through a set, else 0; becomes that set's number, or -1
    private void findSets(int[] nodes, int[] sets) {
        for (int i = 0; i < nodes.length; i++) {
            sets[i] = sets[i] == 0 ? -1 : graph.setBetween(nodes[i - 1], nodes[i]);
        }
    }
}
