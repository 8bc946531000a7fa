package nonet.trace;

import java.util.Arrays;
import nonet.grid.Puzzle;

/// The events of one search in compact form. One thread appends while any number of threads read.
///
/// Events are stored in blocks. Each block starts with a replay positioned before its first event, so the board after
/// any event is computed without the engine and without replaying the whole trace. If there are more events than the
/// trace may keep, or more deductions than fit into memory, whole blocks are dropped from the front, see [#first()].
public final class Trace {

    private static final int BLOCK = 4096;

    /// A deduction takes about a thousand bytes, a forcing net ten times that, a nogood a tenth.
    private static final int MOST_DEDUCTIONS = 50_000;

    private static final int NOGOODS_A_DEDUCTION = 10;

    private final Puzzle puzzle;
    private final int mostBlocks;
    private final Replay end;
    private volatile RetainedBlocks kept;

    /// The state that readers see, published after each event that starts a block; the size is published after every
    /// event.
    private static final class RetainedBlocks {

        final Block[] blocks;
        final long firstBlock;

        RetainedBlocks(Block[] blocks, long firstBlock) {
            this.blocks = blocks;
            this.firstBlock = firstBlock;
        }

        Block block(long event) {
            return blocks[(int) (event / BLOCK - firstBlock)];
        }
    }

    private static final class Block {
        final Replay before;
        final long firstStep;
        final long[] codes = new long[BLOCK];
        final int[] steps = new int[BLOCK];
        final byte[] levels = new byte[BLOCK];
        private volatile Object[] objects = new Object[0];
        private int kept;
        private int nogoods;

        Block(Replay before, long firstStep) {
            this.before = before;
            this.firstStep = firstStep;
        }

        /// Stores a deduction or a nogood and returns its index. Readers learn of it later, by the size of the trace.
        int keep(Object object) {
            if (kept == objects.length) {
                objects = Arrays.copyOf(objects, Math.max(16, kept * 2));
            }
            nogoods += object instanceof Narrowing.Nogood ? 1 : 0;
            objects[kept] = object;
            return kept++;
        }

        /// Returns the memory for the stored objects, in deductions.
        int weight() {
            return kept - nogoods + nogoods / NOGOODS_A_DEDUCTION;
        }
    }

    private volatile long size;

    /// Creates an empty trace.
    ///
    /// @param mostEvents the approximate number of events to keep, at least 10,000; one takes 13 bytes
    public Trace(Puzzle puzzle, long mostEvents) {
        if (mostEvents < 10_000) {
            throw new IllegalArgumentException("too few events to keep: " + mostEvents);
        }
        this.puzzle = puzzle;
        this.mostBlocks = Math.toIntExact(mostEvents / BLOCK + 1);
        this.end = new Replay(puzzle);
        this.kept = new RetainedBlocks(new Block[0], 0);
    }

    private Trace(Puzzle puzzle, int mostBlocks, RetainedBlocks kept, Replay end) {
        this.puzzle = puzzle;
        this.mostBlocks = mostBlocks;
        this.end = end;
        this.kept = kept;
        size = (kept.firstBlock + kept.blocks.length) * BLOCK;
    }

    /// Returns a trace with the events up to one, which can go on in another way. The memory for these events is shared.
    ///
    /// @param index the last of these events, -1 for none
    /// @param mostEvents the approximate number of further events to keep
    /// @throws IndexOutOfBoundsException if that event does not exist or is not kept any more
    public Trace upTo(long index, long mostEvents) {
        if (index < 0) {
            return new Trace(puzzle, mostEvents);
        }
        RetainedBlocks now = keptOnceThere(index);
        if (index < now.firstBlock * BLOCK) {
            throw new IndexOutOfBoundsException("event " + index + " is before " + now.firstBlock * BLOCK);
        }
        Block last = now.block(index);
        Block[] whole = Arrays.copyOf(now.blocks, (int) (index / BLOCK - now.firstBlock));
        Trace trace = new Trace(
                puzzle,
                Math.toIntExact(whole.length + mostEvents / BLOCK + 1),
                new RetainedBlocks(whole, now.firstBlock),
                last.before.copy());
        for (long i = trace.size; i <= index; i++) {
            Entry entry = read(last, i);
            trace.append(entry.event(), entry.step(), entry.level());
        }
        return trace;
    }

    public Puzzle puzzle() {
        return puzzle;
    }

    /// Appends an event.
    ///
    /// @param step the engine's number of steps with this event
    /// @param level the number of open guesses after it
    public void append(Event event, long step, int level) {
        long index = size;
        int place = (int) (index % BLOCK);
        if (place == 0) {
            startBlock(step);
        }
        Block[] blocks = kept.blocks;
        Block block = blocks[blocks.length - 1];
        block.codes[place] = EventCode.encode(event, block::keep);
        block.steps[place] = Math.toIntExact(step - block.firstStep);
        block.levels[place] = (byte) level;
        end.apply(new Entry(index, step, level, event));
        size = index + 1;
    }

    /// Returns the number of events appended.
    public long size() {
        return size;
    }

    /// Returns the index of the first event that is still kept, 0 unless the trace exceeded its limit.
    public long first() {
        return kept.firstBlock * BLOCK;
    }

    /// Returns the event at an index.
    ///
    /// @throws IndexOutOfBoundsException if it does not exist or is not kept any more
    public Entry get(long index) {
        return read(blockOf(index), index);
    }

    /// Returns the event at an index, or the first kept one if that is a later one. Unlike a question to [#first] before
    /// [#get], it cannot be overtaken by the thread that appends.
    ///
    /// @throws IndexOutOfBoundsException if the event does not exist yet
    public Entry atOrAfter(long index) {
        RetainedBlocks now = keptOnceThere(index);
        long there = Math.max(index, now.firstBlock * BLOCK);
        return read(now.block(there), there);
    }

    /// Returns the state after the event at an index, -1 for the state before the first event.
    ///
    /// @throws IndexOutOfBoundsException if that event does not exist or is not kept any more
    public ReplayState stateAfter(long index) {
        return replayAfter(index).state();
    }

    /// Returns a replay at the state after the event at an index, -1 for before the first event.
    ///
    /// @throws IndexOutOfBoundsException if that event does not exist or is not kept any more
    public Replay replayAfter(long index) {
        return index == -1 ? new Replay(puzzle) : replayAfter(blockOf(index), index);
    }

    /// Returns a replay at the state after the event at an index, or after the first kept one if that is a later one; -1
    /// for before the first event.
    ///
    /// @throws IndexOutOfBoundsException if the event does not exist yet
    public Replay replayAfterOrFirst(long index) {
        RetainedBlocks now = keptOnceThere(index);
        if (index < 0 && now.firstBlock == 0) {
            return new Replay(puzzle);
        }
        long there = Math.max(index, now.firstBlock * BLOCK);
        return replayAfter(now.block(there), there);
    }

    private Replay replayAfter(Block block, long index) {
        Replay replay = block.before.copy();
        for (long i = index - index % BLOCK; i <= index; i++) {
            replay.apply(read(block, i));
        }
        return replay;
    }

    /// Returns the index of the last event up to the end of a step, or -1 if the first event belongs to a later one. A
    /// solution ends its step, even if the search continues before it counts the next.
    ///
    /// @throws IndexOutOfBoundsException if the events of that step are not kept any more
    public long lastOfStep(long step) {
        long from = first();
        long low = from;
        for (long high = size; low < high; ) {
            long middle = (low + high) >>> 1;
            if (get(middle).step() <= step) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        if (low == from && from > 0) {
            throw new IndexOutOfBoundsException("step " + step + " is before event " + from);
        }
        long last = low - 1;
        for (long i = last; i >= from && get(i).step() == step; i--) {
            last = get(i).event() instanceof Event.Found ? i : last;
        }
        return last;
    }

    /// Returns the state after the last event. May only be called by the appending thread.
    public ReplayState end() {
        return end.state();
    }

    private Entry read(Block block, long index) {
        int place = (int) (index % BLOCK);
        return new Entry(
                index,
                block.firstStep + block.steps[place],
                block.levels[place],
                EventCode.decode(block.codes[place], number -> block.objects[number]));
    }

    private Block blockOf(long index) {
        RetainedBlocks now = keptOnceThere(index);
        if (index < now.firstBlock * BLOCK) {
            throw new IndexOutOfBoundsException("event " + index + " is before " + now.firstBlock * BLOCK);
        }
        return now.block(index);
    }

    /// Returns the blocks as they stand now that an event exists: its own, or later ones, of which the first is full. The
    /// size is read first, because the blocks may be newer than the size but never older.
    private RetainedBlocks keptOnceThere(long index) {
        long upTo = size;
        if (index >= upTo && index >= 0) {
            throw new IndexOutOfBoundsException("event " + index + " of " + upTo);
        }
        return kept;
    }

    private void startBlock(long step) {
        RetainedBlocks now = kept;
        int drop = now.blocks.length < mostBlocks ? 0 : 1;
        long deductions = 0;
        for (int block = now.blocks.length - 1; block >= drop; block--) {
            deductions += now.blocks[block].weight();
            drop = deductions > MOST_DEDUCTIONS ? block : drop;
        }
        Block[] blocks = Arrays.copyOfRange(now.blocks, drop, now.blocks.length + 1);
        blocks[blocks.length - 1] = new Block(end.copy(), step);
        kept = new RetainedBlocks(blocks, now.firstBlock + drop);
    }
}
