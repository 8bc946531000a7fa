package nonet.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;
import nonet.solve.fast.FastSearch;
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

/// The fast solver, and dancing links, on known collections with a limit of two solutions, in puzzles a second. The collections lie beside
/// the project; where one is absent its benchmark fails and says so.
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
public class CorpusBenchmark {

    private static final Path CORPORA = Path.of("../shared/data/corpora");

    @Param({"17-clue", "newspaper-medium", "random-minimal", "top1465", "several-solutions", "hardest-11plus"})
    private String corpus = "";

    private final FastSolver solver = new FastSolver();
    private final FastSearch search = new FastSearch();
    private final Solver dancingLinks = StepEngine.DANCING_LINKS;
    private List<Puzzle> puzzles = List.of();
    private byte[] cells = {};
    private int next;

    @Setup
    public void read() throws IOException {
        Path file = CORPORA.resolve(corpus + ".txt");
        if (!Files.exists(file)) {
            throw new IllegalStateException("no collection " + file);
        }
        try (var lines = Files.lines(file)) {
            puzzles = lines.filter(line -> line.length() >= 81 && !line.startsWith("#"))
                    .map(line -> Puzzle.of(line.substring(0, 81)))
                    .toList();
        }
        cells = new byte[81 * puzzles.size()];
        for (int i = 0; i < puzzles.size(); i++) {
            System.arraycopy(puzzles.get(i).values(), 0, cells, 81 * i, 81);
        }
    }

    /// The way of a batch: from bytes to a count.
    @Benchmark
    public int fromBytes() {
        return search.count(cells, 81 * following(), 2);
    }

    /// The way of the window: from a puzzle to an answer with its grid.
    @Benchmark
    public Answer onePuzzle() {
        return solver.solve(puzzles.get(following()), Limit.TWO, Cancel.NEVER);
    }

    /// The same with the engine that can be watched.
    @Benchmark
    public Answer dancingLinks() {
        return dancingLinks.solve(puzzles.get(following()), Limit.TWO, Cancel.NEVER);
    }

    /// The next puzzle of the collection; after the last one comes the first again.
    private int following() {
        next = next + 1 < puzzles.size() ? next + 1 : 0;
        return next;
    }
}
