package nonet.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nonet.grid.Puzzle;
import nonet.rate.se.SeRater;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;

/// Prints the longest processor time for which a rating of Sudoku Explainer goes on without asking whether it is cancelled.
/// The puzzles are those of the tests, and three that are harder.
public final class CancelGaps implements Cancel {

    private static final Path DATA = Path.of("src/test/resources/nonet/data/se-ratings");

    private static final List<String> HARDEST = List.of(
            "........1.....2.3...4.5.6.....1...7...6..3.2..8..4.9...48.......657.....9...6.5..",
            "........1.....2.3...4.5.6....57......1...8...7..59.4....96..5...3........4.....82",
            ".......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....");

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private long asked = threads.getCurrentThreadCpuTime();
    private long longest;

    private CancelGaps() {}

    /// Measures the puzzles of each file of references, and then the hardest.
    public static void main(String[] arguments) throws IOException {
        for (String file : List.of("easy", "middle", "hard", "extreme", "hardest")) {
            measure(file);
            System.out.printf(Locale.ROOT, "| %s | %.1f ms |%n", file, measure(file) / 1e6);
        }
    }

    private static long measure(String file) throws IOException {
        SeRater rater = new SeRater(new FastSolver());
        CancelGaps gaps = new CancelGaps();
        for (Puzzle puzzle : puzzles(file)) {
            gaps.requested();
            rater.rate(puzzle, gaps);
            gaps.requested();
        }
        return gaps.longest;
    }

    @Override
    public boolean requested() {
        long now = threads.getCurrentThreadCpuTime();
        longest = Math.max(longest, now - asked);
        asked = now;
        return false;
    }

    private static List<Puzzle> puzzles(String file) throws IOException {
        List<String> lines = file.equals("hardest") ? HARDEST : Files.readAllLines(DATA.resolve(file + ".tsv"));
        List<Puzzle> puzzles = new ArrayList<>();
        for (String line : lines) {
            if (!line.startsWith("#")) {
                puzzles.add(Puzzle.of(line.split("\t")[0]));
            }
        }
        return puzzles;
    }
}
