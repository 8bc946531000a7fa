package nonet.trace;

import java.util.Arrays;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import org.jspecify.annotations.Nullable;

/// A search tree at some moment. Nodes are numbered from 0, the root, in the order of the guesses; what is below a node
/// are the nodes from the one after it to before its [#end(int)]. The numbers hold for this snapshot only; the place of
/// its first event, [#first(int)], names a node in all of them.
public final class TreeSnapshot {

    /// A tree without a guess.
    public static final TreeSnapshot EMPTY = new SearchTree(10_000).snapshot();

    private final NodeBlock[] blocks;
    private final int size;

    /// The open nodes by their level, with what is said of them in the blocks and still changes there.
    private final int[] open;

    private final byte[] openFlags;
    private final byte[] openDeepest;
    private final long index;
    private final long step;
    private final long guesses;
    private final long solutions;

    TreeSnapshot(
            NodeBlock[] blocks,
            int size,
            int[] open,
            byte[] openFlags,
            byte[] openDeepest,
            long index,
            long step,
            long guesses,
            long solutions) {
        this.blocks = blocks;
        this.size = size;
        this.open = open;
        this.openFlags = openFlags;
        this.openDeepest = openDeepest;
        this.index = index;
        this.step = step;
        this.guesses = guesses;
        this.solutions = solutions;
    }

    /// Returns how many nodes there are, the root among them.
    public int size() {
        return size;
    }

    /// Returns how many guesses were made, with those whose nodes were let go.
    public long guesses() {
        return guesses;
    }

    /// Returns how many solutions were found.
    public long solutions() {
        return solutions;
    }

    /// Returns how many guesses have no node any more.
    public long letGo() {
        return guesses + 1 - size;
    }

    /// Returns the place of the last event in the trace, or -1 when there was none.
    public long index() {
        return index;
    }

    /// Returns the node after the last one below this node; its next sibling, if it has one.
    public int end(int node) {
        return isOpen(node) ? size : block(node).end[place(node)];
    }

    /// Tests whether there are nodes below.
    public boolean hasChildren(int node) {
        return end(node) > node + 1;
    }

    /// Returns the guesses open with this one, 0 for the root.
    public int level(int node) {
        return block(node).level[place(node)];
    }

    /// Returns the highest level of the node and what is or was below it.
    public int deepest(int node) {
        return isOpen(node) ? openDeepest[level(node)] : block(node).deepest[place(node)];
    }

    /// Returns what was guessed, or null for the root.
    public @Nullable Candidate candidate(int node) {
        int candidate = block(node).candidate[place(node)];
        return node == 0 ? null : new Candidate(Cell.of(candidate / 9), Digit.of(candidate % 9 + 1));
    }

    /// Returns which try of its choice the guess was, from 1; 0 for the root.
    public int ordinal(int node) {
        return block(node).tries[place(node)] >> 4 & 15;
    }

    /// Returns how many tries the choice had; 0 for the root.
    public int of(int node) {
        return block(node).tries[place(node)] & 15;
    }

    /// Returns the place of the guess in the trace; -1 for the root, which is there before the first event.
    public long first(int node) {
        return block(node).first[place(node)];
    }

    /// Returns the place of the last event that happened while the guess was open.
    public long last(int node) {
        return isOpen(node) ? index : block(node).last[place(node)];
    }

    /// Returns the step of the guess.
    public long firstStep(int node) {
        return block(node).firstStep[place(node)];
    }

    /// Returns the step of the last event that happened while the guess was open.
    public long lastStep(int node) {
        return isOpen(node) ? step : block(node).lastStep[place(node)];
    }

    /// Returns how many guesses were made before this one and with it.
    public long number(int node) {
        return block(node).number[place(node)];
    }

    /// Returns how many guesses this one and those below it are, with those whose nodes were let go. The root counts too.
    public long weight(int node) {
        int end = end(node);
        return (end == size ? guesses + 1 : number(end)) - number(node);
    }

    /// Returns how many guesses below this one have no node any more.
    public long letGo(int node) {
        return weight(node) - (end(node) - node);
    }

    /// Tests whether this node or one below it is a solution.
    public boolean hasSolution(int node) {
        return (flags(node) & (NodeBlock.SOLVED | NodeBlock.SOLVED_BELOW)) != 0;
    }

    /// Tests whether the search was below this node when the snapshot was taken.
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
        return (flags & NodeBlock.SOLVED_BELOW) != 0 ? NodeState.SOLUTION_BELOW : NodeState.EXHAUSTED;
    }

    /// Returns why a node is a dead end, or null when it is none.
    public @Nullable Contradiction why(int node) {
        boolean dead = (flags(node) & NodeBlock.DEAD) != 0;
        return dead && EventCode.decode(block(node).why[place(node)]) instanceof Event.Contradicted(Contradiction why)
                ? why
                : null;
    }

    /// Returns the place in the trace of the contradiction that ended this node, or -1 when none did.
    public long death(int node) {
        return (flags(node) & NodeBlock.DEAD) == 0 ? -1 : first(node) + block(node).death[place(node)];
    }

    /// Returns the node of which this one is a child; the root is its own.
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

    /// Returns the nodes that were open after the event with this place in the trace, the root first. Where nodes were
    /// let go, the path ends above them.
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

    /// Returns the node whose first event has this place in the trace, or -1 when there is none.
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
