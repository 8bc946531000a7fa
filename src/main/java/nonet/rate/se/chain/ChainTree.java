package nonet.rate.se.chain;

import java.util.Arrays;
import nonet.rate.se.evidence.NodeCause;
import nonet.rate.se.evidence.NodePath;

/// The nodes that are on when a candidate is, in the order in which a search by waves reaches them, each with the way
/// that reached it first. A node that is off is kept as the
/// cause of the nodes that it turns on, and not on its own.
final class ChainTree {

    /// Receives the ways back to the source.
    @FunctionalInterface
    interface Cycles {

        /// Takes the cycle over a node of the tree and one that is off and turns the source on.
        ///
        /// @param offCause the cause of the node that is off
        /// @param cause the cause of the last link
        void take(int index, int off, NodeCause offCause, NodeCause cause);
    }

    private final BoardLinks links;
    private final int[] nodes = new int[729];
    private final int[] parents = new int[729];
    private final int[] offs = new int[729];
    private final NodeCause[] offCauses = new NodeCause[729];
    private final NodeCause[] causes = new NodeCause[729];
    private final int[] lengths = new int[729];
    private int size;
    private final int[] onSeen = new int[729];
    private final int[] offSeen = new int[729];
    private int stamp;
    private final int[] weak = new int[40];
    private final NodeCause[] weakCauses = new NodeCause[40];

    ChainTree(BoardLinks links) {
        this.links = links;
    }

    private void start() {
        stamp++;
        size = 0;
    }

    private void add(int node, int parent, int off, NodeCause offCause, NodeCause cause) {
        if (onSeen[node] != stamp) {
            onSeen[node] = stamp;
            nodes[size] = node;
            parents[size] = parent;
            offs[size] = off;
            offCauses[size] = offCause;
            causes[size] = cause;
            lengths[size] = parent < 0 ? (off < 0 ? 1 : 2) : lengths[parent] + 2;
            size++;
        }
    }

    private void addStrong(int off, NodeCause offCause, int parent) {
        if (offSeen[off] != stamp) {
            offSeen[off] = stamp;
            int first = off * BoardLinks.MOST_STRONG;
            for (int i = first; i < first + links.strongCount[off]; i++) {
                add(links.strong[i], parent, off, offCause, links.causes[i]);
            }
        }
    }

    /// Returns the number of nodes up to a node of the tree.
    int length(int index) {
        return lengths[index];
    }

    /// Finds the cycles through a source, shortest first.
    void searchCycles(int source, Bound bound, Cycles cycles) {
        start();
        add(source, -1, -1, NodeCause.NONE, NodeCause.NONE);
        int first = source * BoardLinks.MOST_STRONG;
        for (int index = 0; index < size && lengths[index] < bound.longest(); index++) {
            int count = links.listWeak(nodes[index], weak, weakCauses);
            for (int i = 0; i < count; i++) {
                int off = weak[i];
                for (int end = first; index > 0 && end < first + links.strongCount[source]; end++) {
                    if (links.strong[end] == off && !isOnPath(index, off)) {
                        cycles.take(index, off, weakCauses[i], links.causes[end]);
                    }
                }
                addStrong(off, weakCauses[i], index);
            }
        }
    }

    /// The longest chain that can still beat the best one, which may shrink during a search.
    @FunctionalInterface
    interface Bound {
        int longest();
    }

    private boolean isOnPath(int index, int off) {
        for (int at = index; at >= 0; at = parents[at]) {
            if (offs[at] == off) {
                return true;
            }
        }
        return false;
    }

    /// Returns the chain from a candidate to its opposite. There must be one.
    NodePath chain(int source, boolean on) {
        start();
        if (on) {
            add(source, -1, -1, NodeCause.NONE, NodeCause.NONE);
        } else {
            addStrong(source, NodeCause.NONE, -1);
        }
        for (int index = 0; index < size; index++) {
            if (on && links.isWeak(nodes[index], source)) {
                return path(index, source * 2, NodeCause.NONE, -1, NodeCause.NONE);
            }
            int count = links.listWeak(nodes[index], weak, weakCauses);
            for (int i = 0; i < count; i++) {
                int off = weak[i];
                int first = off * BoardLinks.MOST_STRONG;
                for (int at = first; !on && offSeen[off] != stamp && at < first + links.strongCount[off]; at++) {
                    if (links.strong[at] == source) {
                        return path(index, off * 2, weakCauses[i], source * 2 + 1, links.causes[at]);
                    }
                }
                addStrong(off, weakCauses[i], index);
            }
        }
        throw new IllegalArgumentException("no chain from " + source);
    }

    /// Returns the chain to a node of the tree and on to one or two more nodes.
    ///
    /// @param off a node that is off
    /// @param on a node that is on, or -1 for none
    NodePath path(int index, int off, NodeCause offCause, int on, NodeCause cause) {
        int length = lengths[index] + (on < 0 ? 1 : 2);
        int[] path = new int[length];
        NodeCause[] because = new NodeCause[length];
        int at = length;
        if (on >= 0) {
            path[--at] = on;
            because[at] = cause;
        }
        path[--at] = off;
        because[at] = offCause;
        for (int i = index; i >= 0; i = parents[i]) {
            path[--at] = nodes[i] * 2 + 1;
            because[at] = causes[i];
            if (offs[i] >= 0) {
                path[--at] = offs[i] * 2;
                because[at] = offCauses[i];
            }
        }
        return new NodePath(path, because);
    }

    /// Collects the cells of the path's on and off nodes by digit.
    void collect(int index, int off, CycleCells cells) {
        cells.clear();
        cells.addOff(off);
        for (int i = index; i >= 0; i = parents[i]) {
            cells.addOn(nodes[i]);
            if (offs[i] >= 0) {
                cells.addOff(offs[i]);
            }
        }
    }

    @Override
    public String toString() {
        return Arrays.toString(Arrays.copyOf(nodes, size));
    }
}
