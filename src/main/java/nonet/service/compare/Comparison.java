package nonet.service.compare;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
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
/// A run takes an engine through all puzzles. First come whole runs to warm up, then the runs whose median time is
/// taken. All runs of an engine together have to fit into its time.
///
/// @param extent how far each search goes
/// @param runs how many runs the median is taken of, at least 1
/// @param warmUpNanos how long to warm up, in nanoseconds; at least one run it is
/// @param budgetNanos the time an engine has, in nanoseconds
public record Comparison(List<Puzzle> puzzles, Extent extent, int runs, long warmUpNanos, long budgetNanos) {

    /// How far a search goes.
    public enum Extent {
        /// To the first solution.
        FIRST,
        /// Through all solutions, until it is certain that there are no more.
        ALL
    }

    /// Hears how the comparison gets on, on the thread that runs it.
    public interface Listener {

        /// The next engine has begun.
        void began(Solver engine);

        /// An engine is done or out of time.
        void measured(Measurement measurement);

        /// This part of everything is done, 0 to 1. Called some times a second.
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
    /// @throws CancellationException when cancelled; what was measured by then was handed over
    public void run(List<Solver> engines, LongSupplier clock, Listener listener, Cancel cancel) {
        for (int i = 0; i < engines.size(); i++) {
            cancel.check();
            int place = i;
            Solver engine = engines.get(i);
            listener.began(engine);
            Stopwatch watch = new Stopwatch(
                    clock, budgetNanos, cancel, part -> listener.progress((place + part) / engines.size()));
            Measurement.Outcome outcome = measure(engine, clock, watch);
            cancel.check();
            listener.measured(new Measurement(engine, outcome));
        }
    }

    private Measurement.Outcome measure(Solver engine, LongSupplier clock, Stopwatch watch) {
        long began = clock.getAsLong();
        Tally tally;
        long nanos;
        do {
            long start = clock.getAsLong();
            tally = new Tally();
            if (!run(engine, tally, watch)) {
                return new Measurement.Stopped(budgetNanos, tally.puzzles);
            }
            if (tally.stuck > 0) {
                return new Measurement.Stuck(tally.stuck);
            }
            nanos = clock.getAsLong() - start;
        } while (clock.getAsLong() - began < warmUpNanos);
        List<Long> times = new ArrayList<>();
        while (times.size() < runs) {
            watch.done((double) times.size() / runs);
            long start = clock.getAsLong();
            if (!run(engine, new Tally(), watch)) {
                break;
            }
            times.add(clock.getAsLong() - start);
        }
        return new Measurement.Finished(
                tally.solutions, tally.work, times.isEmpty() ? nanos : median(times), times.size());
    }

    /// Takes the engine through all puzzles.
    ///
    /// @return whether it came to the end
    private boolean run(Solver engine, Tally tally, Stopwatch watch) {
        for (Puzzle puzzle : puzzles) {
            boolean done = engine instanceof StepSolver stepwise
                    ? follow(stepwise.cursor(puzzle), tally, watch)
                    : solve(engine, puzzle, tally, watch);
            if (!done) {
                return false;
            }
            tally.puzzles++;
        }
        return true;
    }

    private boolean follow(SearchCursor cursor, Tally tally, Stopwatch watch) {
        for (Event event = cursor.next(); event != null; event = cursor.next()) {
            tally.stuck += event instanceof Event.Stuck ? 1 : 0;
            if (extent == Extent.FIRST && event instanceof Event.Found) {
                break;
            }
            if (watch.requested()) {
                return false;
            }
        }
        tally.add(cursor.counters());
        return true;
    }

    private boolean solve(Solver engine, Puzzle puzzle, Tally tally, Stopwatch watch) {
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
        tally.solutions += Math.max(found, 0);
        return found >= 0;
    }

    private static long median(List<Long> times) {
        List<Long> sorted = times.stream().sorted().toList();
        int middle = sorted.size() / 2;
        return sorted.size() % 2 == 1 ? sorted.get(middle) : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }

    /// What a run adds up.
    private static final class Tally {

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
}
