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

/// A count of a puzzle's solutions. One thread counts; any other may read the progress, pause, resume or stop the
/// count. Memory does not grow with the number of solutions.
public final class SolutionCount {

    /// The reason why a count ended.
    public enum End {
        /// There are no more solutions.
        ALL,
        /// The limit was reached; there may be more.
        LIMIT,
        /// The engine does not guess, and got stuck; there may be more.
        STUCK,
        /// The count was stopped; the solutions found so far count.
        STOPPED
    }

    private enum Wish {
        RUN,
        PAUSE,
        STOP,
        CANCEL
    }

    /// Advances to the next solution, or over several.
    @FunctionalInterface
    private interface Advance {
        Solutions.Next next(Cancel halt) throws IOException;
    }

    private final Solutions solutions;
    private final long limit;
    private final LongSupplier clock;
    private final AtomicLong found = new AtomicLong();
    private volatile Wish wish = Wish.RUN;
    private boolean running;
    private long runningSince;
    private long nanosBefore;

    /// @param limit the largest number of solutions to count, at least 1
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
    /// @throws CancellationException if cancelled, here or by [#cancel()]
    public End count(CancelToken cancel) {
        try {
            return search(solutions::pass, cancel);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// Writes each solution to a file as it is found, 81 digits a line. The file appears only at the end; it is
    /// untouched if the count is cancelled or fails.
    ///
    /// @throws CancellationException if cancelled, here or by [#cancel()]
    /// @throws IOException if writing fails
    public End list(Path file, CancelToken cancel) throws IOException {
        try (AtomicFile atomic = AtomicFile.open(file)) {
            End end = search(
                    halt -> {
                        Solutions.Next next = solutions.next(halt);
                        if (next == Solutions.Next.FOUND) {
                            write(solutions, atomic.out());
                        }
                        return next;
                    },
                    cancel);
            atomic.commit();
            return end;
        }
    }

    /// Returns the number of solutions found so far.
    public long found() {
        return found.get();
    }

    /// Returns the engine's working time without pauses, in nanoseconds.
    public synchronized long nanos() {
        return nanosBefore + (running ? clock.getAsLong() - runningSince : 0);
    }

    /// Pauses the count until it is resumed.
    public synchronized void pause() {
        wish = wish == Wish.RUN ? Wish.PAUSE : wish;
    }

    /// Resumes a paused count.
    public synchronized void resume() {
        wish = wish == Wish.PAUSE ? Wish.RUN : wish;
        notifyAll();
    }

    /// Ends the count and keeps the solutions found.
    public synchronized void stop() {
        wish = wish == Wish.CANCEL ? wish : Wish.STOP;
        notifyAll();
    }

    /// Ends the count and discards its file.
    public synchronized void cancel() {
        wish = Wish.CANCEL;
        notifyAll();
    }

    private End search(Advance advance, CancelToken cancel) throws IOException {
        Cancel halt = () -> wish != Wish.RUN || cancel.requested();
        measure(true);
        try (var _ = cancel.whenRequested(this::wake)) {
            for (long count = 0; count < limit; ) {
                Solutions.Next next;
                try {
                    next = advance.next(halt);
                } catch (CancellationException halted) {
                    if (!goesOn(cancel)) {
                        return End.STOPPED;
                    }
                    continue;
                }
                switch (next) {
                    case FOUND -> {
                        count = Math.min(count + solutions.passed(), limit);
                        found.lazySet(count);
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

    /// Waits while the count is paused.
    ///
    /// @return true to continue, false if it was stopped
    /// @throws CancellationException if it was cancelled
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
