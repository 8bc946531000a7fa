package nonet.trace;

import java.util.Arrays;
import nonet.grid.Candidate;
import org.jspecify.annotations.Nullable;

/// A snapshot of a search tree. Nodes are numbered in the order of the guesses from 0, the root; the descendants of a
/// node are the nodes after it up to, but not including, its [#end(int)]. Numbers are valid for one snapshot; the index
/// of the first event, [#first(int)], identifies a node in all snapshots.
public final class TreeSnapshot {

    /// A tree without a guess.
    public static final TreeSnapshot EMPTY = new SearchTree(10_000).snapshot();

    private final NodeBlock[] blocks;
    private final int size;

    /// The open nodes by level, with the values that still change in the blocks.
    private final int[] open;

    private final byte[] openFlags;
    private final byte[] openDeepest;
    private final Counts counts;

    /// The totals up to the last event.
    ///
    /// @param index the index of that event in the trace, or -1 if there was none
    record Counts(long index, long step, long guesses, long deadEnds, long solutions) {}

    TreeSnapshot(NodeBlock[] blocks, int size, int[] open, byte[] openFlags, byte[] openDeepest, Counts counts) {
        this.blocks = blocks;
        this.size = size;
        this.open = open;
        this.openFlags = openFlags;
        this.openDeepest = openDeepest;
        this.counts = counts;
    }

    /// Returns the number of nodes, including the root.
    public int size() {
        return size;
    }

    /// Returns the number of guesses, including those whose nodes were dropped.
    public long guesses() {
        return counts.guesses();
    }

    /// Returns the number of dead ends.
    public long deadEnds() {
        return counts.deadEnds();
    }

    /// Returns the number of solutions found.
    public long solutions() {
        return counts.solutions();
    }

    /// Returns the number of guesses whose nodes were dropped.
    public long dropped() {
        return counts.guesses() + 1 - size;
    }

    /// Returns the index of the last event in the trace, or -1 if there was none.
    public long index() {
        return counts.index();
    }

    /// Returns the node after the last descendant of a node: its next sibling, if it has one.
    public int end(int node) {
        return isOpen(node) ? size : block(node).end[place(node)];
    }

    /// Tests whether a node has children.
    public boolean hasChildren(int node) {
        return end(node) > node + 1;
    }

    /// Returns the number of open guesses including this one, 0 for the root.
    public int level(int node) {
        return block(node).level[place(node)];
    }

    /// Returns the highest level of the node and its descendants, including dropped ones.
    public int deepest(int node) {
        return isOpen(node) ? openDeepest[level(node)] : block(node).deepest[place(node)];
    }

    /// Returns the guessed candidate, or null for the root.
    public @Nullable Candidate candidate(int node) {
        int candidate = block(node).candidate[place(node)];
        return node == 0 ? null : Candidate.at(candidate);
    }

    /// Returns the number of the guess within its choice, from 1; 0 for the root.
    public int ordinal(int node) {
        return block(node).tries[place(node)] >> 4 & 15;
    }

    /// Returns the number of guesses of the choice; 0 for the root.
    public int of(int node) {
        return block(node).tries[place(node)] & 15;
    }

    /// Returns the index of the guess in the trace; -1 for the root, which exists before the first event.
    public long first(int node) {
        return block(node).first[place(node)];
    }

    /// Returns the index of the last event while the guess was open.
    public long last(int node) {
        return isOpen(node) ? counts.index() : block(node).last[place(node)];
    }

    /// Returns the step of the guess.
    public long firstStep(int node) {
        return block(node).firstStep[place(node)];
    }

    /// Returns the step of the last event while the guess was open.
    public long lastStep(int node) {
        return isOpen(node) ? counts.step() : block(node).lastStep[place(node)];
    }

    /// Returns the number of guesses up to and including this one.
    public long number(int node) {
        return block(node).number[place(node)];
    }

    /// Returns the number of guesses of this node and its descendants, including dropped ones. The root counts too.
    public long weight(int node) {
        int end = end(node);
        return (end == size ? counts.guesses() + 1 : number(end)) - number(node);
    }

    /// Returns the number of descendants whose nodes were dropped.
    public long dropped(int node) {
        return weight(node) - (end(node) - node);
    }

    /// Tests whether the node or one of its descendants is a solution.
    public boolean hasSolution(int node) {
        return (flags(node) & (NodeBlock.SOLVED | NodeBlock.SOLVED_BELOW)) != 0;
    }

    /// Tests whether the search was below the node when the snapshot was taken.
    public boolean isOpen(int node) {
        int level = level(node);
        return level < open.length && open[level] == node;
    }

    public NodeState state(int node) {
        int flags = flags(node);
        if ((flags & NodeBlock.SOLVED) != 0) {
            return NodeState.SOLUTION;
        }
        if ((flags & NodeBlock.DEAD) != 0) {
            return NodeState.DEAD_END;
        }
        if (isOpen(node)) {
            return NodeState.OPEN;
        }
        if ((flags & NodeBlock.SOLVED_BELOW) != 0) {
            return NodeState.SOLUTION_BELOW;
        }
        return (flags & NodeBlock.SKIPPED) != 0 ? NodeState.SKIPPED : NodeState.EXHAUSTED;
    }

    /// Returns why a node is a dead end, or null if it is not.
    public @Nullable Contradiction why(int node) {
        boolean dead = (flags(node) & NodeBlock.DEAD) != 0;
        return dead && EventCode.decode(block(node).why[place(node)]) instanceof Event.Contradicted(Contradiction why)
                ? why
                : null;
    }

    /// Returns the index in the trace of the contradiction that ended the node, or -1 if none did.
    public long contradictionIndex(int node) {
        return (flags(node) & NodeBlock.DEAD) == 0 ? -1 : first(node) + block(node).death[place(node)];
    }

    /// Returns the parent of a node; the root is its own parent.
    public int parent(int node) {
        int parent = 0;
        for (int child = 1; child < node; ) {
            int end = end(child);
            if (node < end) {
                parent = child;
                child++;
            } else {
                child = end;
            }
        }
        return parent;
    }

    /// Returns the nodes that were open after the event with an index in the trace, the root first. Below dropped nodes
    /// the path ends.
    public int[] path(long event) {
        int[] path = new int[83];
        int length = 1;
        for (int child = 1; child < end(path[length - 1]) && first(child) <= event; ) {
            if (event <= last(child)) {
                path[length++] = child++;
            } else {
                child = end(child);
            }
        }
        return Arrays.copyOf(path, length);
    }

    /// Returns the node whose first event has an index in the trace, or -1 if there is none.
    public int find(long first) {
        int low = 0;
        for (int high = size - 1; low < high; ) {
            int middle = (low + high + 1) >>> 1;
            if (first(middle) <= first) {
                low = middle;
            } else {
                high = middle - 1;
            }
        }
        return first(low) == first ? low : -1;
    }

    private byte flags(int node) {
        return isOpen(node) ? openFlags[level(node)] : block(node).flags[place(node)];
    }

    private NodeBlock block(int node) {
        return blocks[node / NodeBlock.SIZE];
    }

    private static int place(int node) {
        return node % NodeBlock.SIZE;
    }
}
