package nonet.bench;

import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import nonet.explain.Explainer;
import nonet.explain.text.Words;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;

/// Measures how long the first, the second and all later hints of puzzles take with the profile *Modern*: from the
/// position to the step with its sentences and marks. The first includes the check for a single solution. Only the logic
/// is measured, not the window.
///
/// Arguments: a file with a puzzle a line, and optionally which lines to take: each one of this number. The puzzles are
/// gone through twice, and the first time warms up.
public final class HintTimes {

    private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

    /// The milliseconds of hints, by the clock and of the processor.
    private static final class Times {

        private final String name;
        private final List<Double> clock = new ArrayList<>();
        private final List<Double> processor = new ArrayList<>();

        Times(String name) {
            this.name = name;
        }

        @Override
        public String toString() {
            return "%s: %d hints, processor %s, clock %s"
                    .formatted(name, clock.size(), summary(processor), summary(clock));
        }

        private static String summary(List<Double> millis) {
            List<Double> sorted = millis.stream().sorted().toList();
            return "median %.2f ms, 95th percentile %.2f ms, most %.2f ms"
                    .formatted(
                            sorted.get(sorted.size() / 2), sorted.get((int) (sorted.size() * 0.95)), sorted.getLast());
        }
    }

    private final HumanLogic logic = new HumanLogic(new FastSolver(), Profile.modern());
    private final Explainer explainer = new Explainer(new Words(Locale.ENGLISH));
    private final List<Times> times = List.of(new Times("first"), new Times("second"), new Times("later"));

    private HintTimes() {}

    public static void main(String[] arguments) throws IOException {
        int each = arguments.length > 1 ? Integer.parseInt(arguments[1]) : 1;
        List<String> lines = Files.readAllLines(Path.of(arguments[0])).stream()
                .filter(line -> line.length() >= 81 && !line.startsWith("#"))
                .toList();
        HintTimes measured = new HintTimes();
        for (int round = 0; round < 2; round++) {
            measured = new HintTimes();
            for (int i = 0; i < lines.size(); i += each) {
                measured.follow(Puzzle.of(lines.get(i).substring(0, 81)));
            }
        }
        measured.times.forEach(System.out::println);
    }

    private void follow(Puzzle puzzle) {
        LogicalSolver sound = logic.solver();
        Position position = Position.of(Grid.of(puzzle));
        for (int hint = 0; !position.isComplete(); hint++) {
            long clock = System.nanoTime();
            long processor = THREADS.getCurrentThreadCpuTime();
            if (hint == 0) {
                sound = logic.solver().soundFor(puzzle, logic.checker(), Cancel.NEVER);
            }
            Step step = sound.next(position, Cancel.NEVER);
            if (step == null) {
                return;
            }
            explainer.explain(step.deduction(), position.grid());
            Times kind = times.get(Math.min(hint, 2));
            kind.processor.add((THREADS.getCurrentThreadCpuTime() - processor) / 1e6);
            kind.clock.add((System.nanoTime() - clock) / 1e6);
            position = step.after();
        }
    }
}
