package nonet.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;

/// Prints how many puzzles a second of processor time an engine answers without recording its steps, with a limit of two
/// solutions, and how many puzzles of the list are proper.
public final class EngineSpeed {

    private static final long WARM_UP = 3_000_000_000L;

    private EngineSpeed() {}

    /// Measures one list.
    ///
    /// @param arguments `fast`, `singles` or `dancing-links`; the list, a puzzle of 81 characters a line; the seconds to
    ///     measure
    public static void main(String[] arguments) throws IOException {
        Solver solver = switch (arguments[0]) {
            case "fast" -> new FastSolver();
            case "singles" -> StepEngine.SINGLES;
            case "dancing-links" -> StepEngine.DANCING_LINKS;
            default -> throw new IllegalArgumentException("no engine: " + arguments[0]);
        };
        try (var lines = Files.lines(Path.of(arguments[1]))) {
            List<Puzzle> puzzles = lines.filter(line -> line.length() >= 81 && !line.startsWith("#"))
                    .map(line -> Puzzle.of(line.substring(0, 81)))
                    .limit(2_000)
                    .toList();
            count(solver, puzzles, WARM_UP);
            System.out.println(count(solver, puzzles, (long) (1e9 * Double.parseDouble(arguments[2]))));
        }
    }

    private static String count(Solver solver, List<Puzzle> puzzles, long nanoseconds) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        long start = threads.getCurrentThreadCpuTime();
        long taken = 0;
        long done = 0;
        long proper = 0;
        for (; taken < nanoseconds; done++) {
            Puzzle puzzle = puzzles.get((int) (done % puzzles.size()));
            boolean unique = solver.solve(puzzle, new Limit(2, Long.MAX_VALUE), Cancel.NEVER) instanceof Answer.Unique;
            proper += unique && done < puzzles.size() ? 1 : 0;
            taken = threads.getCurrentThreadCpuTime() - start;
        }
        return "%.1f %d".formatted(done / (taken / 1e9), proper);
    }
}
