package nonet.logic.finder;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.rate.Weights;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// No step contradicts the solution, and the truths and links of a step prove it ([RankZero]). Every run checks each step
/// on the paths of a hundred puzzles, the profile `full` of hundreds, the campaign of more than a thousand, and all steps
/// at some positions of these paths. Forcing takes ten times as long as everything else, so only some of the hard puzzles
/// use it, and the others use brute force instead. The exhaustive run, `.ci/test exhaustive`, takes all hard puzzles with
/// forcing, and all steps at every position; it needs an hour or more.
@Execution(ExecutionMode.CONCURRENT)
class SoundnessTests {

    private static final long SEED = 20261121;
    private static final int DRAWN = Repetitions.of(40, 120, 750);

    /// One of this many hard puzzles is used.
    private static final int HARD = Repetitions.of(16, 8, 2);

    /// One of this many used puzzles is solved with forcing.
    private static final int FORCED = 10;

    /// All steps are checked at one position of one of this many puzzles.
    private static final int SAMPLE = 5;

    private static final LogicalSolver SOLVER =
            new LogicalSolver(StandardFinders.withBruteForce(new FastSolver()), options());
    private static final LogicalSolver UNFORCED = SOLVER.with(unforced());
    private static final LogicalSolver ALL = SOLVER.with(Samples.options());

    /// Returns the options of HoDoKu with the techniques of *Modern* that are akin to its own.
    private static LogicOptions options() {
        LogicOptions hodoku = Weights.hodoku().forSolving();
        Set<Technique> off = EnumSet.noneOf(Technique.class);
        off.addAll(hodoku.off());
        off.removeAll(List.of(
                Technique.WXYZ_WING,
                Technique.VWXYZ_WING,
                Technique.UVWXYZ_WING,
                Technique.UNIQUE_LOOP_1,
                Technique.UNIQUE_LOOP_2,
                Technique.UNIQUE_LOOP_3,
                Technique.UNIQUE_LOOP_4,
                Technique.BUG_TYPE_2,
                Technique.BUG_TYPE_3,
                Technique.BUG_TYPE_4,
                Technique.MEDUSA_TRAP,
                Technique.MEDUSA_WRAP));
        return hodoku.withOff(off);
    }

    private static LogicOptions unforced() {
        Set<Technique> off = EnumSet.of(
                Technique.FORCING_CHAIN_CONTRADICTION,
                Technique.FORCING_CHAIN_VERITY,
                Technique.FORCING_NET_CONTRADICTION,
                Technique.FORCING_NET_VERITY);
        off.addAll(SOLVER.options().off());
        return SOLVER.options().withOff(off);
    }

    /// The result of a run.
    ///
    /// @param techniques the techniques of the paths
    /// @param proved the techniques whose truths and links prove the eliminations
    /// @param positions the number of positions at which all steps were checked
    /// @param deductions the number of deductions checked
    /// @param wrong the unsound steps, in words
    private record Seen(
            Set<Technique> techniques, Set<Technique> proved, int positions, int deductions, List<String> wrong) {

        static Seen both(Seen one, Seen other) {
            return new Seen(
                    both(one.techniques, other.techniques),
                    both(one.proved, other.proved),
                    one.positions + other.positions,
                    one.deductions + other.deductions,
                    Stream.concat(one.wrong.stream(), other.wrong.stream()).toList());
        }

        private static Set<Technique> both(Set<Technique> one, Set<Technique> other) {
            Set<Technique> both = EnumSet.noneOf(Technique.class);
            both.addAll(one);
            both.addAll(other);
            return both;
        }
    }

    @Test
    @Tag("sampled")
    @Tag("repeated")
    void everyStepOfARandomPuzzleIsSound() {
        assertThat(run(drawn(), 1, SAMPLE).techniques)
                .as("seed " + SEED)
                .contains(
                        Technique.FULL_HOUSE,
                        Technique.HIDDEN_SINGLE,
                        Technique.POINTING,
                        Technique.NAKED_PAIR,
                        Technique.SKYSCRAPER,
                        Technique.UNIQUENESS_1);
    }

    @Test
    @Tag("sampled")
    @Tag("repeated")
    void everyStepOfAHardPuzzleIsSound() {
        List<Puzzle> hard = Samples.hard();
        List<Puzzle> some = IntStream.range(0, hard.size())
                .filter(number -> number % HARD == 0)
                .mapToObj(hard::get)
                .toList();
        Seen seen = run(some, FORCED, SAMPLE);
        assertThat(seen.techniques)
                .as("seed " + SEED)
                .contains(Technique.ALS_XZ, Technique.SUE_DE_COQ, Technique.MEDUSA_TRAP, Technique.FORCING_NET_VERITY);
        assertThat(seen.proved)
                .as("seed " + SEED)
                .contains(
                        Technique.POINTING,
                        Technique.CLAIMING,
                        Technique.NAKED_PAIR,
                        Technique.HIDDEN_PAIR,
                        Technique.X_WING,
                        Technique.SUE_DE_COQ);
    }

    @Test
    @Tag("exhaustive")
    void allStepsAtEveryPositionAreSound() {
        run(drawn(), 1, 0);
        run(Samples.hard(), 1, 0);
    }

    private static List<Puzzle> drawn() {
        Random random = new Random(SEED);
        return Stream.generate(() -> Samples.draw(random)).limit(DRAWN).toList();
    }

    /// @param forced one of this many puzzles is solved with forcing
    /// @param sample all steps are checked at a position of one of this many puzzles, or at every position if 0
    private static Seen run(List<Puzzle> puzzles, int forced, int sample) {
        Seen seen = IntStream.range(0, puzzles.size())
                .parallel()
                .mapToObj(number -> look(puzzles.get(number), number, forced, sample))
                .reduce(Seen::both)
                .orElseThrow();
        assertThat(seen.wrong).as("seed " + SEED).isEmpty();
        assertThat(seen.deductions).isGreaterThan(40 * puzzles.size());
        assertThat(seen.positions).isGreaterThanOrEqualTo(sample == 0 ? 40 * puzzles.size() : puzzles.size() / sample);
        return seen;
    }

    private static Seen look(Puzzle puzzle, int number, int forced, int sample) {
        Grid solution = Samples.solution(puzzle);
        LogicalSolver solver = number % forced == 0 ? SOLVER : UNFORCED;
        List<Step> path = solver.path(Position.of(Grid.of(puzzle)), Cancel.NEVER);
        Seen seen = new Seen(EnumSet.noneOf(Technique.class), EnumSet.noneOf(Technique.class), 0, 0, new ArrayList<>());
        for (Step step : path) {
            seen.techniques.add(step.deduction().technique());
            check(step.before(), step.deduction(), solution, seen);
        }
        if (!path.getLast().after().isComplete()) {
            seen.wrong.add("not solved: " + puzzle);
        }
        List<Step> looked = sample == 0
                ? path
                : number % sample == 0 ? List.of(path.get(new Random(SEED + number).nextInt(path.size()))) : List.of();
        int deductions = path.size();
        for (Step step : looked) {
            List<Deduction> all = new ArrayList<>();
            ALL.find(step.before(), deduction -> !all.add(deduction), Cancel.NEVER);
            all.forEach(deduction -> check(step.before(), deduction, solution, seen));
            deductions += all.size();
        }
        return new Seen(seen.techniques, seen.proved, looked.size(), deductions, seen.wrong);
    }

    private static void check(Position position, Deduction deduction, Grid solution, Seen seen) {
        boolean right = !deduction.conclusions().isEmpty()
                && deduction.conclusions().stream().allMatch(each -> isRight(position, each, solution));
        if (!right) {
            seen.wrong.add(deduction + " in " + position.grid());
        }
        if (RankZero.belongsTo(deduction.technique())) {
            seen.proved.add(deduction.technique());
            if (!RankZero.proves(deduction, position.grid())) {
                seen.wrong.add("not proved: " + deduction + " in " + position.grid());
            }
        }
    }

    /// Tests whether a conclusion is new and agrees with the solution.
    private static boolean isRight(Position position, Conclusion conclusion, Grid solution) {
        Cell cell = conclusion.candidate().cell();
        Digit digit = conclusion.candidate().digit();
        @Nullable Digit there = solution.digit(cell);
        return position.has(cell.index(), digit.ordinal())
                && (there == digit) == (conclusion instanceof Conclusion.Placement);
    }
}
