package nonet.bench;

import java.util.List;
import java.util.concurrent.TimeUnit;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/// Every engine on one hard puzzle, from the first event to the last.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.MICROSECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class EngineBenchmark {

    private static final Puzzle PUZZLE =
            Puzzle.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");

    private static final List<Solver> ENGINES =
            List.of(StepEngine.CELL_ORDER, StepEngine.SINGLES, StepEngine.DANCING_LINKS, new FastSolver());

    @Param({"cell-order", "singles", "dancing-links", "fast"})
    private String engine = "";

    private Solver solver = ENGINES.getFirst();

    @Setup
    public void choose() {
        solver = ENGINES.stream()
                .filter(each -> each.id().equals(engine))
                .findFirst()
                .orElseThrow();
    }

    @Benchmark
    public Answer wholeSearch() {
        return solver.solve(PUZZLE, Limit.ALL, Cancel.NEVER);
    }
}
