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
/// sum of these answers. `src/build/NativeTimes.java` runs it in turn with a native solver.
public final class SolverSpeed {

    private static final long WARM_UP = 3_000_000_000L;

    private SolverSpeed() {}

    /// Measures one list.
    ///
    /// @param arguments the list, a puzzle of 81 characters a line, and the seconds to measure
    public static void main(String[] arguments) throws IOException {
        List<byte[]> puzzles = new ArrayList<>();
        for (String line : Files.readAllLines(Path.of(arguments[0]))) {
            if (line.length() >= 81 && !line.startsWith("#")) {
                puzzles.add(Puzzle.of(line.substring(0, 81)).values());
            }
        }
        count(puzzles, WARM_UP);
        System.out.println(count(puzzles, (long) (1e9 * Double.parseDouble(arguments[1]))));
    }

    private static String count(List<byte[]> puzzles, long nanoseconds) {
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        FastSearch search = new FastSearch();
        long start = threads.getCurrentThreadCpuTime();
        long taken = 0;
        long rounds = 0;
        long answers = 0;
        for (; taken < nanoseconds; rounds++) {
            for (byte[] puzzle : puzzles) {
                answers += search.count(puzzle, 0, 2);
            }
            taken = threads.getCurrentThreadCpuTime() - start;
        }
        return "%.1f %d".formatted(rounds * puzzles.size() / (taken / 1e9), answers / rounds);
    }
}
