package nonet.logic.links;

import java.util.Arrays;

/// A path through a chain graph: statements from start to end, each implied by the one before.
public final class ChainPath {

    private final int[] nodes;
    private final int[] removals;
    private final boolean[] on;

    public ChainPath(int[] nodes, int[] removals, boolean[] on) {
        this.nodes = nodes;
        this.removals = removals;
        this.on = on;
    }

    /// Returns the node of each statement, or -1 where the path passes through an almost locked set.
    public int[] nodes() {
        return nodes;
    }

    /// Returns for each statement the number of the [AlsImplications] removal, or -1 for a node.
    public int[] removals() {
        return removals;
    }

    /// Returns for each statement whether its node is true; false for a removal.
    public boolean[] on() {
        return on;
    }

    /// Returns the number of statements.
    public int size() {
        return nodes.length;
    }

    /// Returns the first node.
    public int start() {
        return nodes[0];
    }

    /// Returns the last node.
    public int end() {
        return nodes[nodes.length - 1];
    }

    /// Tests whether the path passes through an almost locked set.
    public boolean hasSets() {
        return Arrays.stream(removals).anyMatch(removal -> removal >= 0);
    }
}
