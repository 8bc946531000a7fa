package nonet.training;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.generate.Generated;
import nonet.generate.PuzzleGenerator;
import nonet.generate.PuzzleRequest;
import nonet.generate.Symmetry;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.guide.ExampleLogic;
import nonet.guide.Guide;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.finder.Isomorphism;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.rate.Level;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;

/// Adds positions for techniques that no position needs next, because something simpler always goes on there: a basic fish
/// of five rows has a smaller one in the other four, and whips come before forcing chains. Such positions show their
/// technique where singles, intersections and the subsets of easy puzzles are exhausted, if there are such, and are marked
/// `shown` in the file. They come from made puzzles, from the guide's examples, and from images of these under the symmetries of the board.
///
/// Arguments: the file `positions.tsv`, the seed, and for how many seconds to make puzzles.
public final class ShownPositionMiner {

    private static final long PATIENCE = 600_000_000L;
    private static final int IMAGES = 300;

    private final FastSolver fast = new FastSolver();
    private final ExampleLogic examples = new ExampleLogic(fast);
    private final ExampleLogic logic = ExampleLogic.withoutBruteForce();
    private final LogicalSolver simple;
    private final Map<Technique, Map<Grid, String>> shown = new EnumMap<>(Technique.class);
    private final List<String> lines;

    private ShownPositionMiner(Path file) throws IOException {
        lines = Files.readAllLines(file);
        Set<Technique> lacking = EnumSet.allOf(Technique.class);
        lacking.remove(Technique.BRUTE_FORCE);
        lines.stream()
                .filter(line -> !line.startsWith("#") && !line.endsWith("\tshown"))
                .forEach(line ->
                        lacking.remove(Technique.withId(line.split("\t", -1)[0]).orElseThrow()));
        lacking.forEach(each -> shown.put(each, new LinkedHashMap<>()));
        for (String line : lines) {
            if (line.endsWith("\tshown")) {
                String[] fields = line.split("\t", -1);
                shown.get(Technique.withId(fields[0]).orElseThrow())
                        .put(TechniqueCase.parse(fields[1]).orElseThrow().grid(), line);
            }
        }
        Set<Technique> off = EnumSet.allOf(Technique.class);
        logic.solver().options().on().stream()
                .filter(each -> logic.weights().of(each).level().compareTo(Level.MEDIUM) <= 0)
                .forEach(off::remove);
        simple = logic.solver().with(logic.solver().options().withOff(off));
    }

    public static void main(String... arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        ShownPositionMiner miner = new ShownPositionMiner(file);
        long seed = Long.parseLong(arguments[1]);
        miner.examples();
        miner.puzzles(seed, System.nanoTime() + Long.parseLong(arguments[2]) * 1_000_000_000L);
        miner.images(new Random(seed));
        miner.write(file);
    }

    private boolean wants(Technique technique) {
        int wanted = logic.weights().of(technique).level().compareTo(Level.HARD) <= 0 ? 40 : 15;
        return shown.getOrDefault(technique, Map.of()).size() < wanted && shown.containsKey(technique);
    }

    private void examples() {
        Guide guide = Guide.in(Locale.ENGLISH);
        shown.keySet()
                .forEach(technique -> guide.examples(technique).stream()
                        .filter(each -> !each.isLookAlike())
                        .forEach(each -> {
                            if (!offer(exhausted(each.grid()), technique)) {
                                offer(each.grid(), technique);
                            }
                        }));
    }

    private void puzzles(long seed, long deadline) {
        PuzzleGenerator generator = new PuzzleGenerator(
                new PuzzleRequest(Symmetry.NONE, PuzzleRequest.Clues.ANY, true, null), seed, null, 1000);
        for (int number = 0; System.nanoTime() < deadline; number++) {
            if (generator.generate(number, Cancel.NEVER, _ -> {}) instanceof Generated.Found(Puzzle puzzle, var _)) {
                Set<Grid> seen = new HashSet<>();
                Position position = Position.of(exhausted(Grid.of(puzzle)));
                if (!position.isComplete() && seen.add(position.grid())) {
                    for (Technique technique : shown.keySet()) {
                        if (technique.fishSize() < 5) {
                            offer(position.grid(), technique);
                        }
                    }
                }
            }
        }
    }

    /// Returns the position in which the simple techniques are exhausted.
    private Grid exhausted(Grid grid) {
        Position position = Position.of(grid);
        for (Step step = simple.next(position, Cancel.NEVER);
                step != null && !position.isComplete();
                step = simple.next(position, Cancel.NEVER)) {
            position = step.after();
        }
        return position.grid();
    }

    private void images(Random random) {
        for (Technique technique : shown.keySet()) {
            List<Grid> known = List.copyOf(shown.get(technique).keySet());
            for (int i = 0; i < IMAGES && !known.isEmpty() && wants(technique); i++) {
                offer(new Isomorphism(random).map(known.get(i % known.size())), technique);
            }
        }
    }

    private boolean offer(Grid grid, Technique technique) {
        if (!wants(technique) || shown.get(technique).containsKey(grid)) {
            return false;
        }
        long started = System.nanoTime();
        try {
            Optional<Deduction> pattern = examples.first(grid, technique, () -> System.nanoTime() - started > PATIENCE);
            if (pattern.isPresent() && PositionMiner.isRight(fast, grid, pattern.get())) {
                shown.get(technique)
                        .put(grid, technique.id() + "\t" + TechniqueCase.of(grid, pattern.get()) + "\tshown");
                return true;
            }
        } catch (CancellationException late) {
            // Too slow to wait for in the window.
        }
        return false;
    }

    private void write(Path file) throws IOException {
        Map<Technique, List<String>> all = new EnumMap<>(Technique.class);
        lines.stream()
                .filter(line -> !line.startsWith("#") && !line.endsWith("\tshown"))
                .forEach(line -> all.computeIfAbsent(
                                Technique.withId(line.split("\t", -1)[0]).orElseThrow(), _ -> new ArrayList<>())
                        .add(line));
        shown.forEach((technique, positions) -> all.put(technique, List.copyOf(positions.values())));
        List<String> written = new ArrayList<>(List.of(lines.getFirst()));
        all.values().forEach(written::addAll);
        Files.write(file, written);
        shown.forEach((technique, positions) -> System.out.println(technique.id() + " " + positions.size()));
    }
}
