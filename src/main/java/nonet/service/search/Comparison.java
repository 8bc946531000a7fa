package nonet.service.search;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.function.DoubleConsumer;
import java.util.function.LongSupplier;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Counters;
import nonet.solve.Limit;
import nonet.solve.SearchCursor;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// Measures engines on the same puzzles, one engine after the other. Searches are not recorded, so memory does not grow
/// with the length of a search.
///
/// A run takes an engine through all puzzles. Complete runs for warming up come first, then the runs whose median time
/// is taken. All runs of an engine together have to fit into its time.
///
/// @param extent the extent of each search
/// @param runs the number of runs for the median, at least 1
/// @param warmUpNanos the time for warming up, in nanoseconds; at least one run
/// @param budgetNanos the total time of an engine, in nanoseconds
public record Comparison(List<Puzzle> puzzles, Extent extent, int runs, long warmUpNanos, long budgetNanos) {

    /// The extent of a search.
    public enum Extent {
        /// To the first solution.
        FIRST,
        /// Through all solutions, until it is certain that there are no more.
        ALL
    }

    /// Receives the progress of the comparison, on the thread that runs it.
    public interface Listener {

        /// Called when the next engine begins.
        void began(Solver engine);

        /// Called when an engine is done or out of time.
        void measured(Measurement measurement);

        /// Called a few times a second with the completed fraction of the whole, 0 to 1.
        void progress(double part);
    }

    public Comparison {
        puzzles = List.copyOf(puzzles);
        if (puzzles.isEmpty() || runs < 1) {
            throw new IllegalArgumentException("nothing to measure");
        }
    }

    /// Measures the engines in turn.
    ///
    /// @param clock the time in nanoseconds
    /// @throws CancellationException if cancelled; completed measurements have been passed to the listener
    public void run(List<Solver> engines, LongSupplier clock, Listener listener, Cancel cancel) {
        for (int i = 0; i < engines.size(); i++) {
            cancel.check();
            int place = i;
            Solver engine = engines.get(i);
            listener.began(engine);
            SearchTimer watch = new SearchTimer(
                    clock, budgetNanos, cancel, part -> listener.progress((place + part) / engines.size()));
            Measurement.RunOutcome outcome = measure(engine, clock, watch);
            cancel.check();
            listener.measured(new Measurement(engine, outcome));
        }
    }

    private Measurement.RunOutcome measure(Solver engine, LongSupplier clock, SearchTimer watch) {
        long began = clock.getAsLong();
        RunTotals totals;
        long nanos;
        do {
            long start = clock.getAsLong();
            totals = new RunTotals();
            if (!run(engine, totals, watch)) {
                return new Measurement.Stopped(budgetNanos, totals.puzzles);
            }
            if (totals.stuck > 0) {
                return new Measurement.Stuck(totals.stuck);
            }
            nanos = clock.getAsLong() - start;
        } while (clock.getAsLong() - began < warmUpNanos);
        List<Long> times = new ArrayList<>();
        while (times.size() < runs) {
            watch.done((double) times.size() / runs);
            long start = clock.getAsLong();
            if (!run(engine, new RunTotals(), watch)) {
                break;
            }
            times.add(clock.getAsLong() - start);
        }
        return new Measurement.Finished(
                totals.solutions, totals.work, times.isEmpty() ? nanos : median(times), times.size());
    }

    /// Runs the engine on all puzzles.
    ///
    /// @return whether the run was completed
    private boolean run(Solver engine, RunTotals totals, SearchTimer watch) {
        for (Puzzle puzzle : puzzles) {
            boolean done = engine instanceof StepSolver stepwise
                    ? follow(stepwise.cursor(puzzle), totals, watch)
                    : solve(engine, puzzle, totals, watch);
            if (!done) {
                return false;
            }
            totals.puzzles++;
        }
        return true;
    }

    private boolean follow(SearchCursor cursor, RunTotals totals, SearchTimer watch) {
        try {
            for (Event event = cursor.next(watch); event != null; event = cursor.next(watch)) {
                totals.stuck += event instanceof Event.Stuck ? 1 : 0;
                if (extent == Extent.FIRST && event instanceof Event.Found) {
                    break;
                }
                if (watch.requested()) {
                    return false;
                }
            }
        } catch (CancellationException outOfTime) {
            return false;
        }
        totals.add(cursor.counters());
        return true;
    }

    private boolean solve(Solver engine, Puzzle puzzle, RunTotals totals, SearchTimer watch) {
        Limit limit = extent == Extent.FIRST ? Limit.solutions(1) : Limit.ALL;
        Answer answer;
        try {
            answer = engine.solve(puzzle, limit, watch);
        } catch (CancellationException outOfTime) {
            return false;
        }
        long found = switch (answer) {
            case Answer.None() -> 0;
            case Answer.Unique _ -> 1;
            case Answer.Several several -> several.count();
            case Answer.Unknown unknown -> unknown.why() == Answer.Why.LIMIT ? unknown.found() : -1;
        };
        totals.solutions += Math.max(found, 0);
        return found >= 0;
    }

    private static long median(List<Long> times) {
        List<Long> sorted = times.stream().sorted().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }

    /// The sums of a run.
    private static final class RunTotals {

        private int puzzles;
        private int stuck;
        private long solutions;
        private @Nullable Counters work;

        void add(Counters more) {
            Counters sum = work == null ? new Counters(0, 0, 0, 0, 0) : work;
            work = new Counters(
                    sum.steps() + more.steps(),
                    sum.guesses() + more.guesses(),
                    sum.contradictions() + more.contradictions(),
                    sum.solutions() + more.solutions(),
                    Math.max(sum.deepest(), more.deepest()));
            solutions = work.solutions();
        }
    }

    /// Requests a search to stop when its time is up or it is cancelled. It is polled far more often than it reads the
    /// clock, so that polling does not slow the search down.
    private static final class SearchTimer implements Cancel {

        private static final int PATIENCE = 64;
        private static final long REPORT_NANOS = 20_000_000;

        private final LongSupplier clock;
        private final long budget;
        private final Cancel cancel;
        private final DoubleConsumer progress;
        private final long began;
        private long reported;
        private double done;
        private int asked;
        private boolean over;

        /// @param budget the available time, in nanoseconds
        /// @param progress accepts the completed fraction of the work, or of the time if that is larger, 0 to 1
        SearchTimer(LongSupplier clock, long budget, Cancel cancel, DoubleConsumer progress) {
            this.clock = clock;
            this.budget = budget;
            this.cancel = cancel;
            this.progress = progress;
            this.began = clock.getAsLong();
            this.reported = began;
        }

        /// Sets the completed fraction of the work, 0 to 1.
        void done(double part) {
            done = part;
        }

        @Override
        public boolean requested() {
            if (++asked >= PATIENCE) {
                asked = 0;
                look();
            }
            return over;
        }

        private void look() {
            long now = clock.getAsLong();
            over = over || now - began >= budget || cancel.requested();
            if (now - reported >= REPORT_NANOS) {
                reported = now;
                progress.accept(Math.min(1, Math.max(done, (double) (now - began) / budget)));
            }
        }
    }
}
