package nonet.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.fast.FastSearch;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/// Every engine heeds the candidates that a puzzle rules out.
@Execution(ExecutionMode.CONCURRENT)
class SukakuTests {

    private static final long SEED = 729;
    private static final int PUZZLES = Repetitions.of(15, 30, 120);
    private static final int MOST = 30;

    static Stream<Solver> engines() {
        return Engines.all();
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("engines")
    @Tag("sampled")
    @Tag("repeated")
    void findsTheSolutionsThatANaiveSearchFinds(Solver engine) {
        RandomGenerator random = new SplittableRandom(SEED);
        int[] met = new int[3];
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = RandomSukakus.next(random);
            String which = "puzzle %d of seed %d: %s".formatted(i, SEED, puzzle.candidateText());
            long naive = BruteForce.count(puzzle, MOST);
            met[(int) Math.min(2, naive)]++;

            Answer answer = engine.solve(puzzle, Limit.solutions(MOST), Cancel.NEVER);
            long count = switch (answer) {
                case Answer.None() -> 0;
                case Answer.Unique(Grid solution) -> {
                    assertHolds(which, puzzle, solution.values());
                    yield 1;
                }
                case Answer.Several several -> {
                    assertHolds(which, puzzle, several.first().values());
                    yield several.count();
                }
                case Answer.Unknown unknown -> throw new AssertionError(which + ": " + unknown);
            };
            assertThat(count).as(which).isEqualTo(naive);
            assertThat(distinct(which, engine, puzzle)).as(which).isEqualTo(naive);
        }
        assertThat(IntStream.of(met)).as(Arrays.toString(met)).allMatch(count -> count > PUZZLES / 10);
    }

    /// With a limit of two the fast solver may know of a second solution without finding it.
    @Test
    @Tag("sampled")
    @Tag("repeated")
    void theFastSearchDistinguishesOneSolutionFromSeveral() {
        RandomGenerator random = new SplittableRandom(SEED);
        FastSearch fast = new FastSearch();
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = RandomSukakus.next(random);
            String which = "puzzle %d of seed %d: %s".formatted(i, SEED, puzzle.candidateText());
            int count = fast.count(puzzle, 2, Cancel.NEVER);

            assertThat((long) count).as(which).isEqualTo(BruteForce.count(puzzle, 2));
            if (count > 0) {
                byte[] solution = new byte[81];
                fast.solution(solution, 0);
                assertHolds(which, puzzle, solution);
            }
            // What was ruled out for one puzzle is not for the next.
            assertThat(fast.count(puzzle.values(), 0, 2)).isEqualTo(2);
        }
    }

    /// All cells of two digits are blank: without candidates the two may change places.
    @Test
    void theFastSolverDoesNotExchangeDigitsThatCandidatesHold() {
        byte[] solved = RandomPuzzles.solved(new SplittableRandom(SEED));
        Solver fast = new FastSolver();
        for (int one = 1; one <= 9; one++) {
            for (int other = one + 1; other <= 9; other++) {
                byte[] givens = solved.clone();
                for (int cell = 0; cell < 81; cell++) {
                    givens[cell] = solved[cell] == one || solved[cell] == other ? 0 : givens[cell];
                }
                Puzzle plain = Puzzle.of(givens);
                assertThat(fast.solve(plain, Limit.TWO, Cancel.NEVER)).isInstanceOf(Answer.Several.class);
                Puzzle held = plain;
                for (Cell cell : Grid.of(plain).blanks()) {
                    short[] only = all();
                    only[cell.index()] = (short) (1 << solved[cell.index()] - 1);
                    held = held.restrictedTo(only);
                }
                assertThat(fast.solve(held, Limit.TWO, Cancel.NEVER))
                        .isEqualTo(new Answer.Unique(Grid.of(held.givenCells(), solved, new short[81])));
            }
        }
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("engines")
    void aGivenThatIsRuledOutLeavesNoSolution(Solver engine) {
        short[] candidates = all();
        candidates[40] = (short) ~Digit.FIVE.mask();
        Puzzle puzzle = Puzzle.EMPTY.restrictedTo(candidates).with(Cell.of(40), Digit.FIVE);

        assertThat(engine.solve(puzzle, Limit.TWO, Cancel.NEVER)).isEqualTo(new Answer.None());
        assertThat(engine.solutions(puzzle).next(Cancel.NEVER)).isEqualTo(Solutions.Next.EXHAUSTED);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("engines")
    void aCellWithoutCandidatesLeavesNoSolution(Solver engine) {
        short[] candidates = all();
        candidates[0] = 0;

        assertThat(engine.solve(Puzzle.EMPTY.restrictedTo(candidates), Limit.TWO, Cancel.NEVER))
                .isEqualTo(new Answer.None());
    }

    private static short[] all() {
        short[] candidates = new short[81];
        Arrays.fill(candidates, (short) 0x1FF);
        return candidates;
    }

    private static long distinct(String which, Solver engine, Puzzle puzzle) {
        Set<String> found = new HashSet<>();
        Solutions cursor = engine.solutions(puzzle);
        while (found.size() < MOST && cursor.next(Cancel.NEVER) == Solutions.Next.FOUND) {
            assertHolds(which, puzzle, cursor.digits());
            assertThat(found.add(Arrays.toString(cursor.digits()))).as(which).isTrue();
        }
        return found.size();
    }

    private static void assertHolds(String which, Puzzle puzzle, byte[] solution) {
        String candidates = puzzle.candidateText();
        for (int cell = 0; cell < 81; cell++) {
            assertThat(candidates.charAt(9 * cell + solution[cell] - 1))
                    .as("%s in %s of %s", solution[cell], Cell.of(cell), which)
                    .isEqualTo((char) ('0' + solution[cell]));
        }
        assertThat(Puzzle.of(solution).conflicts()).as(which).isEmpty();
    }
}
