package nonet.rate.se.net;

import java.util.Arrays;
import nonet.rate.se.chain.NestedChain;
import nonet.rate.se.evidence.NodeCause;
import org.jspecify.annotations.Nullable;

/// The nodes that follow from one node, in the order in which they were found, with their parents. A node is
/// `candidate * 2`, plus 1 for on.
public final class Net {

    /// The slot of the node that contradicts another one. It is stored apart, for the node may be there already.
    static final int CLASH = 1458;

    private static final int SLOTS = 1459;

    /// The candidates that are on and off as sets.
    final long[] on = new long[12];

    final long[] off = new long[12];

    /// The candidates that are on and off, in the order in which they were found.
    final int[] onOrder = new int[729];

    int onCount;
    final int[] offOrder = new int[729];
    int offCount;

    /// Whether the propagation stopped because it reached only nodes with too many ancestors.
    boolean cut;

    /// The smallest number of ancestors with which a node was rejected.
    int limit;

    /// The node that contradicts its opposite, or -1.
    int clash;

    private final int[] parentStart = new int[SLOTS];
    private final short[] parentCount = new short[SLOTS];
    private int[] parents = new int[512];
    private int parentsUsed;
    /// The ordinals of the causes.
    private final byte[] causes = new byte[SLOTS];
    private final short[] fewest = new short[SLOTS];
    private final short[] exact = new short[SLOTS];
    private @Nullable NestedChain @Nullable [] nested;
    private boolean hasNested;

    void clear() {
        Arrays.fill(on, 0);
        Arrays.fill(off, 0);
        onCount = 0;
        offCount = 0;
        parentsUsed = 0;
        clash = -1;
        cut = false;
        if (hasNested) {
            Arrays.fill(nested, null);
            hasNested = false;
        }
    }

    boolean isOn(int candidate) {
        return (on[candidate >>> 6] >>> candidate & 1) != 0;
    }

    boolean isOff(int candidate) {
        return (off[candidate >>> 6] >>> candidate & 1) != 0;
    }

    /// Adds a node with one parent, or with none when the parent is -1.
    void add(int node, int parent, NodeCause cause) {
        begin(node, parent, cause);
        int candidate = node >>> 1;
        if ((node & 1) != 0) {
            on[candidate >>> 6] |= 1L << candidate;
            onOrder[onCount++] = candidate;
        } else {
            off[candidate >>> 6] |= 1L << candidate;
            offOrder[offCount++] = candidate;
        }
    }

    /// Notes a node whose opposite is there.
    void addClash(int node, int parent, NodeCause cause) {
        clash = node;
        begin(CLASH, parent, cause);
    }

    private void begin(int slot, int parent, NodeCause cause) {
        parentStart[slot] = parentsUsed;
        parentCount[slot] = 0;
        causes[slot] = (byte) cause.ordinal();
        fewest[slot] = 1;
        exact[slot] = 0;
        if (parent >= 0) {
            addParent(slot, parent);
        }
    }

    /// Adds a parent to the node that was added last.
    void addParent(int slot, int parent) {
        if (parentsUsed == parents.length) {
            parents = Arrays.copyOf(parents, parentsUsed * 2);
        }
        parents[parentsUsed++] = parent;
        parentCount[slot]++;
        fewest[slot] = (short) Math.max(fewest[slot], Math.max(fewest[parent] + 1, parentCount[slot] + 1));
    }

    /// Attaches the chain that implies a node.
    void setNested(int node, @Nullable NestedChain chain) {
        if (chain != null) {
            if (nested == null) {
                nested = new NestedChain[SLOTS];
            }
            nested[node] = chain;
            hasNested = true;
        }
    }

    boolean hasNested() {
        return hasNested;
    }

    @Nullable
    NestedChain nested(int slot) {
        return nested == null ? null : nested[slot];
    }

    /// Returns a lower bound of the number of the node and its ancestors.
    int fewest(int slot) {
        return fewest[slot];
    }

    /// Returns the number of the node and its ancestors, or 0 if it was not counted yet.
    int exact(int slot) {
        return exact[slot];
    }

    void setExact(int slot, int count) {
        exact[slot] = (short) count;
    }

    int node(int slot) {
        return slot == CLASH ? clash : slot;
    }

    NodeCause cause(int slot) {
        return NodeCause.at(causes[slot]);
    }

    int parentCount(int slot) {
        return parentCount[slot];
    }

    int parent(int slot, int index) {
        return parents[parentStart[slot] + index];
    }
}
