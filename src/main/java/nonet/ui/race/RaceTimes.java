package nonet.ui.race;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.DoubleConsumer;
import java.util.function.LongSupplier;
import nonet.grid.Puzzle;
import nonet.service.search.Comparison;
import nonet.service.search.Measurement;
import nonet.service.search.Measurement.Finished;
import nonet.service.search.RecordedSearch;
import nonet.solve.CancelToken;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import nonet.ui.kit.work.Work;

/// Measures the processor time of engines without recording their events.
///
/// @param clock the processor time of the thread that measures, in nanoseconds
record RaceTimes(List<StepSolver> engines, Puzzle puzzle, boolean all, LongSupplier clock)
        implements Work<Map<Solver, RaceTimes.Taken>> {

    /// What an engine needs for its whole search.
    ///
    /// @param nanos the median processor time, at least 1
    /// @param steps the number of steps, at least 1
    record Taken(long nanos, long steps) {}

    /// The number of runs for the median.
    static final int RUNS = 5;

    private static final long WARM_UP = 200_000_000;

    /// The time of an engine for all its runs.
    private static final long BUDGET = 5_000_000_000L;

    /// Returns the processor time of the current thread, or the time of the day where that is not known.
    static LongSupplier processor() {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        return threads.isCurrentThreadCpuTimeSupported() ? threads::getCurrentThreadCpuTime : System::nanoTime;
    }

    /// Returns the median time of each engine that was measured within the time it had. How long another program took for
    /// a recorded search is not known.
    @Override
    public Map<Solver, Taken> run(DoubleConsumer progress, CancelToken cancel) {
        Map<Solver, Taken> times = new HashMap<>();
        Comparison comparison = new Comparison(
                List.of(puzzle), all ? Comparison.Extent.ALL : Comparison.Extent.FIRST, RUNS, WARM_UP, BUDGET);
        comparison.run(
                engines.stream()
                        .filter(engine -> !(engine instanceof RecordedSearch))
                        .map(Solver.class::cast)
                        .toList(),
                clock,
                new Comparison.Listener() {
                    @Override
                    public void began(Solver engine) {}

                    @Override
                    public void measured(Measurement measurement) {
                        if (measurement.outcome() instanceof Finished finished) {
                            long steps = finished.work() == null
                                    ? 1
                                    : finished.work().steps();
                            times.put(
                                    measurement.engine(), new Taken(Math.max(1, finished.nanos()), Math.max(1, steps)));
                        }
                    }

                    @Override
                    public void progress(double part) {
                        progress.accept(part);
                    }
                },
                cancel);
        return times;
    }
}
