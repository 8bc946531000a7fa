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

    private final Statements statements;
    private final int longest;
    private final ShortestWays shortest;
    private final long[] seen;
    private long[] now;
    private long[] next;
    private int start;
    private int size;
    private final int[] queue;
    int level;
    final int[] hop = new int[10000];
    Statements statements() { return statements; }

    /// Searches for chains that visit each cell once.
    ///
    /// @param longest the most links of a way, 1 to 100
    public ChainSearch(ChainGraph graph, int longest) {
        this(graph, longest, false);
    }

    /// @param longest the most links of a way, 1 to 100
    /// @param crossing whether ways may cross themselves, as in the branches of forcing chains
    public ChainSearch(ChainGraph graph, int longest, boolean crossing) {
        this.statements = new Statements(graph);
        this.longest = longest * Statements.LINK;
        this.shortest = new ShortestWays(graph, statements, crossing);
        this.seen = new long[statements.words()];
        this.queue = new int[statements.words() << 6];
        this.now = new long[statements.words()];
        this.next = new long[statements.words()];
    }

    /// Searches from a statement.
    ///
    /// @param on whether the node is taken as true
    public void run(int node, boolean on) {
        statements.clear();
        Arrays.fill(seen, 0);
        start = statements.of(node, on);
        size = 0;
        reach(start, 0, start);
        int from = 0;
        int[] ends = new int[queue.length];
        int classes = 0;
        ends[classes++] = size;
        for (int c = 0; c < classes; c++) {
            int end = ends[c];
            if (Integer.getInteger("u", 0) == 1) {
                for (int i = from; i < end; i++) { for (int j = i; j > from && statements.at[queue[j]] < statements.at[queue[j-1]]; j--) { int t = queue[j]; queue[j] = queue[j-1]; queue[j-1] = t; } }
            }
            for (int i = from; i < end; i++) {
                statements.settle(queue[i]);
                statements.rank[queue[i]] = c;
            }
            for (int kind = 0; kind < Statements.KINDS; kind++) {
                for (int i = from; i < end; i++) {
                    int statement = queue[i];
                    int length = statements.from[statement];
                    statements.forEachNext(statement, kind, (to, links) -> reach(to, length + links, statement));
                }
                if (size > ends[classes - 1]) {
                    ends[classes++] = size;
                }
            }
            from = end;
        }
    }

    private void reach(int to, int length, int parent) {
        if (length > longest) {
            return;
        }
        if ((seen[to >>> 6] >>> to & 1) == 0) {
            seen[to >>> 6] |= 1L << to;
            statements.at[to] = (short) length;
            statements.parent[to] = statements.rank[parent];
            queue[size++] = to;
        } else if (statements.at[to] > length) {
            statements.at[to] = (short) length;
            statements.parent[to] = statements.rank[parent];
        }
    }

    /// Returns how many links lead to the node being true, or -1 when none do.
    public int linksToOn(int node) {
        return links(node, true);
    }

    /// Returns how many links lead to the node being false, or -1.
    public int linksToOff(int node) {
        return links(node, false);
    }

    private int links(int node, boolean on) {
        int length = statements.at[statements.of(node, on)];
        return length < 0 ? -1 : (length + 1) / Statements.LINK;
    }

    /// Hands over the shortest ways to a statement.
    ///
    /// @return whether one was enough
    public boolean ways(int node, boolean on, Ways ways) {
        int end = statements.of(node, on);
        return statements.at[end] > 0 && shortest.find(start, end, ways);
    }
}
