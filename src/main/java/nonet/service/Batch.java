package nonet.service;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Queue;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// Solves the puzzles of a feed on several threads and hands them on in the order in which they came, a block at a time.
///
/// There is a fixed number of blocks. A thread takes an empty one, fills it while nobody else reads, solves it, and puts
/// it on the shelf; whoever finds the next block in order there hands it on. So a reader that is slow, a writer that is
/// slow and a puzzle that is hard all make the others wait, and memory never grows.
public final class Batch {

    /// How the work is done.
    ///
    /// @param limit how many solutions are looked for, at least 1
    /// @param jobs how many threads solve, at least 1
    /// @param blockSize how many puzzles a thread takes at once
    /// @param clock the time in nanoseconds
    public record Plan(Solver engine, int limit, int jobs, int blockSize, LongSupplier clock) {

        public Plan {
            if (limit < 1 || jobs < 1 || blockSize < 1) {
                throw new IllegalArgumentException("below 1: " + limit + ", " + jobs + ", " + blockSize);
            }
        }
    }

    /// Takes blocks in order, one after the other, though not always on the same thread.
    @FunctionalInterface
    public interface Sink {
        void take(PuzzleBlock block) throws IOException;
    }

    private static final int BLOCKS_A_JOB = 4;
    private static final long LOOK_UP_MILLIS = 20;

    private final Plan plan;
    private final Object reading = new Object();
    private final Queue<PuzzleBlock> empty = new ArrayDeque<>();
    private final @Nullable PuzzleBlock[] shelf;
    private final AtomicLong done = new AtomicLong();
    private long read;
    private boolean allRead;
    private long handedOn;
    private boolean handing;
    private int working;
    private volatile boolean paused;
    private volatile boolean stopped;
    private @Nullable Throwable failure;

    public Batch(Plan plan) {
        this.plan = plan;
        int blocks = plan.jobs * BLOCKS_A_JOB;
        shelf = new PuzzleBlock[blocks];
        for (int i = 0; i < blocks; i++) {
            empty.add(new PuzzleBlock(plan.blockSize));
        }
    }

    /// Works to the end of the feed. It may be called once.
    ///
    /// @return false when it was cancelled: then the last puzzles are missing
    /// @throws IOException when reading fails or the sink does
    public boolean run(PuzzleFeed feed, Sink sink, Cancel cancel) throws IOException {
        Cancel halt = () -> stopped || cancel.requested();
        working = plan.jobs;
        if (plan.jobs == 1) {
            work(feed, sink, halt);
        } else {
            for (int job = 1; job <= plan.jobs; job++) {
                Thread.ofPlatform().daemon().name("batch-" + job).start(() -> work(feed, sink, halt));
            }
        }
        boolean cancelled = await(cancel);
        stopped = true;
        switch (failure) {
            case null -> {
                return !cancelled;
            }
            case IOException broken -> throw broken;
            case RuntimeException bug -> throw bug;
            case Error grave -> throw grave;
            case Throwable impossible -> throw new IllegalStateException(impossible);
        }
    }

    /// Returns how many puzzles were handed on so far. Any thread may ask.
    public long done() {
        return done.get();
    }

    /// Lets the threads stand still before their next puzzle.
    public synchronized void pause() {
        paused = true;
    }

    /// Lets them go on.
    public synchronized void resume() {
        paused = false;
        notifyAll();
    }

    /// Waits for all threads, or only for the wish to stop: one of them may wait for input that never comes.
    private synchronized boolean await(Cancel cancel) {
        while (working > 0 && failure == null) {
            if (cancel.requested()) {
                return true;
            }
            rest();
        }
        return stopped || cancel.requested();
    }

    private void work(PuzzleFeed feed, Sink sink, Cancel halt) {
        try {
            BlockEngine engine = BlockEngine.of(plan.engine);
            PuzzleBlock block = takeEmpty(halt);
            while (block != null) {
                long number = fill(block, feed);
                if (number < 0 || !solve(block, engine, halt)) {
                    break;
                }
                handOn(block, number, sink, halt);
                block = takeEmpty(halt);
            }
        } catch (IOException | RuntimeException | Error broken) {
            fail(broken);
        } finally {
            synchronized (this) {
                working--;
                notifyAll();
            }
        }
    }

    private synchronized @Nullable PuzzleBlock takeEmpty(Cancel halt) {
        while (empty.isEmpty() && !halt.requested()) {
            rest();
        }
        return halt.requested() ? null : empty.remove();
    }

    /// @return the number of the block, or -1 at the end
    private long fill(PuzzleBlock block, PuzzleFeed feed) throws IOException {
        synchronized (reading) {
            allRead = allRead || !feed.fill(block);
            return allRead ? -1 : read++;
        }
    }

    private boolean solve(PuzzleBlock block, BlockEngine engine, Cancel halt) {
        boolean goes = true;
        for (int puzzle = 0; puzzle < block.size() && goes; puzzle++) {
            if (paused) {
                standStill(halt);
            }
            goes = !halt.requested() && block.solve(puzzle, engine, plan.limit, plan.clock, halt);
        }
        return goes;
    }

    private synchronized void standStill(Cancel halt) {
        while (paused && !halt.requested()) {
            rest();
        }
    }

    /// Puts a block on the shelf, and hands on what is next there, unless somebody else is about it.
    private void handOn(PuzzleBlock block, long number, Sink sink, Cancel halt) throws IOException {
        synchronized (this) {
            shelf[(int) (number % shelf.length)] = block;
            if (handing) {
                return;
            }
            handing = true;
        }
        PuzzleBlock next = takeNext();
        while (next != null && !halt.requested()) {
            sink.take(next);
            done.addAndGet(next.size());
            putBack(next);
            next = takeNext();
        }
    }

    private synchronized @Nullable PuzzleBlock takeNext() {
        int place = (int) (handedOn % shelf.length);
        PuzzleBlock next = shelf[place];
        shelf[place] = null;
        handing = next != null;
        return next;
    }

    private synchronized void putBack(PuzzleBlock block) {
        handedOn++;
        empty.add(block);
        notifyAll();
    }

    private synchronized void fail(Throwable broken) {
        failure = failure == null ? broken : failure;
        stopped = true;
        notifyAll();
    }

    private synchronized void rest() {
        try {
            wait(LOOK_UP_MILLIS);
        } catch (InterruptedException interrupted) {
            stopped = true;
            Thread.currentThread().interrupt();
        }
    }
}
