package nonet.rate.se.chain;

import java.util.Arrays;
import nonet.grid.Geometry;
import nonet.rate.se.evidence.NodeCause;

/// Collects the nodes of a nested chain, and the candidates that must be missing for it to hold.
public final class ProofBuilder {

    private int[] nodes = new int[64];
    private int nodeCount;
    private int[] absent = new int[256];
    private int absentCount;

    /// Adds a node, `candidate * 2`, plus 1 for on.
    public void add(int node, NodeCause cause) {
        append(node);
        if ((node & 1) != 0 && cause != NodeCause.NONE) {
            for (int i = 0; i < 9; i++) {
                addAbsent(cause == NodeCause.CELL ? node / 18 * 9 + i : inHouse(node / 2, cause, i));
            }
        }
    }

    private static int inHouse(int candidate, NodeCause house, int place) {
        return Geometry.cell(house.house(candidate / 9), place) * 9 + candidate % 9;
    }

    /// Ends the list of a target and its ancestors.
    public void endTarget() {
        append(-1);
    }

    private void append(int node) {
        if (nodeCount == nodes.length) {
            nodes = Arrays.copyOf(nodes, nodeCount * 2);
        }
        nodes[nodeCount++] = node;
    }

    private void addAbsent(int candidate) {
        if (absentCount == absent.length) {
            absent = Arrays.copyOf(absent, absentCount * 2);
        }
        absent[absentCount++] = candidate;
    }

    /// Returns the chain of what was added.
    ///
    /// @param length its complexity
    public NestedChain build(int length) {
        return new NestedChain(length, Arrays.copyOf(nodes, nodeCount), Arrays.copyOf(absent, absentCount));
    }
}
