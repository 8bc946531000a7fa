package nonet.ui.playback;

import nonet.grid.Candidate;
import nonet.service.input.SolverProcess;

/// Lets a solver of another program work only as far as its search is shown. Its output is read one event ahead of those
/// that a seek asked for; it is told to step where the next event is not there yet, and to run where a seek goes far.
final class SolverControl {

    /// The number of events that are read together in a run.
    private static final int BATCH = 64;

    /// The time for an event to come before the seek reports that it waits.
    private static final long WAIT_MILLIS = 20;

    private final SolverProcess solver;
    private long asked;
    private long read;

    /// The number of events that the solver was told to make one by one.
    private long told;

    private boolean runs;
    private boolean ended;

    /// Whether the pipe may hold events that the solver made before it paused.
    private boolean overrun;

    SolverControl(SolverProcess solver) {
        this.solver = solver;
    }

    /// Waits until a seek has use for a further event. Called by the reader.
    ///
    /// @param events the number of events that are recorded
    synchronized void await(long events) throws InterruptedException {
        read = events;
        notifyAll();
        while (read > asked && !ended) {
            wait();
        }
    }

    /// Lets everything through from now on.
    synchronized void end() {
        ended = true;
        notifyAll();
    }

    /// Asks for events beyond those that are recorded, and waits for a moment for the first of them.
    ///
    /// @param events the number of events that are recorded
    /// @param far whether the seek goes on after the next event
    synchronized void ask(long events, boolean far) {
        asked = Math.max(asked, events + (far ? BATCH : 0));
        notifyAll();
        if (far && !runs) {
            runs = true;
            solver.run();
        } else if (!runs && told <= events && (!overrun || !comes(events))) {
            overrun = false;
            told = events + 1;
            solver.step();
        }
        comes(events);
    }

    /// Names the next guess of the solver.
    void guess(Candidate candidate) {
        solver.guess(candidate);
    }

    /// Lets the solver wait, if it runs.
    synchronized void pause() {
        if (runs) {
            runs = false;
            overrun = true;
            solver.pause();
        }
    }

    /// Tests whether an event comes within a moment.
    private boolean comes(long events) {
        try {
            for (long end = System.nanoTime() + WAIT_MILLIS * 1_000_000; read <= events && !ended; ) {
                long left = (end - System.nanoTime()) / 1_000_000;
                if (left <= 0) {
                    return false;
                }
                wait(left);
            }
            return true;
        } catch (InterruptedException stopped) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
