package nonet.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import nonet.grid.Puzzle;
import nonet.rate.se.SeRater;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;

/// Prints how many puzzles a second of processor time get their ER/EP/ED, band by band, on one thread, and how that compares
/// with Sudoku Explainer 1.2.1. The puzzles are those of the tests.
///
/// A band is rated again and again for a while to warm up, and then in rounds of a second at least; the median round counts.
public final class RatingSpeed {

    private static final Path DATA = Path.of("src/test/resources/nonet/data/se-ratings");
    private static final long WARM_UP = 4_000_000_000L;
    private static final long ROUND = 1_000_000_000L;
    private static final int ROUNDS = 7;

    /// The puzzles from one rating to another.
    ///
    /// @param original how many puzzles a second the original rates on the machine of the reference ratings
    private record Band(String name, double original) {

        private double lowest() {
            return Double.parseDouble(name.split("-")[0]);
        }

        private double highest() {
            return Double.parseDouble(name.split("-")[1]);
        }
    }

    private static final List<Band> BANDS = List.of(
            new Band("1.0-1.4", 1680),
            new Band("1.5-1.9", 1290),
            new Band("2.0-2.5", 650),
            new Band("2.6-3.4", 197),
            new Band("3.6-4.4", 138),
            new Band("4.5-6.2", 112),
            new Band("6.5-6.9", 32),
            new Band("7.0-7.4", 7.3),
            new Band("7.5-8.1", 3.2),
            new Band("8.2-8.7", 1.8),
            new Band("8.8-9.4", 0.59),
            new Band("9.5-9.9", 0.20),
            new Band("10.0-10.4", 0.04));

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final SeRater rater = new SeRater(new FastSolver());

    private RatingSpeed() {}

    /// Measures the bands.
    ///
    /// @param arguments the names of bands, or nothing for all
    public static void main(String[] arguments) throws IOException {
        RatingSpeed speed = new RatingSpeed();
        System.out.println("| ER | Puzzles | Nonet | Rounds | Times the original |");
        for (Band band : BANDS) {
            if (arguments.length == 0 || Arrays.asList(arguments).contains(band.name)) {
                speed.measure(band);
            }
        }
    }

    private void measure(Band band) throws IOException {
        List<Puzzle> puzzles = puzzles(band);
        rate(puzzles, WARM_UP);
        double[] rounds = new double[ROUNDS];
        for (int i = 0; i < ROUNDS; i++) {
            rounds[i] = rate(puzzles, ROUND);
        }
        Arrays.sort(rounds);
        double median = rounds[ROUNDS / 2];
        System.out.printf(
                Locale.ROOT,
                "| %s | %d | %.1f | %.1f to %.1f | %.0f |%n",
                band.name,
                puzzles.size(),
                median,
                rounds[0],
                rounds[ROUNDS - 1],
                median / band.original);
    }

    /// Rates all puzzles until so much processor time is used, and returns how many that were a second.
    private double rate(List<Puzzle> puzzles, long atLeast) {
        long start = threads.getCurrentThreadCpuTime();
        int count = 0;
        while (threads.getCurrentThreadCpuTime() - start < atLeast) {
            for (Puzzle puzzle : puzzles) {
                rater.rate(puzzle, Cancel.NEVER);
                count++;
            }
        }
        return count * 1e9 / (threads.getCurrentThreadCpuTime() - start);
    }

    private static List<Puzzle> puzzles(Band band) throws IOException {
        List<Puzzle> puzzles = new ArrayList<>();
        for (String file : List.of("easy", "middle", "hard", "extreme")) {
            for (String line : Files.readAllLines(DATA.resolve(file + ".tsv"))) {
                String[] column = line.split("\t");
                double rating = line.startsWith("#") ? 0 : Double.parseDouble(column[1]);
                if (rating >= band.lowest() && rating <= band.highest()) {
                    puzzles.add(Puzzle.of(column[0]));
                }
            }
        }
        return puzzles;
    }
}
