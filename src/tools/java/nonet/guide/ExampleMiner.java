package nonet.guide;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.stream.Collectors;
import nonet.deduce.Als;
import nonet.deduce.AlsPatterns;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.explain.Explainer;
import nonet.explain.Passage;
import nonet.explain.mark.Marks;
import nonet.explain.text.Words;
import nonet.generate.Generated;
import nonet.generate.PuzzleGenerator;
import nonet.generate.PuzzleRequest;
import nonet.generate.Symmetry;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.cases.ExoticCase;
import nonet.logic.cases.TechniqueCase;
import nonet.logic.finder.Isomorphism;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import nonet.training.Positions;

/// Finds the examples of the guide and writes them as `examples.tsv`. Puzzles are made from a seed and solved; a position
/// on their way shows a technique if the technique is found there, and it is the better the less there is to look at. For
/// techniques that such puzzles do not need, the positions of the project's own cases of techniques are taken.
///
/// Arguments: the file, the seed, how many puzzles to make, for how many seconds at most, and ids of techniques. With 0
/// puzzles, the examples in the file are kept, and look-alikes are made of them. With techniques, only these get new
/// examples, also from the ways on which the positions for training lie; the lines of all others are kept.
public final class ExampleMiner {

    private static final int WANTED = 3;
    private static final int KEPT = 8;
    private static final long PATIENCE = 3_000_000_000L;
    private static final long QUICK = 400_000_000L;
    private static final Explainer EXPLAINER = new Explainer(new Words(() -> Locale.ENGLISH));

    private final FastSolver fast = new FastSolver();
    private final ExampleLogic logic = new ExampleLogic(fast);
    private final LookAlikes lookAlikes = new LookAlikes(logic);
    private final Map<Technique, List<FoundExample>> best = new EnumMap<>(Technique.class);
    private final Set<Technique> slow = EnumSet.noneOf(Technique.class);
    private final Set<Technique> named;
    private final long deadline;

    private ExampleMiner(long seconds, Set<Technique> named) {
        deadline = System.nanoTime() + seconds * 1_000_000_000L;
        this.named = named;
        for (Technique technique : Technique.values()) {
            best.put(technique, new ArrayList<>());
        }
    }

    public static void main(String... arguments) throws IOException {
        Path file = Path.of(arguments[0]);
        Set<Technique> named = Arrays.stream(arguments)
                .skip(4)
                .map(id -> Technique.withId(id).orElseThrow(() -> new IllegalArgumentException(id)))
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(Technique.class)));
        ExampleMiner miner = new ExampleMiner(Long.parseLong(arguments[3]), named);
        if (arguments[2].equals("0")) {
            miner.known(file);
        } else {
            miner.cases();
            miner.training();
            miner.puzzles(Long.parseLong(arguments[1]), Integer.parseInt(arguments[2]), file);
        }
        miner.images(new Random(Long.parseLong(arguments[1])));
        miner.write(file, true);
    }

    /// Takes the positions of the project's own cases.
    private void cases() throws IOException {
        for (String text : Files.readAllLines(Path.of("src/test/resources/nonet/techniques.txt"))) {
            TechniqueCase.parse(text)
                    .filter(line -> !line.isFailCase())
                    .ifPresent(line -> line.technique().ifPresent(technique -> offer(line.grid(), technique, 1_000)));
        }
        for (String text : Files.readAllLines(Path.of("src/test/resources/nonet/exotic-cases.tsv"))) {
            boolean own = text.endsWith("generated") || text.endsWith("derived");
            ExoticCase.parse(text)
                    .filter(each -> own && !each.line().isFailCase())
                    .ifPresent(each -> offer(each.line().grid(), each.technique(), 1_000));
        }
    }

    /// Follows the ways to and from the positions for training of the techniques that are named.
    private void training() {
        LogicalSolver solver = HumanLogic.withoutBruteForce(Profile.modern());
        Positions positions = Positions.read();
        for (Technique technique : named) {
            for (GuideExample each : positions.of(technique)) {
                Grid grid = each.grid();
                if (System.nanoTime() < deadline) {
                    offer(grid, technique, 0);
                    walk(solver, Position.of(grid), false);
                    walk(solver, Position.of(Grid.of(givens(grid))), false);
                }
            }
        }
    }

    /// Takes the examples of a file.
    private void known(Path file) throws IOException {
        for (String text : Files.readAllLines(file)) {
            if (!text.startsWith("#")) {
                GuideExample example = GuideExample.parse(text);
                if (!example.isLookAlike()) {
                    offer(example.grid(), example.technique(), 0);
                }
            }
        }
    }

    private void puzzles(long seed, int count, Path file) throws IOException {
        LogicalSolver solver = HumanLogic.withoutBruteForce(Profile.modern());
        Set<Technique> usual = solver.options().on();
        PuzzleGenerator generator = new PuzzleGenerator(
                new PuzzleRequest(Symmetry.NONE, PuzzleRequest.Clues.ANY, true, null), seed, null, 1000);
        for (int number = 0; number < count && System.nanoTime() < deadline; number++) {
            if (generator.generate(number, Cancel.NEVER, _ -> {}) instanceof Generated.Found(Puzzle puzzle, var _)) {
                walk(solver, Position.of(Grid.of(puzzle)), named.isEmpty() && number % 4 == 0);
            }
            if (number % 1000 == 999 && named.isEmpty()) {
                write(file, false);
            }
        }
    }

    /// Follows the way to the solution, and looks at its positions.
    ///
    /// @param thoroughly whether techniques are searched for that are not the next step
    private void walk(LogicalSolver solver, Position from, boolean thoroughly) {
        Position position = from;
        long started = System.nanoTime();
        boolean looked = false;
        while (!position.isComplete()) {
            Step step;
            try {
                step = solver.next(position, () -> stop(started, 4 * PATIENCE));
            } catch (CancellationException late) {
                return;
            }
            Technique technique =
                    step == null ? Technique.BRUTE_FORCE : step.deduction().technique();
            if (named.isEmpty()) {
                offer(position.grid(), technique, 0);
            } else if (technique.ordinal() > Technique.HIDDEN_SINGLE.ordinal()) {
                Grid grid = position.grid();
                named.forEach(each -> offer(grid, each, 0));
            }
            if (step == null) {
                return;
            }
            if (technique.ordinal() >= Technique.WHIP.ordinal()) {
                offer(position.grid(), Technique.BRUTE_FORCE, 400);
            }
            if (thoroughly && !looked && technique.ordinal() > Technique.HIDDEN_QUADRUPLE.ordinal()) {
                looked = true;
                others(position.grid());
            }
            position = step.after();
        }
    }

    private void others(Grid grid) {
        for (Technique technique : Technique.values()) {
            boolean wanting = best.get(technique).size() < KEPT;
            if (wanting && !slow.contains(technique) && technique != Technique.BRUTE_FORCE) {
                offer(grid, technique, 200);
            }
        }
    }

    /// Adds images of the positions of a technique that has too few, under symmetries of the board.
    private void images(Random random) {
        for (Technique technique : Technique.values()) {
            List<FoundExample> known = List.copyOf(best.get(technique));
            for (int i = 0; i < 20 && !known.isEmpty() && best.get(technique).size() < WANTED; i++) {
                Grid grid = known.get(i % known.size()).example().grid();
                offer(new Isomorphism(random).map(grid), technique, 1_500);
            }
        }
    }

    private void offer(Grid grid, Technique technique, long penalty) {
        if (!named.isEmpty() && !named.contains(technique)) {
            return;
        }
        List<FoundExample> known = best.get(technique);
        if (known.size() >= KEPT && known.getLast().cost() < penalty + 10) {
            return;
        }
        long started = System.nanoTime();
        Optional<Deduction> found;
        try {
            found = logic.first(grid, technique, () -> stop(started, PATIENCE));
        } catch (CancellationException late) {
            slow.add(technique);
            return;
        }
        long took = System.nanoTime() - started;
        if (found.isEmpty() || !isClear(found.get()) || !isRight(fast, grid, found.get())) {
            return;
        }
        Deduction deduction = found.get();
        GuideExample example = new GuideExample("", technique, TechniqueCase.of(grid, deduction), null);
        long cost = penalty + cost(grid, deduction) + (took > QUICK ? 300 : 0);
        if (known.stream().anyMatch(each -> each.example().line().grid().equals(grid))) {
            return;
        }
        known.add(new FoundExample(example, deduction, cost));
        known.sort(Comparator.comparingLong(FoundExample::cost));
        if (known.size() > KEPT) {
            known.removeLast();
        }
    }

    /// Tests whether no parts of a pattern can be confused: almost locked sets that share a cell, or two that are one pair.
    private static boolean isClear(Deduction deduction) {
        if (!(deduction instanceof AlsPatterns.AlsPattern(var _, List<Als> sets, var _, var _))) {
            return true;
        }
        for (int i = 0; i < sets.size(); i++) {
            for (Als other : sets.subList(0, i)) {
                if (sets.get(i).cells().intersects(other.cells())
                        || sets.get(i).cells().size() == 1
                                && sets.get(i).digits().equals(other.digits())) {
                    return false;
                }
            }
        }
        return true;
    }

    /// Returns how much there is to look at and to read: what is marked, what is eliminated, what is blank, and the sentences.
    static long cost(Grid grid, Deduction deduction) {
        Marks marks = Explainer.marks(deduction, grid);
        int eliminations = deduction.conclusions().size();
        return 3L * marks.touched().size()
                + marks.candidates().size()
                + marks.links().size()
                + 2L * Math.abs(eliminations - 2)
                + 3L * sentences(EXPLAINER.passages(EXPLAINER.explain(deduction, grid)))
                + grid.blanks().size();
    }

    private static int sentences(List<Passage> passages) {
        return passages.stream().mapToInt(each -> 1 + sentences(each.details())).sum();
    }

    /// Tests whether the position has exactly one solution, and the conclusions agree with it.
    static boolean isRight(FastSolver fast, Grid grid, Deduction deduction) {
        return fast.solve(givens(grid), Limit.TWO, Cancel.NEVER) instanceof Answer.Unique(Grid solution)
                && deduction.conclusions().stream()
                        .allMatch(each -> (solution.digit(each.candidate().cell())
                                        == each.candidate().digit())
                                == each instanceof Conclusion.Placement);
    }

    private static Puzzle givens(Grid grid) {
        byte[] givens = grid.values();
        for (Cell cell : Cell.all()) {
            givens[cell.index()] = grid.givens().contains(cell) ? givens[cell.index()] : 0;
        }
        return Puzzle.of(givens);
    }

    /// @param all whether look-alikes are made too, which takes minutes
    private void write(Path file, boolean all) throws IOException {
        List<String> former = named.isEmpty() ? List.of() : Files.readAllLines(file);
        List<String> lines = new ArrayList<>();
        lines.add("# The examples of the guide: id, technique, role, line, missing. Made by nonet.guide.ExampleMiner.");
        List<String> lacking = new ArrayList<>();
        for (Technique technique : Technique.values()) {
            if (!named.isEmpty() && !named.contains(technique)) {
                former.stream()
                        .filter(line -> !line.startsWith("#") && line.split("\t", 3)[1].equals(technique.id()))
                        .forEach(lines::add);
                continue;
            }
            List<FoundExample> chosen = chosen(best.get(technique));
            for (int i = 0; i < chosen.size(); i++) {
                GuideExample each = chosen.get(i).example();
                lines.add(new GuideExample(technique.id() + "-" + (i + 1), technique, each.line(), null).toString());
            }
            Optional<GuideExample> lookAlike =
                    all && technique != Technique.BRUTE_FORCE ? lookAlikes.of(best.get(technique)) : Optional.empty();
            lookAlike.ifPresent(each -> lines.add(each.toString()));
            if (chosen.size() < WANTED || all && lookAlike.isEmpty()) {
                lacking.add(technique.id() + " " + chosen.size());
            }
        }
        Files.write(file, lines);
        System.out.println("lacking " + lacking.size() + ": " + lacking);
    }

    /// Returns the best positions, of different puzzles where that is possible.
    private static List<FoundExample> chosen(List<FoundExample> known) {
        List<FoundExample> chosen = new ArrayList<>();
        for (FoundExample each : known) {
            boolean fresh = chosen.stream()
                    .noneMatch(other -> other.example()
                            .line()
                            .grid()
                            .givens()
                            .equals(each.example().line().grid().givens()));
            if (fresh && chosen.size() < WANTED) {
                chosen.add(each);
            }
        }
        for (FoundExample each : known) {
            if (chosen.size() < WANTED && !chosen.contains(each)) {
                chosen.add(each);
            }
        }
        return chosen;
    }

    private static boolean stop(long started, long patience) {
        return System.nanoTime() - started > patience;
    }
}
