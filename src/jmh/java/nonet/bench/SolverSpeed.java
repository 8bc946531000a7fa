package nonet.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import nonet.grid.Puzzle;
import nonet.solve.fast.FastSearch;

/// Prints how many puzzles a second of processor time the fast solver answers with none, one or several solutions, and the
/// sum of these answers. `src/tools/NativeTimes.java` runs it in turn with another program.
public final class SolverSpeed {

    private static final long WARM_UP = 3_000_000_000L;

    private SolverSpeed() {}

    /// Measures one list.
    ///
    /// @param arguments the list, a puzzle of 81 characters a line, and the seconds to measure; then, if solutions are to be
    ///     counted rather than puzzles, the largest number of solutions to count for each puzzle
    public static void main(String[] arguments) throws IOException {
        List<byte[]> puzzles = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            if (line.length() >= 81 && !line.startsWith("#")) {
                puzzles.add(Puzzle.of(line.substring(0, 81)).values());
            }
        }
        int limit = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 2;
        count(puzzles, limit, WARM_UP);
        System.out.println(count(puzzles, limit, (long) (1e9 * Double.parseDouble(arguments[1]))));
    }

    private static String count(List<byte[]> puzzles, int limit, long nanoseconds) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        FastSearch search = new FastSearch();
        long start = threads.getCurrentThreadCpuTime();
        long taken = 0;
        long rounds = 0;
        long answers = 0;
        for (; taken < nanoseconds; rounds++) {
            for (byte[] puzzle : puzzles) {
                answers += search.count(puzzle, 0, limit);
            }
            taken = threads.getCurrentThreadCpuTime() - start;
        }
        long done = limit > 2 ? answers : rounds * puzzles.size();
        return "%.1f %d".formatted(done / (taken / 1e9), answers / rounds);
    }
}
