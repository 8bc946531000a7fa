package nonet.service.search;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import nonet.files.AtomicFile;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.CancelToken;
import nonet.solve.Solutions;
import nonet.solve.Solver;

/// A count of a puzzle's solutions. One thread counts; any other looks on, lets it pause, go on, or stop. Memory does
/// not grow with the number of solutions.
public final class SolutionCount {

    /// Why a count ended.
    public enum End {
        /// There are no more solutions.
        ALL,
        /// As many were found as were asked for; there may be more.
        LIMIT,
        /// The engine does not guess, and knows no further; there may be more.
        STUCK,
        /// Somebody had enough; what was found by then counts.
        STOPPED
    }

    private enum Wish {
        RUN,
        PAUSE,
        STOP,
        CANCEL
    }

    /// What happens with each solution.
    @FunctionalInterface
    private interface Sink {
        void take(Solutions at) throws IOException;
    }

    private final Solutions solutions;
    private final long limit;
    private final LongSupplier clock;
    private final AtomicLong found = new AtomicLong();
    private volatile Wish wish = Wish.RUN;
    private boolean running;
    private long runningSince;
    private long nanosBefore;

    /// @param limit how many solutions to count at the most, at least 1
    /// @param clock the time in nanoseconds
    public SolutionCount(Solver engine, Puzzle puzzle, long limit, LongSupplier clock) {
        if (limit < 1) {
            throw new IllegalArgumentException("a limit below 1: " + limit);
        }
        this.solutions = engine.solutions(puzzle);
        this.limit = limit;
        this.clock = clock;
    }

    /// Counts to the end, or to [#stop()].
    ///
    /// @throws CancellationException when cancelled, here or by [#cancel()]
    public End count(CancelToken cancel) {
        try {
            return search(_ -> {}, cancel);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// Writes each solution into a file as it is found, 81 digits a line. The file is there only at the end; it is not
    /// touched when the count is cancelled or fails.
    ///
    /// @throws CancellationException when cancelled, here or by [#cancel()]
    /// @throws IOException when writing fails
    public End list(Path file, CancelToken cancel) throws IOException {
        try (AtomicFile atomic = AtomicFile.open(file)) {
            End end = search(at -> write(at, atomic.out()), cancel);
            atomic.commit();
            return end;
        }
    }

    /// Returns how many solutions were found so far.
    public long found() {
        return found.get();
    }

    /// Returns how long the engine has worked, without the pauses, in nanoseconds.
    public synchronized long nanos() {
        return nanosBefore + (running ? clock.getAsLong() - runningSince : 0);
    }

    /// Lets the count stand still until it is resumed.
    public synchronized void pause() {
        wish = wish == Wish.RUN ? Wish.PAUSE : wish;
    }

    /// Lets a count that pauses go on.
    public synchronized void resume() {
        wish = wish == Wish.PAUSE ? Wish.RUN : wish;
        notifyAll();
    }

    /// Ends the count; what was found is kept.
    public synchronized void stop() {
        wish = wish == Wish.CANCEL ? wish : Wish.STOP;
        notifyAll();
    }

    /// Ends the count and throws away what it would have written.
    public synchronized void cancel() {
        wish = Wish.CANCEL;
        notifyAll();
    }

    private End search(Sink sink, CancelToken cancel) throws IOException {
        Cancel halt = () -> wish != Wish.RUN || cancel.requested();
        measure(true);
        try (var _ = cancel.whenRequested(this::wake)) {
            for (long count = 0; count < limit; ) {
                Solutions.Next next;
                try {
                    next = solutions.next(halt);
                } catch (CancellationException halted) {
                    if (!goesOn(cancel)) {
                        return End.STOPPED;
                    }
                    continue;
                }
                switch (next) {
                    case FOUND -> {
                        sink.take(solutions);
                        found.lazySet(++count);
                    }
                    case EXHAUSTED -> {
                        return End.ALL;
                    }
                    case STUCK -> {
                        return End.STUCK;
                    }
                }
            }
            return End.LIMIT;
        } finally {
            measure(false);
        }
    }

    /// Waits while the count pauses.
    ///
    /// @return whether it goes on; otherwise it was stopped
    /// @throws CancellationException when it was cancelled
    private synchronized boolean goesOn(CancelToken cancel) {
        measure(false);
        try {
            while (wish == Wish.PAUSE && !cancel.requested()) {
                wait();
            }
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
        }
        measure(true);
        cancel.check();
        if (wish == Wish.CANCEL) {
            throw new CancellationException();
        }
        return wish != Wish.STOP;
    }

    private synchronized void wake() {
        notifyAll();
    }

    private synchronized void measure(boolean runs) {
        long now = clock.getAsLong();
        nanosBefore += running ? now - runningSince : 0;
        runningSince = now;
        running = runs;
    }

    private static void write(Solutions at, OutputStream out) throws IOException {
        byte[] line = new byte[82];
        byte[] digits = at.digits();
        for (int i = 0; i < 81; i++) {
            line[i] = (byte) ('0' + digits[i]);
        }
        line[81] = '\n';
        out.write(line);
    }
}
