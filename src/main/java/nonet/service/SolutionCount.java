package nonet.service;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;
import nonet.files.AtomicFile;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.Solutions;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

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
        STOPPED,
        /// Somebody wanted none of it.
        CANCELLED
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

    private static final long LOOK_UP_MILLIS = 50;

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

    /// Counts to the end. Returns only after [#stop()], [#cancel()] or the wish of `cancel` when it is paused.
    public End count(Cancel cancel) {
        try {
            return search(_ -> {}, cancel);
        } catch (IOException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /// Writes each solution into a file as it is found, 81 digits a line. The file is there only at the end; it is not
    /// touched when the count is cancelled or fails.
    ///
    /// @throws IOException when writing fails
    public End list(Path file, Cancel cancel) throws IOException {
        End[] end = new End[1];
        try {
            AtomicFile.write(file, out -> {
                end[0] = search(at -> write(at, out), cancel);
                if (end[0] == End.CANCELLED) {
                    throw new Dropped();
                }
            });
            return end[0];
        } catch (Dropped dropped) {
            return End.CANCELLED;
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

    private End search(Sink sink, Cancel cancel) throws IOException {
        Cancel halt = () -> wish != Wish.RUN || cancel.requested();
        measure(true);
        try {
            for (long count = 0; count < limit; ) {
                switch (solutions.next(halt)) {
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
                    case CANCELLED -> {
                        End end = standStill(cancel);
                        if (end != null) {
                            return end;
                        }
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
    /// @return how the count ends, or null when it goes on
    private synchronized @Nullable End standStill(Cancel cancel) {
        measure(false);
        while (wish == Wish.PAUSE && !cancel.requested()) {
            try {
                wait(LOOK_UP_MILLIS);
            } catch (InterruptedException interrupted) {
                Thread.currentThread().interrupt();
                return End.CANCELLED;
            }
        }
        measure(true);
        if (cancel.requested()) {
            return End.CANCELLED;
        }
        return switch (wish) {
            case RUN, PAUSE -> null;
            case STOP -> End.STOPPED;
            case CANCEL -> End.CANCELLED;
        };
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

    /// Tells the file that nothing is to be written.
    private static final class Dropped extends IOException {

        private static final long serialVersionUID = 1;
    }
}
