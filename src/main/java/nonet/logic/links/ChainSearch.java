package nonet.logic.links;

import java.util.Arrays;
import java.util.function.Predicate;

/// Breadth-first search for the shortest chains from one statement to all others. Statements implied by a statement are
/// visited in the order of [Implications], plainest first. A shorter path that is found later replaces a longer one,
/// but what was already expanded from the longer one is not expanded again. Path lengths differ from the number of
/// steps only through almost locked sets.
///
/// The search follows HoDoKu's table algorithm, but treats implications of the same priority as equal, so that results
/// do not depend on the names of cells and digits.
///
/// Not thread-safe. One instance serves any number of starts.
public final class ChainSearch {

    private static final int NONE = -1;

    /// The length of statements that were not reached.
    private static final int FAR = Short.MAX_VALUE;

    private static final int BATCH_BITS = 16;

    private final Implications implications;
    private final int longest;
    private final ShortestPaths shortestPaths;

    /// By statement, the number of links of its shortest path and, in the low bits, the batch of the statement that
    /// implies it.
    private final int[] reached;

    /// By statement, the last of its entries in `causes`.
    private final int[] entries;

    /// Pairs of a statement that implies another one, and the previous entry.
    private int[] causes = new int[512];

    private int entryCount;

    /// The statements in the order in which they were reached, and the end of each batch: of those that the implications
    /// of one priority reached from the batch before.
    private final int[] queue;

    /// For each statement of the current batch its implications, and the number of links to them.
    private final int[][] rows;

    private final int[] lengths;

    /// For each statement of the current batch, the priorities that have implications, as bits.
    private final int[] nextPriorities;

    private final int[] ends;
    private int count;

    /// Creates a search for chains that visit each cell once.
    ///
    /// @param longest the largest number of links of a path, 1 to 100
    public ChainSearch(ChainGraph graph, int longest) {
        this(graph, longest, false);
    }

    /// Creates a search.
    ///
    /// @param longest the largest number of links of a path, 1 to 100
    /// @param allowRevisits whether paths may visit a cell twice, as branches of forcing chains do
    public ChainSearch(ChainGraph graph, int longest, boolean allowRevisits) {
        this.implications = graph.implications();
        this.longest = longest;
        this.shortestPaths = new ShortestPaths(graph, this, allowRevisits);
        this.reached = new int[implications.size()];
        this.rows = new int[implications.size()][];
        this.lengths = new int[implications.size()];
        this.nextPriorities = new int[implications.size()];
        this.entries = new int[implications.size()];
        this.queue = new int[implications.size()];
        this.ends = new int[implications.size()];
    }

    /// Searches from a statement.
    ///
    /// @param on whether the node is taken as true
    public void run(int node, boolean on) {
        Arrays.fill(reached, FAR << BATCH_BITS);
        int start = implications.of(node, on);
        reached[start] = 0;
        entries[start] = NONE;
        entryCount = 0;
        queue[0] = start;
        count = 1;
        ends[0] = 1;
        int batchCount = 1;
        int from = 0;
        for (int batch = 0; batch < batchCount; batch++) {
            batchCount = expand(batch, from, batchCount);
            from = ends[batch];
        }
    }

    /// Expands the statements of a batch with their current lengths.
    ///
    /// @param from where the batch begins
    /// @return the number of batches so far
    private int expand(int batch, int from, int batchCount) {
        int size = ends[batch] - from;
        for (int i = 0; i < size; i++) {
            int statement = queue[from + i];
            int length = length(statement) + implications.links(statement);
            rows[i] = implications.next(statement);
            lengths[i] = length;
            nextPriorities[i] = length > longest ? 0 : rows[i][Implications.PRIORITIES + 1];
        }
        int more = batchCount;
        for (int priority = 0; priority < Implications.PRIORITIES; priority++) {
            for (int i = 0; i < size; i++) {
                if ((nextPriorities[i] >>> priority & 1) != 0) {
                    reach(i, priority, queue[from + i], batch);
                }
            }
            if (count > ends[more - 1]) {
                ends[more++] = count;
            }
        }
        return more;
    }

    /// Reaches the implications of one batch from a statement at an index of the current batch.
    private void reach(int index, int priority, int statement, int batch) {
        int[] row = rows[index];
        int length = lengths[index] + (priority == Implications.FORCED ? 1 : 0);
        int end = length > longest ? 0 : row[priority + 1];
        for (int at = row[priority]; at < end; at++) {
            follow(row[at], length, statement, batch);
        }
    }

    private void follow(int to, int length, int from, int batch) {
        int known = length(to);
        if (length > known) {
            return;
        }
        if (known == FAR) {
            queue[count++] = to;
        }
        if (length < known) {
            reached[to] = length << BATCH_BITS | batch;
            entries[to] = NONE;
            enter(to, from);
        } else if (reached[to] == (length << BATCH_BITS | batch)) {
            enter(to, from);
        }
    }

    private int length(int statement) {
        return reached[statement] >>> BATCH_BITS;
    }

    private void enter(int to, int from) {
        if (entryCount + 2 > causes.length) {
            causes = Arrays.copyOf(causes, 2 * causes.length);
        }
        causes[entryCount] = from;
        causes[entryCount + 1] = entries[to];
        entries[to] = entryCount;
        entryCount += 2;
    }

    /// Returns the last of the entries for the causes of a statement on its shortest paths; -1 at the start.
    int lastEntry(int statement) {
        return entries[statement];
    }

    /// Returns the statement of an entry.
    int cause(int entry) {
        return causes[entry];
    }

    /// Returns the previous entry, or -1.
    int entryBefore(int entry) {
        return causes[entry + 1];
    }

    /// Returns the number of links to the node being true, or -1 if it is not reached.
    public int linksToOn(int node) {
        return links(implications.of(node, true));
    }

    /// Returns the number of links to the node being false, or -1 if it is not reached.
    public int linksToOff(int node) {
        return links(implications.of(node, false));
    }

    private int links(int statement) {
        return length(statement) == FAR ? -1 : length(statement);
    }

    /// Passes on the shortest paths to a statement.
    ///
    /// @param enough receives a path, and returns whether the search can stop
    /// @return whether it was stopped
    public boolean paths(int node, boolean on, Predicate<ChainPath> enough) {
        int end = implications.of(node, on);
        return links(end) > 0 && shortestPaths.find(end, enough);
    }

    /// Enumerates the shortest paths that a [ChainSearch] found to a statement.
    private static final class ShortestPaths {

        private static final int MOST_TRIES = 1000;

        private final ChainGraph graph;
        private final Implications implications;
        private final ChainSearch search;
        private final boolean allowRevisits;

        /// The statements of the current path, from its end.
        private int[] back = new int[16];

        private int tries;

        /// @param allowRevisits whether paths may visit a cell twice
        ShortestPaths(ChainGraph graph, ChainSearch search, boolean allowRevisits) {
            this.graph = graph;
            this.implications = graph.implications();
            this.search = search;
            this.allowRevisits = allowRevisits;
        }

        /// Passes paths on until they are enough.
        boolean find(int end, Predicate<ChainPath> enough) {
            tries = MOST_TRIES;
            return follow(end, 0, enough);
        }

        private boolean follow(int statement, int at, Predicate<ChainPath> enough) {
            if (at == back.length) {
                back = Arrays.copyOf(back, 2 * at);
            }
            back[at] = statement;
            int entry = search.lastEntry(statement);
            if (entry < 0) {
                return complete(at, enough);
            }
            for (; entry >= 0 && tries > 0; entry = search.entryBefore(entry)) {
                if (follow(search.cause(entry), at + 1, enough)) {
                    return true;
                }
            }
            return false;
        }

        private boolean complete(int last, Predicate<ChainPath> enough) {
            tries--;
            int[] nodes = new int[last + 1];
            int[] removals = new int[last + 1];
            boolean[] on = new boolean[last + 1];
            for (int i = 0; i <= last; i++) {
                nodes[i] = implications.node(back[last - i]);
                removals[i] = implications.removal(back[last - i]);
                on[i] = implications.isOn(back[last - i]);
            }
            ChainPath path = new ChainPath(nodes, removals, on);
            return (allowRevisits || SimplePathCheck.isSimple(graph, path)) && enough.test(path);
        }
    }
}
