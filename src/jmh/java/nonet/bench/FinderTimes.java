package nonet.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonet.deduce.Technique;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finder.StandardFinders;
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.rate.Profile;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;

/// Measures the processor time of paths with the profiles *HoDoKu* and *Modern* in turn, in one warm process, and which
/// finders take it.
///
/// Arguments: the number of rounds, a file with a puzzle a line, and optionally which lines to take: each one of this
/// number. The first round warms up. The sums of all rounds but this one are medians; the finders are those of the last
/// round. A checksum over all steps shows whether two builds find the same paths.
public final class FinderTimes {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    private final Profile profile;
    private final List<Long> rounds = new ArrayList<>();
    private final Map<String, long[]> finders = new HashMap<>();
    private final LogicalSolver solver;
    private long checksum;

    private FinderTimes(Profile profile) {
        this.profile = profile;
        this.solver = new LogicalSolver(
                StandardFinders.withBruteForce(new FastSolver()).stream()
                        .map(this::timed)
                        .toList(),
                profile.forSolving());
    }

    public static void main(String[] arguments) throws IOException {
        int each = arguments.length > 2 ? Integer.parseInt(arguments[2]) : 1;
        List<String> lines = Files.readAllLines(Path.of(arguments[1])).stream()
                .filter(line -> line.length() >= 81 && !line.startsWith("#"))
                .toList();
        List<Position> starts = new ArrayList<>();
        for (int i = 0; i < lines.size(); i += each) {
            starts.add(Position.of(Grid.of(Puzzle.of(lines.get(i).substring(0, 81)))));
        }
        FinderTimes hodoku = new FinderTimes(Profile.hodoku());
        FinderTimes modern = new FinderTimes(Profile.modern());
        for (int round = 0; round <= Integer.parseInt(arguments[0]); round++) {
            hodoku.round(starts);
            modern.round(starts);
        }
        System.out.print(hodoku + "" + modern);
        System.out.printf("Modern to HoDoKu: %.2f%n", modern.median() / hodoku.median());
    }

    private void round(List<Position> starts) {
        finders.clear();
        checksum = 0;
        long nanos = 0;
        for (Position start : starts) {
            // A position keeps what is derived from it, so each round has its own.
            Position fresh = Position.of(start.grid());
            long before = THREADS.getCurrentThreadCpuTime();
            List<Step> path = solver.path(fresh, Cancel.NEVER);
            nanos += THREADS.getCurrentThreadCpuTime() - before;
            for (Step step : path) {
                checksum = checksum * 31 + step.deduction().toString().hashCode();
            }
        }
        rounds.add(nanos);
    }

    private double median() {
        long[] sorted =
                rounds.stream().skip(1).mapToLong(Long::longValue).sorted().toArray();
        return sorted[sorted.length / 2] / 1e9;
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        text.append("%s: %.2f s of %s, steps %016x%n"
                .formatted(
                        profile.usesModern() ? "Modern" : "HoDoKu",
                        median(),
                        Arrays.toString(rounds.stream()
                                .mapToLong(each -> each / 1_000_000)
                                .toArray()),
                        checksum));
        finders.entrySet().stream()
                .sorted(Comparator.comparingLong(entry -> -entry.getValue()[0]))
                .limit(20)
                .forEach(entry -> text.append("  %7.3f s %7d calls %6d found %8.3f ms  %s%n"
                        .formatted(
                                entry.getValue()[0] / 1e9,
                                entry.getValue()[1],
                                entry.getValue()[2],
                                entry.getValue()[0] / 1e6 / entry.getValue()[1],
                                entry.getKey())));
        return text.toString();
    }

    private FinderFactory timed(FinderFactory type) {
        return new FinderFactory(type.techniques(), search -> new Timed(search, type));
    }

    /// A finder whose time is added to the sums.
    private final class Timed extends Finder {

        private final FinderFactory type;

        Timed(FinderTask task, FinderFactory type) {
            super(task);
            this.type = type;
        }

        @Override
        public void find() {
            long before = THREADS.getCurrentThreadCpuTime();
            Finder finder = type.start().apply(task);
            boolean found = true;
            try {
                finder.find();
                found = false;
            } finally {
                add(THREADS.getCurrentThreadCpuTime() - before, finder, found);
            }
        }

        private void add(long nanos, Finder finder, boolean found) {
            Set<Technique> wanted = task.wanted();
            String name = finder.getClass().getSimpleName() + " "
                    + wanted.iterator().next().id() + (wanted.size() > 1 ? " …" : "");
            long[] sums = finders.computeIfAbsent(name, _ -> new long[3]);
            sums[0] += nanos;
            sums[1]++;
            sums[2] += found ? 1 : 0;
        }
    }
}
