package nonet.logic;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

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

    /// A chain that was found: statements from the start to the end, each following from the one before.
    ///
    /// @param nodes the nodes; an almost locked set on the way has none
    /// @param losses for each statement the loss of an almost locked set, or -1 when it is a node
    /// @param on for each statement whether its node is true; a loss is false
    public record Way(int[] nodes, int[] losses, boolean[] on) {

        /// Returns the number of statements.
        public int size() {
            return nodes.length;
        }

        /// Returns the node where the way begins.
        public int start() {
            return nodes[0];
        }

        /// Returns the node where the way ends.
        public int end() {
            return nodes[nodes.length - 1];
        }

        /// Tells whether the first node is taken as true.
        public boolean startOn() {
            return on[0];
        }

        /// Tells whether the way goes through an almost locked set.
        public boolean hasSets() {
            return Arrays.stream(losses).anyMatch(loss -> loss >= 0);
        }
    }

    /// The most links that a step takes: out of the largest almost locked set into a cell.
    private static final int MOST_LINKS = HouseSets.LARGEST + 2;

    private final ChainGraph graph;
    private final int words;
    private final long[] weak;
    private final long[] strong;

    /// What almost locked sets lose; nothing when the graph has no such links.
    private final @Nullable SetLosses losses;

    private final int longest;
    private final byte[] onAt;
    private final byte[] offAt;
    private final long[] onLevels;
    private final long[] offLevels;
    private final long[] seenOn;
    private final long[] seenOff;
    private final long[] lossLevels;
    private final long[] seenLosses;
    private final int lossWords;
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
        this.losses = graph.hasSets() ? graph.losses() : null;
        this.longest = longest;
        this.onAt = new byte[graph.size()];
        this.offAt = new byte[graph.size()];
        this.onLevels = new long[(longest + MOST_LINKS + 1) * words];
        this.offLevels = new long[(longest + MOST_LINKS + 1) * words];
        this.seenOn = new long[words];
        this.seenOff = new long[words];
        this.lossWords = losses == null ? 0 : losses.size() + 63 >>> 6;
        this.lossLevels = new long[(longest + MOST_LINKS + 1) * lossWords];
        this.seenLosses = new long[lossWords];
        this.shortest = new ShortestWays(graph, onLevels, offLevels, lossLevels, longest, crossing);
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
        Arrays.fill(lossLevels, 0);
        Arrays.fill(seenLosses, 0);
        (on ? onLevels : offLevels)[node >>> 6] = 1L << node;
        int last = 0;
        for (int level = 0; level <= Math.min(last, longest); level++) {
            boolean any = settle(onLevels, seenOn, onAt, level) | settle(offLevels, seenOff, offAt, level);
            if (any) {
                fromOn(level);
                fromOff(level);
                last = Math.max(last, level + 1);
            }
            if (losses != null && settleLosses(level)) {
                fromLosses(losses, level);
                last = level + MOST_LINKS;
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

    private boolean settleLosses(int level) {
        boolean any = false;
        for (int word = 0; word < lossWords; word++) {
            long fresh = lossLevels[level * lossWords + word] & ~seenLosses[word];
            lossLevels[level * lossWords + word] = fresh;
            seenLosses[word] |= fresh;
            any |= fresh != 0;
        }
        return any;
    }

    private void fromOn(int level) {
        int next = (level + 1) * words;
        for (int word = 0; word < words; word++) {
            for (long left = onLevels[level * words + word]; left != 0; left &= left - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(left);
                add(weak, node, offLevels, next);
                if (losses != null) {
                    lose(losses.causedBy(node), level + 1);
                }
            }
        }
    }

    private void lose(int[] lost, int level) {
        for (int loss : lost) {
            lossLevels[level * lossWords + (loss >>> 6)] |= 1L << loss;
        }
    }

    private void fromLosses(SetLosses losses, int level) {
        for (int word = 0; word < lossWords; word++) {
            for (long left = lossLevels[level * lossWords + word]; left != 0; left &= left - 1) {
                int loss = (word << 6) + Long.numberOfTrailingZeros(left);
                int next = level + losses.links(loss);
                for (int at = 0; at < words; at++) {
                    offLevels[next * words + at] |= losses.denied(loss, at);
                }
                lose(losses.next(loss), next);
                for (int node : losses.proved(loss)) {
                    onLevels[(next + 1) * words + (node >>> 6)] |= 1L << node;
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
