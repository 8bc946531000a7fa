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
import nonet.generate.RandomGrids;
import nonet.grid.Puzzle;
import nonet.relatives.CanonicalForm;

/// Prints how many canonical forms of grids and of puzzles a second of processor time gives, on one thread: the median of
/// rounds, after some rounds to warm up.
public final class CanonicalSpeed {

    private static final Path CORPORA = Path.of("src/test/resources/nonet/data/corpora");
    private static final int GRIDS = 20_000;
    private static final long SEED = 1;
    private static final int WARM_UP = 3;
    private static final int ROUNDS = 9;

    private final ThreadMXBean threads = ManagementFactory.getThreadMXBean();
    private final CanonicalForm forms = new CanonicalForm();

    private CanonicalSpeed() {}

    /// Measures random grids, and the lists of puzzles that the tests have.
    public static void main(String[] arguments) throws IOException {
        CanonicalSpeed speed = new CanonicalSpeed();
        System.out.println("| List | Puzzles | Forms a second | Rounds |");
        speed.measure("random grids", grids());
        for (String list : List.of("17-clue", "newspaper-medium", "random-minimal", "hardest-11plus")) {
            List<Puzzle> puzzles = new ArrayList<>();
            for (String line : Files.readAllLines(CORPORA.resolve(list + ".txt"))) {
                puzzles.add(Puzzle.of(line));
            }
            speed.measure(list, puzzles);
        }
    }

    private void measure(String list, List<Puzzle> puzzles) {
        double[] rounds = new double[ROUNDS];
        for (int round = -WARM_UP; round < ROUNDS; round++) {
            long start = threads.getCurrentThreadCpuTime();
            for (Puzzle puzzle : puzzles) {
                forms.of(puzzle);
            }
            if (round >= 0) {
                rounds[round] = puzzles.size() * 1e9 / (threads.getCurrentThreadCpuTime() - start);
            }
        }
        Arrays.sort(rounds);
        System.out.printf(
                Locale.ROOT,
                "| %s | %,d | %,.0f | %,.0f to %,.0f |%n",
                list,
                puzzles.size(),
                rounds[ROUNDS / 2],
                rounds[0],
                rounds[ROUNDS - 1]);
    }

    private static List<Puzzle> grids() {
        RandomGrids random = new RandomGrids(SEED);
        List<Puzzle> grids = new ArrayList<>();
        for (int number = 0; number < GRIDS; number++) {
            grids.add(Puzzle.of(random.draw(number).clone()));
        }
        return grids;
    }
}
