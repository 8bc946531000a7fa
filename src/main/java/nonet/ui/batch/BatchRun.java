package nonet.ui.batch;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongSupplier;
import nonet.codec.Codecs;
import nonet.codec.api.Fault;
import nonet.files.RegularFile;
import nonet.service.batch.Batch;
import nonet.service.batch.BatchTable;
import nonet.service.batch.PuzzleBlock;
import nonet.service.input.PuzzleInput;
import nonet.service.input.PuzzleStream;
import nonet.settings.Profiles;
import nonet.solve.CancelToken;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// One collection with its results so far. A background thread solves it, while the window reads the results.
final class BatchRun {

    /// The source of a collection.
    ///
    /// @param bytes its length
    record Collection(String name, long bytes, Opener opener) {

        /// @throws IOException if the file is not there or cannot be read
        static Collection of(Path file) throws IOException {
            RegularFile.check(file);
            return new Collection(String.valueOf(file.getFileName()), Files.size(file), () -> RegularFile.open(file));
        }

        static Collection of(String name, String text) {
            byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
            return new Collection(name, bytes.length, () -> new ByteArrayInputStream(bytes));
        }
    }

    /// Opens a collection from its beginning.
    @FunctionalInterface
    interface Opener {
        InputStream open() throws IOException;
    }

    /// Puzzles per block; one if they are rated. Small enough for a slow engine to show its first rows soon, and large enough
    /// for a fast one.
    private static final int BLOCK = 32;

    private static final int MOST_FAULTS = 1000;

    final Collection collection;
    final Solver engine;
    final Rating rating;
    private final LongSupplier clock;
    final BatchTable table = new BatchTable();
    private final Batch batch;
    private volatile @Nullable PuzzleStream stream;
    private final AtomicInteger misread = new AtomicInteger();
    private final List<Fault> faults = new ArrayList<>();
    private final long began;
    private long pausedAt;
    private long rested;

    /// The ratings of a run.
    ///
    /// @param profiles the profiles; the current one rates by human logic
    record Rating(RatingChoice choice, Profiles profiles, Batch.Raters raters) {}

    /// @param jobs the number of solving threads
    BatchRun(Collection collection, Solver engine, int jobs, LongSupplier clock, Rating rating) {
        this.collection = collection;
        this.engine = engine;
        this.clock = clock;
        this.rating = rating;
        int block = rating.choice == RatingChoice.NONE ? BLOCK : 1;
        this.batch = new Batch(new Batch.Plan(engine, 2, jobs, block, clock, rating.raters));
        this.began = clock.getAsLong();
    }

    /// Solves the whole collection.
    ///
    /// @throws CancellationException if cancelled; what was solved by then stays in the table
    void work(CancelToken cancel) throws IOException {
        try (InputStream in = collection.opener.open()) {
            PuzzleStream opened = new PuzzleInput(Codecs::standard).open(in, cancel);
            stream = opened;
            batch.run(opened::fill, this::take, cancel);
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

    /// Returns the number of places that are not puzzles.
    int misread() {
        return misread.get();
    }

    /// Returns the faults at these places after the known ones; at most a thousand are kept.
    ///
    /// @param known the number of known faults
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

    /// Returns the working time in nanoseconds, without completed pauses.
    long worked() {
        return clock.getAsLong() - began - rested;
    }

    /// Returns the completed fraction, 0 to 1, or -1 if unknown.
    double part() {
        PuzzleStream reading = stream;
        return reading == null || collection.bytes == 0
                ? -1
                : Math.min(1, (double) reading.position() / collection.bytes);
    }
}
