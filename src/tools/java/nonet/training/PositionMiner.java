package nonet.training;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.generate.Generated;
import nonet.generate.PuzzleGenerator;
import nonet.generate.PuzzleRequest;
import nonet.generate.Symmetry;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.guide.ExampleLogic;
import nonet.guide.Guide;
import nonet.logic.cases.ExoticCase;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.finder.Isomorphism;
import nonet.logic.position.Position;
import nonet.logic.solver.Step;
import nonet.rate.Level;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;

/// Finds the positions for training and writes them as `positions.tsv`. Puzzles are made from a seed and solved; each
/// position on their way needs some technique next. Techniques that the profile *Modern* does not use are searched for
/// where everything simpler is exhausted. What such puzzles do not need comes from the guide's examples and the project's
/// own cases, and from their images under the symmetries of the board.
///
/// Arguments: the file, the seed, and for how many seconds to make puzzles.
public final class PositionMiner {

    private static final long PATIENCE = 2_000_000_000L;
    private static final int IMAGES = 400;

    private final FastSolver fast = new FastSolver();
    private final ExampleLogic logic = ExampleLogic.withoutBruteForce();
    private final Map<Technique, Map<Grid, String>> found = new EnumMap<>(Technique.class);
    private final Set<Technique> slow = EnumSet.noneOf(Technique.class);

    private PositionMiner() {
        for (Technique technique : Technique.values()) {
            found.put(technique, new LinkedHashMap<>());
        }
        slow.add(Technique.BRUTE_FORCE);
    }

    public static void main(String... arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        long seed = Long.parseLong(arguments[1]);
        PositionMiner miner = new PositionMiner();
        miner.again(file);
        miner.cases();
        miner.puzzles(seed, System.nanoTime() + Long.parseLong(arguments[2]) * 1_000_000_000L, file);
        miner.images(new Random(seed));
        miner.write(file);
    }

    private int wanted(Technique technique) {
        return logic.weights().of(technique).level().compareTo(Level.HARD) <= 0 ? 40 : 15;
    }

    private boolean wants(Technique technique) {
        return found.get(technique).size() < wanted(technique);
    }

    /// Takes what the file has already.
    private void again(Path file) throws IOException {
        if (Files.exists(file)) {
            for (String text : Files.readAllLines(file)) {
                String[] fields = text.split("\t", -1);
                if (!text.startsWith("#")) {
                    Grid grid = TechniqueCase.parse(fields[1]).orElseThrow().grid();
                    found.get(Technique.withId(fields[0]).orElseThrow()).put(grid, text);
                }
            }
        }
    }

    private void cases() throws IOException {
        Guide guide = Guide.in(Locale.ENGLISH);
        for (Technique technique : Technique.values()) {
            guide.examples(technique).stream()
                    .filter(each -> !each.isLookAlike())
                    .forEach(each -> exhaust(each.grid(), technique));
        }
        for (String text : Files.readAllLines(Path.of("src/test/resources/nonet/techniques.txt"))) {
            TechniqueCase.parse(text)
                    .filter(line -> !line.isFailCase())
                    .ifPresent(line -> line.technique().ifPresent(technique -> exhaust(line.grid(), technique)));
        }
        for (String text : Files.readAllLines(Path.of("src/test/resources/nonet/exotic-cases.tsv"))) {
            boolean own = text.endsWith("generated") || text.endsWith("derived");
            ExoticCase.parse(text)
                    .filter(each -> own && !each.line().isFailCase())
                    .ifPresent(each -> exhaust(each.line().grid(), each.technique()));
        }
    }

    private void images(Random random) {
        for (Technique technique : Technique.values()) {
            List<Grid> known = List.copyOf(found.get(technique).keySet());
            for (int i = 0; i < IMAGES && !known.isEmpty() && wants(technique); i++) {
                Isomorphism image = technique == Technique.GURTH_SYMMETRICAL_PLACEMENT
                        ? Isomorphism.keepingSymmetries(random)
                        : new Isomorphism(random);
                offer(image.map(known.get(i % known.size())), technique);
            }
        }
    }

    private void puzzles(long seed, long deadline, Path file) throws IOException {
        PuzzleGenerator generator = new PuzzleGenerator(
                new PuzzleRequest(Symmetry.NONE, PuzzleRequest.Clues.ANY, true, null), seed, null, 1000);
        for (int number = 0; System.nanoTime() < deadline; number++) {
            if (generator.generate(number, Cancel.NEVER, _ -> {}) instanceof Generated.Found(Puzzle puzzle, var _)) {
                walk(puzzle, number % 4 == 0);
            }
            if (number % 500 == 499) {
                write(file);
                System.out.println(number + 1 + " puzzles, " + missing());
            }
        }
    }

    /// Follows the way to the solution, with at most one position for each technique.
    private void walk(Puzzle puzzle, boolean thoroughly) {
        Position position = Position.of(Grid.of(puzzle));
        long started = System.nanoTime();
        Set<Technique> taken = EnumSet.noneOf(Technique.class);
        while (!position.isComplete()) {
            Step step;
            try {
                step = logic.solver().next(position, () -> System.nanoTime() - started > PATIENCE);
            } catch (CancellationException late) {
                return;
            }
            if (step == null) {
                return;
            }
            Technique technique = step.deduction().technique();
            if (wants(technique) && taken.add(technique)) {
                offer(position.grid(), technique);
            }
            for (Technique other : Technique.values()) {
                if (order(other) == order(technique) && wants(other) && !taken.contains(other)) {
                    offerIfNew(position.grid(), other, taken);
                }
            }
            if (thoroughly) {
                unused(position.grid(), technique, taken);
            }
            position = step.after();
        }
    }

    /// Searches for techniques that the profile does not use, but that are simpler than the one it uses.
    private void unused(Grid grid, Technique used, Set<Technique> taken) {
        int order = order(used);
        for (Technique technique : logic.solver().options().off()) {
            if (order(technique) <= order
                    && !slow.contains(technique)
                    && !taken.contains(technique)
                    && wants(technique)) {
                offerIfNew(grid, technique, taken);
            }
        }
    }

    private void offerIfNew(Grid grid, Technique technique, Set<Technique> taken) {
        if (offer(grid, technique)) {
            taken.add(technique);
        }
    }

    private int order(Technique technique) {
        return logic.weights().of(technique).order();
    }

    /// Follows the way to the solution from a position that shows a technique, as long as it is not needed yet.
    private void exhaust(Grid grid, Technique technique) {
        Position position = Position.of(grid);
        long started = System.nanoTime();
        while (!position.isComplete() && !offer(position.grid(), technique)) {
            try {
                Step step = logic.solver().next(position, () -> System.nanoTime() - started > PATIENCE);
                if (step == null || order(step.deduction().technique()) >= order(technique)) {
                    return;
                }
                position = step.after();
            } catch (CancellationException late) {
                return;
            }
        }
    }

    private boolean offer(Grid grid, Technique technique) {
        if (!wants(technique) || found.get(technique).containsKey(grid)) {
            return false;
        }
        long started = System.nanoTime();
        try {
            Optional<Deduction> needed = logic.needed(grid, technique, () -> System.nanoTime() - started > PATIENCE);
            if (needed.isPresent() && isRight(fast, grid, needed.get())) {
                found.get(technique).put(grid, technique.id() + "\t" + TechniqueCase.of(grid, needed.get()));
                return true;
            }
        } catch (CancellationException late) {
            slow.add(technique);
        }
        return false;
    }

    /// Tests whether the position has exactly one solution, and the conclusions agree with it.
    static boolean isRight(FastSolver fast, Grid grid, Deduction deduction) {
        byte[] givens = grid.values();
        for (Cell cell : Cell.all()) {
            givens[cell.index()] = grid.givens().contains(cell) ? givens[cell.index()] : 0;
        }
        return fast.solve(Puzzle.of(givens), Limit.TWO, Cancel.NEVER) instanceof Answer.Unique(Grid solution)
                && deduction.conclusions().stream().allMatch(each -> {
                    Digit right = solution.digit(each.candidate().cell());
                    return (right == each.candidate().digit()) == (each instanceof Conclusion.Placement);
                });
    }

    private String missing() {
        List<String> missing = new ArrayList<>();
        for (Technique technique : Technique.values()) {
            if (wants(technique)) {
                missing.add(technique.id() + " " + found.get(technique).size());
            }
        }
        return missing.toString();
    }

    private void write(Path file) throws IOException {
        List<String> lines = new ArrayList<>();
        lines.add("# The positions for training: technique, position and conclusions. Made by"
                + " nonet.training.PositionMiner.");
        for (Technique technique : Technique.values()) {
            lines.addAll(found.get(technique).values());
        }
        Files.write(file, lines);
    }
}
