package nonet.ui.batch;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import nonet.codec.Codecs;
import nonet.format.Fault;
import nonet.service.batch.Batch;
import nonet.service.batch.BatchTable;
import nonet.service.batch.PuzzleBlock;
import nonet.service.batch.PuzzleFeed;
import nonet.service.input.PuzzleInput;
import nonet.solve.CancelToken;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// One collection and what came of it so far. One thread solves it, that of the window looks on.
final class BatchRun {

    /// Where a collection comes from.
    ///
    /// @param bytes how long it is
    record Collection(String name, long bytes, Opener opener) {}

    /// Opens a collection from its beginning.
    @FunctionalInterface
    interface Opener {
        InputStream open() throws IOException;
    }

    /// So few that a slow engine shows its first rows soon, and a fast one is not kept from work.
    private static final int BLOCK = 32;

    private static final int MOST_FAULTS = 1000;

    private final Collection collection;
    private final Solver engine;
    private final LongSupplier clock;
    private final BatchTable table = new BatchTable();
    private final Batch batch;
    private volatile @Nullable PuzzleFeed feed;
    private final AtomicInteger misread = new AtomicInteger();
    private final List<Fault> faults = new ArrayList<>();
    private final long began;
    private long pausedAt;
    private long rested;

    /// @param jobs how many threads solve
    BatchRun(Collection collection, Solver engine, int jobs, LongSupplier clock) {
        this.collection = collection;
        this.engine = engine;
        this.clock = clock;
        this.batch = new Batch(new Batch.Plan(engine, 2, jobs, BLOCK, clock));
        this.began = clock.getAsLong();
    }

    /// Solves everything.
    ///
    /// @throws CancellationException when cancelled; what was solved by then stays in the table
    void work(CancelToken cancel) throws IOException {
        try (InputStream in = collection.opener.open()) {
            PuzzleFeed opened = new PuzzleInput(Codecs::standard).open(in);
            feed = opened;
            batch.run(opened, this::take, cancel);
        }
    }

    private void take(PuzzleBlock block) {
        if (!block.misread().isEmpty()) {
            keep(block.misread());
            misread.addAndGet(block.misread().size());
        }
        table.add(block);
    }

    private void keep(List<PuzzleBlock.Misread> places) {
        synchronized (faults) {
            places.stream()
                    .limit(MOST_FAULTS - faults.size())
                    .map(PuzzleBlock.Misread::fault)
                    .forEach(faults::add);
        }
    }

    Collection collection() {
        return collection;
    }

    Solver engine() {
        return engine;
    }

    BatchTable table() {
        return table;
    }

    /// Returns how many places are no puzzles.
    int misread() {
        return misread.get();
    }

    /// Returns the faults at these places, of which the first thousand are kept, without those that came first.
    ///
    /// @param known how many came first
    List<Fault> faultsFrom(int known) {
        synchronized (faults) {
            return List.copyOf(faults.subList(Math.min(known, faults.size()), faults.size()));
        }
    }

    void pause() {
        batch.pause();
        pausedAt = clock.getAsLong();
    }

    void resume() {
        rested += clock.getAsLong() - pausedAt;
        batch.resume();
    }

    /// Returns how long it has worked, in nanoseconds, without the pauses that are over.
    long worked() {
        return clock.getAsLong() - began - rested;
    }

    /// Returns which part of the collection is done, 0 to 1, or -1 when nobody knows.
    double part() {
        PuzzleFeed reading = feed;
        return reading == null || collection.bytes == 0
                ? -1
                : Math.min(1, (double) reading.position() / collection.bytes);
    }
}
