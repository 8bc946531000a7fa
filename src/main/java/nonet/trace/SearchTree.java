package nonet.trace;

import java.util.Arrays;
import java.util.Locale;

/// The tree of the guesses of a search: the children of a guess are the guesses made while it was open, in order. The
/// tree grows by the events of a search. One thread appends while any number of threads take snapshots.
///
/// Nodes are stored in the order of the guesses, so the descendants of a node follow it directly. When there are too
/// many, finished nodes are dropped, lowest first and none of the latest quarter; the node above them keeps their
/// number. If that is not enough, because a guess has very many branches, all finished nodes before the latest quarter
/// are: of a node that is not finished, the first branches.
public final class SearchTree {

    /// The level of no node, below which all nodes are.
    private static final int ALL = -1;

    private final int mostNodes;
    private NodeBlock[] blocks = {new NodeBlock()};
    private int size = 1;

    /// The open nodes by level; the root is open at level 0.
    private final int[] open = new int[83];

    private int top;
    private long guesses;
    private long deadEnds;
    private long solutions;
    private long index = -1;
    private long step;

    /// Creates a tree without guesses.
    ///
    /// @param mostNodes the largest number of nodes to keep, at least 10,000; one takes 56 bytes
    public SearchTree(int mostNodes) {
        if (mostNodes < 10_000) {
            throw new IllegalArgumentException("too few nodes to keep: " + mostNodes);
        }
        this.mostNodes = mostNodes;
        blocks[0].first[0] = -1;
    }

    /// Adds the next event of the trace.
    ///
    /// @throws IllegalArgumentException if the event cannot come next: a guess more than one level below the open ones
    public void append(Entry entry) {
        if (size == mostNodes && entry.event() instanceof Event.Guessed) {
            dropHalf();
        }
        grow(entry);
    }

    private synchronized void grow(Entry entry) {
        switch (entry.event()) {
            case Event.Guessed guess -> {
                if (guess.level() > top + 1) {
                    throw new IllegalArgumentException(
                            String.format(Locale.ROOT, "a guess at level %d below level %d", guess.level(), top));
                }
                close(guess.level() - 1);
                add(guess, entry);
            }
            case Event.Backtracked(int level) -> close(level);
            case Event.Jumped(int level) -> jump(level);
            case Event.Contradicted contradicted -> contradict(contradicted, entry.index());
            case Event.Found(long number) -> solve(number);
            case Event.Exhausted _ -> {
                close(0);
                index = entry.index();
                step = entry.step();
                close(-1);
            }
            case Event.Refreshed _,
                    Event.Placed _,
                    Event.Deduced _,
                    Event.Stuck _,
                    Event.Narrowed _,
                    Event.Shrunk _,
                    Event.Cleared _ -> {}
        }
        index = entry.index();
        step = entry.step();
    }

    /// Returns the current tree. Later events do not change it.
    public synchronized TreeSnapshot snapshot() {
        int[] path = Arrays.copyOf(open, top + 1);
        byte[] flags = new byte[path.length];
        byte[] deepest = new byte[path.length];
        // An open node knows its closed branches only; those of the open nodes below it are its own as well.
        byte lowest = (byte) top;
        for (int level = top; level >= 0; level--) {
            NodeBlock block = blockOf(open[level]);
            int place = open[level] % NodeBlock.SIZE;
            flags[level] = block.flags[place];
            lowest = (byte) Math.max(lowest, block.deepest[place]);
            deepest[level] = lowest;
        }
        return new TreeSnapshot(
                blocks, size, path, flags, deepest, new TreeSnapshot.Counts(index, step, guesses, deadEnds, solutions));
    }

    private void add(Event.Guessed guess, Entry entry) {
        if (size == blocks.length * NodeBlock.SIZE) {
            blocks = Arrays.copyOf(blocks, blocks.length + 1);
            blocks[blocks.length - 1] = new NodeBlock();
        }
        NodeBlock block = blocks[size / NodeBlock.SIZE];
        int place = size % NodeBlock.SIZE;
        block.first[place] = entry.index();
        block.firstStep[place] = entry.step();
        block.number[place] = ++guesses;
        block.candidate[place] = (short) guess.candidate().index();
        block.tries[place] = (byte) (guess.ordinal() << 4 | guess.of());
        block.level[place] = (byte) guess.level();
        block.deepest[place] = (byte) guess.level();
        open[++top] = size++;
    }

    /// Ends all open nodes above a level with the latest event.
    private void close(int level) {
        for (; top > level; top--) {
            NodeBlock block = blockOf(open[top]);
            int place = open[top] % NodeBlock.SIZE;
            block.last[place] = index;
            block.lastStep[place] = step;
            block.end[place] = size;
            if (top > 0) {
                NodeBlock above = blockOf(open[top - 1]);
                int parent = open[top - 1] % NodeBlock.SIZE;
                above.deepest[parent] = (byte) Math.max(above.deepest[parent], block.deepest[place]);
            }
        }
    }

    /// Ends all open nodes above a level. Those between it and the latest were left before they were searched.
    private void jump(int level) {
        for (int skipped = level + 1; skipped < top; skipped++) {
            blockOf(open[skipped]).flags[open[skipped] % NodeBlock.SIZE] |= NodeBlock.SKIPPED;
        }
        close(level);
    }

    private void contradict(Event.Contradicted contradicted, long at) {
        deadEnds++;
        NodeBlock block = blockOf(open[top]);
        int place = open[top] % NodeBlock.SIZE;
        if (open[top] + 1 < size) {
            // What was learned below this guess leads to the contradiction: it is no dead end of its own.
            return;
        }
        block.flags[place] |= NodeBlock.DEAD;
        block.why[place] = (int) EventCode.encode(contradicted.why());
        block.death[place] = (char) (at - block.first[place]);
    }

    private void solve(long number) {
        solutions = number;
        blockOf(open[top]).flags[open[top] % NodeBlock.SIZE] |= NodeBlock.SOLVED;
        for (int level = 0; level < top; level++) {
            blockOf(open[level]).flags[open[level] % NodeBlock.SIZE] |= NodeBlock.SOLVED_BELOW;
        }
    }

    /// Drops half of the nodes or more. Snapshots can be taken of the previous blocks meanwhile, which are not
    /// modified.
    private void dropHalf() {
        int recent = size / 4 * 3;
        int level = lowestToKeep(recent);
        Compaction kept = new Compaction(blocks.length);
        int[] keptOpen = open.clone();
        for (int node = 0; node < size; ) {
            NodeBlock from = blockOf(node);
            int place = node % NodeBlock.SIZE;
            int own = from.level[place];
            boolean done = isDone(node, own, recent);
            if (!done || level != ALL) {
                int copy = kept.add(from, place);
                if (own <= top && open[own] == node) {
                    keptOpen[own] = copy;
                }
            }
            node = done && own >= level ? from.end[place] : node + 1;
        }
        kept.end(0);
        synchronized (this) {
            blocks = Arrays.copyOf(kept.blocks, (kept.size - 1) / NodeBlock.SIZE + 1);
            size = kept.size;
            System.arraycopy(keptOpen, 0, open, 0, open.length);
        }
    }

    /// Nodes that are copied in order, each with its branch below it.
    private static final class Compaction {

        private final NodeBlock[] blocks;
        private int size;

        /// By level, the latest node, down to the deepest one whose branch has not ended.
        private final int[] latest = new int[83];
        private int deepest = -1;

        Compaction(int blocks) {
            this.blocks = new NodeBlock[blocks];
        }

        /// Copies a node, which ends the branches of the nodes at its level and below.
        ///
        /// @return its new number
        int add(NodeBlock from, int place) {
            if (size % NodeBlock.SIZE == 0) {
                blocks[size / NodeBlock.SIZE] = new NodeBlock();
            }
            from.copy(place, blocks[size / NodeBlock.SIZE], size % NodeBlock.SIZE);
            end(from.level[place]);
            latest[++deepest] = size;
            return size++;
        }

        /// Ends the branches of the nodes at a level and below.
        void end(int level) {
            for (; deepest >= level; deepest--) {
                blocks[latest[deepest] / NodeBlock.SIZE].end[latest[deepest] % NodeBlock.SIZE] = size;
            }
        }
    }

    /// Returns the lowest level whose finished nodes can stay if everything below is dropped; [#ALL] if none can.
    private int lowestToKeep(int recent) {
        int[] droppable = new int[83];
        boolean[] done = new boolean[83];
        for (int node = 0; node < size; node++) {
            int level = blockOf(node).level[node % NodeBlock.SIZE];
            done[level] = isDone(node, level, recent);
            if (level > 0 && done[level - 1]) {
                droppable[level]++;
            }
        }
        int dropped = 0;
        for (int level = 81; level >= 0; level--) {
            dropped += droppable[level + 1];
            if (dropped >= size / 2) {
                return level;
            }
        }
        return ALL;
    }

    private boolean isDone(int node, int level, int recent) {
        boolean isOpen = level <= top && open[level] == node;
        return !isOpen && blockOf(node).end[node % NodeBlock.SIZE] <= recent;
    }

    private NodeBlock blockOf(int node) {
        return blocks[node / NodeBlock.SIZE];
    }
}
