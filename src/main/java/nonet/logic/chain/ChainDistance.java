package nonet.logic.chain;

import java.util.Arrays;
import nonet.logic.position.BitMatrix;
import nonet.logic.position.BitVector;
import org.jspecify.annotations.Nullable;

/// Lower bounds for the number of links between two statements, ignoring that a path visits each cell once. Computed by
/// a breadth-first search that expands all nodes of a level at once. An almost locked set counts as three links.
///
/// Not thread-safe. One instance serves any number of starts.
public final class ChainDistance {

    private static final int SET_LINKS = 3;

    private final ChainGraph graph;
    private final @Nullable BitMatrix sets;
    private final int longest;

    /// By number of links, the nodes that are true and those that are false.
    private final BitMatrix on;

    private final BitMatrix off;
    private final BitVector seenOn;
    private final BitVector seenOff;

    /// @param longest the largest number of links to consider, up to 100
    public ChainDistance(ChainGraph graph, int longest) {
        this.graph = graph;
        this.sets = graph.hasSets() ? graph.throughSets() : null;
        this.longest = longest;
        this.on = new BitMatrix(longest + SET_LINKS + 1, graph.size());
        this.off = new BitMatrix(longest + SET_LINKS + 1, graph.size());
        this.seenOn = new BitVector(graph.size());
        this.seenOff = new BitVector(graph.size());
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
        on.clear();
        off.clear();
        seenOn.clear();
        seenOff.clear();
        (isOn ? on : off).set(0, node);
        Links links = new Links(new byte[graph.size()], new byte[graph.size()]);
        Arrays.fill(links.on, (byte) -1);
        Arrays.fill(links.off, (byte) -1);
        for (int level = 0; level <= longest; level++) {
            fromOn(level, links.on);
            fromOff(level, links.off);
        }
        return links;
    }

    private void fromOn(int level, byte[] found) {
        for (int word = 0; word < on.words(); word++) {
            long fresh = on.word(level, word) & ~seenOn.word(word);
            seenOn.orWord(word, fresh);
            for (; fresh != 0; fresh &= fresh - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(fresh);
                found[node] = (byte) level;
                off.or(level + 1, graph.weak(), node);
                if (sets != null) {
                    off.or(level + SET_LINKS, sets, node);
                }
            }
        }
    }

    private void fromOff(int level, byte[] found) {
        for (int word = 0; word < off.words(); word++) {
            long fresh = off.word(level, word) & ~seenOff.word(word);
            seenOff.orWord(word, fresh);
            for (; fresh != 0; fresh &= fresh - 1) {
                int node = (word << 6) + Long.numberOfTrailingZeros(fresh);
                found[node] = (byte) level;
                on.or(level + 1, graph.strong(), node);
            }
        }
    }
}
