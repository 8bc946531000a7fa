package nonet.logic.chain;

import java.util.Arrays;

/// A path through a chain graph: statements from start to end, each implied by the one before.
///
/// @param nodes the node of each statement, or -1 where the path passes through an almost locked set
/// @param removals for each statement the number of the [AlsImplications] removal, or -1 for a node
/// @param on for each statement whether its node is true; false for a removal
public record ChainPath(int[] nodes, int[] removals, boolean[] on) {

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
