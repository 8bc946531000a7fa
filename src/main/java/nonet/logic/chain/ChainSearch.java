package nonet.logic.chain;

import java.util.Arrays;

/// What follows from one statement, a node taken as true or as false, by strong and weak links in turn, and how. A
/// breadth-first search: what fewer steps lead to comes first, and of what follows from one statement the plainest (see
/// [Implications]). A shorter path that comes later counts instead of the first one, but what has followed from that is
/// not looked at again; paths differ in length though not in steps only where they go through almost locked sets.
///
/// So HoDoKu fills its tables, but that what comes in the same turn here is equal: nothing depends on how cells and digits
/// are named.
///
/// Not safe for several threads; one search serves any number of starts.
public final class ChainSearch {

    private static final int NONE = -1;

    /// The length of what was not reached.
    private static final int FAR = Short.MAX_VALUE;

    private static final int TURN_BITS = 16;

    private final Implications implications;
    private final int longest;
    private final ShortestPaths shortestPaths;

    /// By statement, the links of the first path to it, and below in which turn that came from which it follows.
    private final int[] reached;

    /// By statement, the last of its entries in `causes`.
    private final int[] entries;

    /// For each entry a statement from which another follows, and the entry before.
    private int[] causes = new int[512];

    private int entryCount;

    /// The statements in the order in which they came, and for each turn where it ends.
    private final int[] queue;

    /// For each statement of the turn at hand what follows, and how many links lead there.
    private final int[][] rows;

    private final int[] lengths;

    /// For each of them the turns in which anything follows, as bits.
    private final int[] nextTurns;

    private final int[] ends;
    private int count;

    /// Searches for chains that visit each cell once.
    ///
    /// @param longest the most links of a path, 1 to 100
    public ChainSearch(ChainGraph graph, int longest) {
        this(graph, longest, false);
    }

    /// @param longest the most links of a path, 1 to 100
    /// @param allowRevisits whether paths may cross themselves, as in the branches of forcing chains
    public ChainSearch(ChainGraph graph, int longest, boolean allowRevisits) {
        this.implications = graph.implications();
        this.longest = longest;
        this.shortestPaths = new ShortestPaths(graph, this, allowRevisits);
        this.reached = new int[implications.size()];
        this.rows = new int[implications.size()][];
        this.lengths = new int[implications.size()];
        this.nextTurns = new int[implications.size()];
        this.entries = new int[implications.size()];
        this.queue = new int[implications.size()];
        this.ends = new int[implications.size()];
    }

    /// Searches from a statement.
    ///
    /// @param on whether the node is taken as true
    public void run(int node, boolean on) {
        Arrays.fill(reached, FAR << TURN_BITS);
        int start = implications.of(node, on);
        reached[start] = 0;
        entries[start] = NONE;
        entryCount = 0;
        queue[0] = start;
        count = 1;
        ends[0] = 1;
        int turnCount = 1;
        int from = 0;
        for (int turn = 0; turn < turnCount; turn++) {
            turnCount = expand(turn, from, turnCount);
            from = ends[turn];
        }
    }

    /// Looks at what follows from the statements of a turn, each with the length that it has now.
    ///
    /// @param from where the turn begins
    /// @return how many turns there are now
    private int expand(int turn, int from, int turnCount) {
        int size = ends[turn] - from;
        for (int i = 0; i < size; i++) {
            int statement = queue[from + i];
            int length = length(statement) + implications.links(statement);
            rows[i] = implications.next(statement);
            lengths[i] = length;
            nextTurns[i] = length > longest ? 0 : rows[i][Implications.TURNS + 1];
        }
        int more = turnCount;
        for (int each = 0; each < Implications.TURNS; each++) {
            for (int i = 0; i < size; i++) {
                if ((nextTurns[i] >>> each & 1) != 0) {
                    reach(i, each, queue[from + i], turn);
                }
            }
            if (count > ends[more - 1]) {
                ends[more++] = count;
            }
        }
        return more;
    }

    /// Reaches what follows in one turn from the statement at an index in the turn at hand.
    private void reach(int index, int each, int statement, int turn) {
        int[] row = rows[index];
        int length = lengths[index] + (each == Implications.FORCED ? 1 : 0);
        int end = length > longest ? 0 : row[each + 1];
        for (int at = row[each]; at < end; at++) {
            follow(row[at], length, statement, turn);
        }
    }

    private void follow(int to, int length, int from, int turn) {
        int known = length(to);
        if (length > known) {
            return;
        }
        if (known == FAR) {
            queue[count++] = to;
        }
        if (length < known) {
            reached[to] = length << TURN_BITS | turn;
            entries[to] = NONE;
            enter(to, from);
        } else if (reached[to] == (length << TURN_BITS | turn)) {
            enter(to, from);
        }
    }

    private int length(int statement) {
        return reached[statement] >>> TURN_BITS;
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

    /// Returns the last of the entries that tell what a statement follows from along its first paths, -1 at the start.
    int lastEntry(int statement) {
        return entries[statement];
    }

    /// Returns the statement of an entry.
    int cause(int entry) {
        return causes[entry];
    }

    /// Returns the entry before, or -1.
    int entryBefore(int entry) {
        return causes[entry + 1];
    }

    /// Returns how many links lead to the node being true, or -1 when none do.
    public int linksToOn(int node) {
        return links(implications.of(node, true));
    }

    /// Returns how many links lead to the node being false, or -1.
    public int linksToOff(int node) {
        return links(implications.of(node, false));
    }

    private int links(int statement) {
        return length(statement) == FAR ? -1 : length(statement);
    }

    /// Hands over the first paths to a statement.
    ///
    /// @return whether one was enough
    public boolean paths(int node, boolean on, PathSink sink) {
        int end = implications.of(node, on);
        return links(end) > 0 && shortestPaths.find(end, sink);
    }
}
