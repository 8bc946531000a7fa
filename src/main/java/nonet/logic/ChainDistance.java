package nonet.logic;

import java.util.Arrays;

/// How many links a candidate, taken as true, needs at least to come out false, whatever the way visits. A breadth-first
/// search that goes on from all nodes of a level at once; an almost locked set counts as three links.
///
/// Not safe for several threads; one serves any number of candidates.
public final class ChainDistance {

    private static final int SET_LINKS = 3;

    private final ChainGraph graph;
    private final int words;
    private final long[] sets;
    private final int longest;

    /// By number of links, the nodes that are true, and those that are false.
    private final long[] on;

    private final long[] off;
    private final long[] seenOn;
    private final long[] seenOff;

    /// @param longest the most links to look at
    public ChainDistance(ChainGraph graph, int longest) {
        this.graph = graph;
        this.words = graph.words();
        this.sets = graph.setRows();
        this.longest = longest;
        this.on = new long[(longest + SET_LINKS + 1) * words];
        this.off = new long[(longest + SET_LINKS + 1) * words];
        this.seenOn = new long[words];
        this.seenOff = new long[words];
    }

    /// Returns how many links it takes, or one more than are looked at.
    public int toRefute(int node) {
        Arrays.fill(on, 0);
        Arrays.fill(off, 0);
        Arrays.fill(seenOn, 0);
        Arrays.fill(seenOff, 0);
        on[node >>> 6] = 1L << node;
        for (int links = 0; links < longest; links++) {
            if ((off[links * words + (node >>> 6)] >>> node & 1) != 0) {
                return links;
            }
            fromOn(links);
            fromOff(links);
        }
        return (off[longest * words + (node >>> 6)] >>> node & 1) != 0 ? longest : longest + 1;
    }

    private void fromOn(int links) {
        for (int word = 0; word < words; word++) {
            long fresh = on[links * words + word] & ~seenOn[word];
            seenOn[word] |= fresh;
            for (; fresh != 0; fresh &= fresh - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(fresh);
                add(graph.weakRows(), node, off, links + 1);
                if (sets.length > 0) {
                    add(sets, node, off, links + SET_LINKS);
                }
            }
        }
    }

    private void fromOff(int links) {
        for (int word = 0; word < words; word++) {
            long fresh = off[links * words + word] & ~seenOff[word];
            seenOff[word] |= fresh;
            for (; fresh != 0; fresh &= fresh - 1) {
                add(graph.strongRows(), (word << 6) + Long.numberOfTrailingZeros(fresh), on, links + 1);
            }
        }
    }

    private void add(long[] rows, int node, long[] levels, int level) {
        for (int word = 0; word < words; word++) {
            levels[level * words + word] |= rows[node * words + word];
        }
    }
}
