package nonet.guide;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.generate.Generated;
import nonet.generate.PuzzleGenerator;
import nonet.generate.PuzzleRequest;
import nonet.generate.Symmetry;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import nonet.training.Positions;

/// Gives techniques whose examples are all nearly full boards one of the middle of a solve: few enough digits that there is
/// something to look for, as on a board at home. The examples of a technique are put in the order of their blanks, the
/// fullest board first, so that a reader sees the pattern before searching for it.
///
/// Positions for practice are looked at first, then new puzzles.
///
/// Arguments: the file `examples.tsv`, the seed, and for how many seconds to make puzzles.
public final class OpenExampleMiner {

    /// The most solved cells of a position in the middle of a solve.
    private static final int OPEN = 48;

    private static final long PATIENCE = 1_500_000_000L;
    private static final long QUICK = 400_000_000L;

    /// A position, the better the less there is to look at.
    private record Found(GuideExample example, int solved, long cost) {
        boolean isBetterThan(Found other) {
            int more = Math.max(solved, OPEN) - Math.max(other.solved, OPEN);
            return more < 0 || more == 0 && cost < other.cost;
        }
    }

    private final FastSolver fast = new FastSolver();
    private final ExampleLogic logic = new ExampleLogic(fast);
    private final Map<Technique, List<GuideExample>> known = new EnumMap<>(Technique.class);
    private final Map<Technique, Found> best = new EnumMap<>(Technique.class);
    private final Set<Technique> slow = EnumSet.of(Technique.BRUTE_FORCE);
    private final List<String> lines;

    private OpenExampleMiner(Path file) throws IOException {
        lines = Files.readAllLines(file);
        for (String text : lines) {
            if (!text.startsWith("#")) {
                GuideExample example = GuideExample.parse(text);
                known.computeIfAbsent(example.technique(), _ -> new ArrayList<>())
                        .add(example);
            }
        }
    }

    public static void main(String... arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        OpenExampleMiner miner = new OpenExampleMiner(file);
        miner.positions();
        miner.puzzles(
                Long.parseLong(arguments[1]), System.nanoTime() + Long.parseLong(arguments[2]) * 1_000_000_000L, file);
        miner.write(file);
    }

    /// Looks at the positions for practice, which came from many more puzzles than are made here.
    private void positions() {
        Positions positions = Positions.read();
        for (Technique technique : known.keySet()) {
            positions.of(technique).forEach(each -> offer(each.grid(), technique));
        }
    }

    private void puzzles(long seed, long deadline, Path file) throws IOException {
        LogicalSolver solver = HumanLogic.withoutBruteForce(Profile.modern());
        PuzzleGenerator generator = new PuzzleGenerator(
                new PuzzleRequest(Symmetry.NONE, PuzzleRequest.Clues.ANY, true, null), seed, null, 1000);
        for (int number = 0; System.nanoTime() < deadline; number++) {
            if (generator.generate(number, Cancel.NEVER, _ -> {}) instanceof Generated.Found(Puzzle puzzle, var _)) {
                walk(solver, puzzle, number % 4 == 0);
            }
            if (number % 500 == 499) {
                write(file);
            }
        }
    }

    private static int solved(Grid grid) {
        return 81 - grid.blanks().size();
    }

    /// Tests whether no example of a technique is in the middle of a solve.
    private boolean wants(Technique technique) {
        return known.get(technique).stream()
                .filter(each -> !each.isLookAlike())
                .allMatch(each -> solved(each.grid()) > OPEN);
    }

    private void walk(LogicalSolver solver, Puzzle puzzle, boolean thoroughly) {
        Position position = Position.of(Grid.of(puzzle));
        long started = System.nanoTime();
        boolean looked = false;
        while (!position.isComplete()) {
            Step step;
            try {
                step = solver.next(position, () -> System.nanoTime() - started > 4 * PATIENCE);
            } catch (CancellationException late) {
                return;
            }
            if (step == null) {
                return;
            }
            Technique technique = step.deduction().technique();
            offer(position.grid(), technique);
            if (thoroughly && !looked && technique.ordinal() > Technique.HIDDEN_QUADRUPLE.ordinal()) {
                looked = true;
                for (Technique other : solver.options().off()) {
                    offer(position.grid(), other);
                }
            }
            position = step.after();
        }
    }

    private void offer(Grid grid, Technique technique) {
        if (slow.contains(technique) || !wants(technique)) {
            return;
        }
        int fewest = known.get(technique).stream()
                .filter(each -> !each.isLookAlike())
                .mapToInt(each -> solved(each.grid()))
                .min()
                .orElse(81);
        Found before = best.get(technique);
        int solved = solved(grid);
        if (solved >= fewest || before != null && Math.max(solved, OPEN) > Math.max(before.solved, OPEN)) {
            return;
        }
        long started = System.nanoTime();
        Optional<Deduction> pattern;
        try {
            pattern = logic.first(grid, technique, () -> System.nanoTime() - started > PATIENCE);
        } catch (CancellationException late) {
            slow.add(technique);
            return;
        }
        if (pattern.isEmpty()
                || System.nanoTime() - started > QUICK
                || !ExampleMiner.isRight(fast, grid, pattern.get())) {
            return;
        }
        GuideExample example = new GuideExample("", technique, TechniqueCase.of(grid, pattern.get()), null);
        Found found = new Found(example, solved, ExampleMiner.cost(grid, pattern.get()));
        if (before == null || found.isBetterThan(before)) {
            best.put(technique, found);
        }
    }

    /// Returns the examples of a technique with the new one in the place of the one that had the fewest digits.
    private List<GuideExample> examples(Technique technique) {
        List<GuideExample> examples = known.get(technique).stream()
                .filter(each -> !each.isLookAlike())
                .sorted(Comparator.comparing(each -> -solved(each.grid())))
                .collect(Collectors.toCollection(ArrayList::new));
        Found found = best.get(technique);
        if (found != null) {
            examples.removeLast();
            examples.add(found.example);
        }
        return examples;
    }

    private void write(Path file) throws IOException {
        List<String> written = new ArrayList<>(List.of(lines.getFirst()));
        List<String> full = new ArrayList<>();
        for (Technique technique : Technique.values()) {
            List<GuideExample> examples = examples(technique);
            for (int i = 0; i < examples.size(); i++) {
                written.add(new GuideExample(
                                technique.id() + "-" + (i + 1),
                                technique,
                                examples.get(i).line(),
                                null)
                        .toString());
            }
            known.get(technique).stream()
                    .filter(GuideExample::isLookAlike)
                    .forEach(each -> written.add(each.toString()));
            int fewest = solved(examples.getLast().grid());
            if (fewest > OPEN) {
                full.add(technique.id() + " " + fewest);
            }
        }
        Files.write(file, written);
        System.out.println("only fuller boards: " + full);
    }
}
