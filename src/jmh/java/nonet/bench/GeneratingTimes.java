package nonet.bench;

import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.LongStream;
import nonet.deduce.Technique;
import nonet.generate.Generated;
import nonet.generate.LogicRequest;
import nonet.generate.LogicRequest.Scores;
import nonet.generate.PuzzleGenerator;
import nonet.generate.PuzzleRequest;
import nonet.generate.PuzzleRequest.Clues;
import nonet.generate.Symmetry;
import nonet.grid.CellSet;
import nonet.rate.Profile;
import nonet.service.generate.PuzzleGeneration;
import nonet.solve.Cancel;

/// Prints how long it takes on one core to make a puzzle that needs a technique, for each technique, as a table, and a
/// puzzle on a drawn pattern. Times are of the processor, so that other programs have no part in them.
///
/// Arguments: the seconds after which a puzzle is given up, the number of puzzles for each technique, and ids of
/// techniques, or `patterns`; without ids, all techniques.
final class GeneratingTimes {

    private static final long SEED = 1;
    private static final long OTHER_SEED = 99;

    /// A look at the clock takes longer than the work between two questions for cancellation.
    private static final int ASKED_BETWEEN = 0x3FF;

    private GeneratingTimes() {}

    public static void main(String[] arguments) {
        double patience = Double.parseDouble(arguments[0]);
        int count = Integer.parseInt(arguments[1]);
        List<String> ids = List.of(arguments).subList(2, arguments.length);
        PuzzleGeneration making = new PuzzleGeneration(Profile::hodoku, Integer.MAX_VALUE);
        if (ids.equals(List.of("patterns"))) {
            for (int cells = 30; cells >= 22; cells--) {
                patterns(making, cells, count, patience);
            }
            return;
        }
        making.make(PuzzleRequest.ANY.with(needs(Technique.X_WING)), 0, Cancel.NEVER, _ -> {});
        for (Technique technique : Technique.values()) {
            PuzzleRequest request = PuzzleRequest.ANY.with(needs(technique));
            if ((ids.isEmpty() || ids.contains(technique.id()))
                    && making.contradiction(request).isEmpty()) {
                PuzzleGenerator generator = making.generator(request, SEED);
                print(technique.id(), times(count, patience, (number, end) -> generate(generator, number, end)));
            }
        }
    }

    private static LogicRequest needs(Technique technique) {
        return new LogicRequest(null, Scores.ANY, Set.of(technique), Set.of(), Set.of());
    }

    /// Searches for puzzles on the patterns of others, so that each has one.
    private static void patterns(PuzzleGeneration making, int cells, int count, double patience) {
        PuzzleGenerator others =
                making.generator(new PuzzleRequest(Symmetry.NONE, new Clues(cells, cells), false, null), OTHER_SEED);
        List<CellSet> patterns = LongStream.range(0, count)
                .mapToObj(number -> (Generated.Found) others.generate(number, Cancel.NEVER, _ -> {}))
                .map(found -> found.puzzle().givenCells())
                .toList();
        print(
                cells + " cells",
                times(
                        count,
                        patience,
                        (number, end) -> generate(
                                making.generator(PuzzleRequest.ANY.withPattern(patterns.get(number)), SEED),
                                number,
                                end)));
    }

    private static boolean generate(PuzzleGenerator generator, int number, long end) {
        try {
            int[] asked = {0};
            Cancel late = () -> (++asked[0] & ASKED_BETWEEN) == 0 && now() > end;
            return generator.generate(number, late, _ -> {}) instanceof Generated.Found;
        } catch (CancellationException given) {
            return false;
        }
    }

    @FunctionalInterface
    private interface Making {
        boolean make(int number, long end);
    }

    /// Returns the seconds for each puzzle, infinite for one that was not found. Once the median is infinite, no more
    /// are tried.
    private static List<Double> times(int count, double patience, Making making) {
        List<Double> times = new ArrayList<>();
        for (int number = 0;
                number < count && 2 * Collections.frequency(times, Double.POSITIVE_INFINITY) <= count;
                number++) {
            long start = now();
            boolean found = making.make(number, start + (long) (patience * 1e9));
            times.add(found ? (now() - start) / 1e9 : Double.POSITIVE_INFINITY);
        }
        return times.stream().sorted().toList();
    }

    private static void print(String what, List<Double> times) {
        long found = times.stream().filter(Double::isFinite).count();
        double median = times.get(times.size() / 2);
        String time = Double.isFinite(median) ? String.format(Locale.ROOT, "%.3f s", median) : "not found";
        double sum = times.stream()
                .filter(Double::isFinite)
                .mapToDouble(each -> each)
                .sum();
        String mean = found == 0 ? "" : String.format(Locale.ROOT, "%.3f s", sum / found);
        System.out.printf(Locale.ROOT, "| %s | %s | %s | %d of %d |%n", what, time, mean, found, times.size());
    }

    private static long now() {
        return ManagementFactory.getThreadMXBean().getCurrentThreadCpuTime();
    }
}
