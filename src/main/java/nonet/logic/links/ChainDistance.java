package nonet.logic.links;

import java.util.Arrays;

/// Lower bounds for the number of links between two statements, ignoring that a path visits each cell once. Computed by
/// a breadth-first search that expands all nodes of a level at once. An almost locked set counts as three links.
///
/// Not thread-safe. One instance serves any number of starts.
public final class ChainDistance {

    private static final int SET_LINKS = 3;

    private final ChainGraph graph;
    private final int words;
    private final long[] sets;
    private final int longest;

    /// By number of links, the nodes that are true and those that are false.
    private final long[] on;

    private final long[] off;
    private final long[] seenOn;
    private final long[] seenOff;

    /// @param longest the largest number of links to consider, up to 100
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

    /// The distances from a start.
    public static final class Links {

        private final byte[] on;
        private final byte[] off;

        public Links(byte[] on, byte[] off) {
            this.on = on;
            this.off = off;
        }

        /// Returns for each node the number of links to its being true, -1 if it is not reached.
        public byte[] on() {
            return on;
        }

        /// Returns for each node the number of links to its being false, -1 if it is not reached.
        public byte[] off() {
            return off;
        }
    }

    /// Returns the distances from a node taken as true or false.
    public Links from(int node, boolean isOn) {
        Arrays.fill(on, 0);
        Arrays.fill(off, 0);
        Arrays.fill(seenOn, 0);
        Arrays.fill(seenOff, 0);
        (isOn ? on : off)[node >>> 6] = 1L << node;
        Links links = new Links(new byte[graph.size()], new byte[graph.size()]);
        Arrays.fill(links.on, (byte) -1);
        Arrays.fill(links.off, (byte) -1);
        for (int level = 0; level <= longest; level++) {
            fromOn(level, links.on);
            fromOff(level, links.off);
        }
        return links;
    }

    private void fromOn(int links, byte[] found) {
        for (int word = 0; word < words; word++) {
            long fresh = on[links * words + word] & ~seenOn[word];
            seenOn[word] |= fresh;
            for (; fresh != 0; fresh &= fresh - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(fresh);
                found[node] = (byte) links;
                add(graph.weakRows(), node, off, links + 1);
                if (sets.length > 0) {
                    add(sets, node, off, links + SET_LINKS);
                }
            }
        }
    }

    private void fromOff(int links, byte[] found) {
        for (int word = 0; word < words; word++) {
            long fresh = off[links * words + word] & ~seenOff[word];
            seenOff[word] |= fresh;
            for (; fresh != 0; fresh &= fresh - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(fresh);
                found[node] = (byte) links;
                add(graph.strongRows(), node, on, links + 1);
            }
        }
    }

    private void add(long[] rows, int node, long[] levels, int level) {
        for (int word = 0; word < words; word++) {
            levels[level * words + word] |= rows[node * words + word];
        }
    }
}
