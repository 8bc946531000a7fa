package nonet.logic.finder;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.IntStream;
import nonet.Repetitions;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Family;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.rate.Weights;
import nonet.solve.Cancel;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/// No step of a technique beyond HoDoKu's catalog contradicts the solution, and truths and links prove it ([RankZero]).
/// Each puzzle is taken to its end by singles, locked candidates and subsets, and all steps of these techniques where
/// these end. Where there are none either, a cell loses all candidates but the right one and one other. The slow
/// techniques are asked where the first ones end, and then at each fifth such position.
///
/// `.ci/test exhaustive -Dtest=ExoticSoundnessTests` takes more than ten thousand puzzles, needs the lists in
/// `../shared/data/corpora`, and writes its counts to `target/exotic-soundness.md`.
class ExoticSoundnessTests {

    private static final long SEED = 20261122;

    /// One of this many puzzles near the cases is used is used.
    private static final int PART = Repetitions.of(6, 3, 3);

    /// Slow techniques are asked at one of this many positions.
    private static final int SELDOM = 5;

    private static final Set<Technique> SLOW =
            EnumSet.of(Technique.WHIP, Technique.MSLS, Technique.ALIGNED_TRIPLE_EXCLUSION);
    private static final Path LISTS = Path.of("../shared/data/corpora");

    private static final LogicalSolver SOLVER =
            new LogicalSolver(StandardFinders.all(), Weights.modern().forAllSteps());
    private static final LogicalSolver BASICS = SOLVER.with(SOLVER.options().withOff(allBut(basics())));

    /// What was found of a technique.
    private record Found(int steps, int conclusions) {
        Found and(Found more) {
            return new Found(steps + more.steps, conclusions + more.conclusions);
        }
    }

    /// The result of a run.
    ///
    /// @param wrong the unsound steps, in words
    private record Seen(Map<Technique, Found> found, List<String> wrong) {

        Seen() {
            this(new TreeMap<>(), new ArrayList<>());
        }

        Seen and(Seen more) {
            more.found.forEach((technique, each) -> found.merge(technique, each, Found::and));
            wrong.addAll(more.wrong);
            return this;
        }
    }

    private static Set<Technique> basics() {
        Set<Technique> basics = Family.SINGLES.techniques();
        basics.addAll(Family.SUBSETS.techniques());
        basics.addAll(Set.of(Technique.POINTING, Technique.CLAIMING));
        return basics;
    }

    private static Set<Technique> allBut(Set<Technique> techniques) {
        Set<Technique> others = EnumSet.allOf(Technique.class);
        others.removeAll(techniques);
        return others;
    }

    @Test
    @Tag("sampled")
    void everyStepNearTheCasesIsSound() {
        List<Puzzle> near = NeighboringPuzzles.ofCases(1, SEED);
        List<Puzzle> puzzles = new ArrayList<>(SymmetricalPuzzles.draw(10, SEED));
        IntStream.range(0, near.size())
                .filter(number -> number % PART == 0)
                .forEach(number -> puzzles.add(near.get(number)));

        Seen seen = run(puzzles);

        assertThat(seen.wrong).as("seed " + SEED).isEmpty();
        assertThat(seen.found.keySet())
                .contains(
                        Technique.JUNIOR_EXOCET,
                        Technique.SK_LOOP,
                        Technique.MSLS,
                        Technique.ALMOST_LOCKED_PAIR,
                        Technique.WHIP,
                        Technique.GURTH_SYMMETRICAL_PLACEMENT);
    }

    @Test
    @Tag("exhaustive")
    void everyStepOfTenThousandPuzzlesIsSound() throws IOException {
        assumeTrue(Files.isDirectory(LISTS), LISTS + " is not there");
        List<Puzzle> puzzles = new ArrayList<>(Samples.hard());
        puzzles.addAll(spread("hardest-11plus.txt", 5000));
        puzzles.addAll(spread("17-clue.txt", 2000));
        puzzles.addAll(spread("random-minimal.txt", 2500));
        puzzles.addAll(spread("top1465.txt", 1000));
        puzzles.addAll(NeighboringPuzzles.ofCases(12, SEED));
        puzzles.addAll(SymmetricalPuzzles.draw(1000, SEED));

        Seen seen = run(puzzles);

        List<String> table = new ArrayList<>(List.of("%d puzzles".formatted(puzzles.size())));
        seen.found.forEach((technique, each) ->
                table.add("| %s | %,d | %,d |".formatted(technique.id(), each.steps, each.conclusions)));
        Files.write(Path.of("target", "exotic-soundness.md"), table);
        assertThat(seen.wrong).as("seed " + SEED).isEmpty();
        assertThat(seen.found.keySet()).containsAll(Weights.added());
    }

    /// Returns puzzles from all parts of a list.
    private static List<Puzzle> spread(String name, int count) throws IOException {
        List<String> lines = Files.readAllLines(LISTS.resolve(name)).stream()
                .filter(line -> line.length() >= 81)
                .toList();
        return IntStream.range(0, count)
                .mapToObj(place -> lines.get((int) ((long) place * lines.size() / count)))
                .map(line -> Puzzle.of(line.substring(0, 81)))
                .toList();
    }

    private static Seen run(List<Puzzle> puzzles) {
        return IntStream.range(0, puzzles.size())
                .parallel()
                .mapToObj(number -> look(puzzles.get(number), new Random(SEED + number)))
                .collect(Seen::new, Seen::and, Seen::and);
    }

    private static Seen look(Puzzle puzzle, Random random) {
        Seen seen = new Seen();
        Grid solution = Samples.solution(puzzle);
        Position position = Position.of(Grid.of(puzzle));
        for (int round = 0; !position.isComplete(); round++) {
            List<Step> easy = BASICS.path(position, Cancel.NEVER);
            position = easy.isEmpty() ? position : easy.getLast().after();
            if (!position.isComplete()) {
                Position at = position;
                List<Conclusion> conclusions = new ArrayList<>();
                SOLVER.find(
                        at,
                        wanted(round),
                        deduction -> {
                            seen.found.merge(
                                    deduction.technique(),
                                    new Found(1, deduction.conclusions().size()),
                                    Found::and);
                            check(at, deduction, solution, seen.wrong);
                            return !SLOW.contains(deduction.technique())
                                    && !conclusions.addAll(deduction.conclusions());
                        },
                        Cancel.NEVER);
                position = conclusions.isEmpty() ? helped(at, solution, random) : at.after(conclusions);
            }
        }
        return seen;
    }

    private static Set<Technique> wanted(int round) {
        Set<Technique> wanted = EnumSet.copyOf(Weights.added());
        if (round % SELDOM != 0) {
            wanted.removeAll(SLOW);
        }
        return wanted;
    }

    private static void check(Position position, Deduction deduction, Grid solution, List<String> wrong) {
        boolean right = !deduction.conclusions().isEmpty()
                && deduction.conclusions().stream().allMatch(each -> isRight(position, each, solution));
        if (!right) {
            wrong.add(deduction + " in " + position.grid());
        }
        if (RankZero.belongsTo(deduction.technique()) && !RankZero.proves(deduction, position.grid())) {
            wrong.add("not proved: " + deduction + " in " + position.grid());
        }
    }

    /// Tests whether a conclusion is new and agrees with the solution.
    private static boolean isRight(Position position, Conclusion conclusion, Grid solution) {
        Candidate candidate = conclusion.candidate();
        return position.has(candidate.cell().index(), candidate.digit().ordinal())
                && (solution.digit(candidate.cell()) == candidate.digit())
                        == (conclusion instanceof Conclusion.Placement);
    }

    /// Returns a position in which a cell with three candidates or more has two left, one of them right.
    private static Position helped(Position position, Grid solution, Random random) {
        List<Cell> cells = Cell.all().stream()
                .filter(cell -> Integer.bitCount(position.mask(cell.index())) > 2)
                .toList();
        if (cells.isEmpty()) {
            Cell cell = position.bivalues().first();
            return position.placed(new Candidate(cell, solution.digit(cell)));
        }
        Cell cell = cells.get(random.nextInt(cells.size()));
        List<Digit> wrong = new ArrayList<>();
        position.grid().candidates(cell).forEach(wrong::add);
        wrong.remove(solution.digit(cell));
        wrong.remove(random.nextInt(wrong.size()));
        return position.after(wrong.stream()
                .<Conclusion>map(digit -> new Conclusion.Elimination(new Candidate(cell, digit)))
                .toList());
    }
}
