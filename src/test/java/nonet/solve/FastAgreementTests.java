package nonet.solve;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import nonet.Repetitions;
import nonet.grid.Puzzle;
import nonet.solve.fast.FastSearch;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;

/// The fast solver counts what two engines count that share nothing with it.
@Tag("sampled")
@Tag("repeated")
@Execution(ExecutionMode.CONCURRENT)
class FastAgreementTests {

    private static final long SEED = 20261122;
    private static final int PUZZLES = Repetitions.of(200, 1_000, 10_000);

    private final FastSearch fast = new FastSearch();
    private final Solver cellOrder = StepEngine.CELL_ORDER;
    private final Solver dancingLinks = StepEngine.DANCING_LINKS;

    @Test
    void countsAsCellOrderAndDancingLinksDo() {
        RandomGenerator random = new SplittableRandom(SEED);
        int[] met = new int[3];
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = RandomPuzzles.next(random);
            int limit = random.nextInt(3, 40);
            String which = "puzzle %d of seed %d, limit %d: %s".formatted(i, SEED, limit, puzzle);
            int count = fast.count(puzzle.values(), 0, limit);
            met[Math.min(2, count)]++;

            assertThat((long) count)
                    .as(which)
                    .isEqualTo(count(dancingLinks, puzzle, limit))
                    .isEqualTo(count(cellOrder, puzzle, limit));
            if (count > 0) {
                assertIsSolution(which, puzzle);
            }
        }
        assertThat(IntStream.of(met)).as(Arrays.toString(met)).allMatch(count -> count > PUZZLES / 10);
    }

    /// With a limit of two a second solution may be known without being found.
    @Test
    void distinguishesOneSolutionFromSeveral() {
        RandomGenerator random = new SplittableRandom(SEED);
        int[] met = new int[3];
        for (int i = 0; i < PUZZLES; i++) {
            Puzzle puzzle = RandomPuzzles.next(random);
            int count = fast.count(puzzle.values(), 0, 2);
            met[count]++;

            assertThat(count)
                    .as("puzzle %d of seed %d: %s", i, SEED, puzzle)
                    .isEqualTo(Math.min(2, fast.count(puzzle.values(), 0, 3)))
                    .isEqualTo((int) count(new FastSolver(), puzzle, 2));
        }
        assertThat(IntStream.of(met)).as(Arrays.toString(met)).allMatch(count -> count > PUZZLES / 10);
    }

    @Test
    void countsAllOfManySolutions() {
        RandomGenerator random = new SplittableRandom(SEED);
        int many = 0;
        for (int i = 0; i < PUZZLES / 10; i++) {
            Puzzle puzzle = RandomPuzzles.next(random);
            long count = fast.count(puzzle.values(), 0, 20_000);
            if (count > 100 && count < 20_000) {
                many++;
                assertThat(count)
                        .as("puzzle %d of seed %d: %s", i, SEED, puzzle)
                        .isEqualTo(count(dancingLinks, puzzle, Long.MAX_VALUE))
                        .isEqualTo(passed(new FastSolver().solutions(puzzle)));
            }
        }
        assertThat(many).isGreaterThan(PUZZLES / 500);
    }

    private static long passed(Solutions solutions) {
        long passed = 0;
        while (solutions.pass(Cancel.NEVER) == Solutions.Next.FOUND) {
            passed += solutions.passed();
        }
        return passed;
    }

    private static long count(Solver solver, Puzzle puzzle, long limit) {
        return switch (solver.solve(puzzle, Limit.solutions(limit), Cancel.NEVER)) {
            case Answer.None ignored -> 0;
            case Answer.Unique ignored -> 1;
            case Answer.Several several -> several.count();
            case Answer.Unknown unknown -> throw new AssertionError(unknown);
        };
    }

    private void assertIsSolution(String which, Puzzle puzzle) {
        byte[] solution = new byte[81];
        fast.solution(solution, 0);
        byte[] givens = puzzle.values();
        assertThat(fast.count(solution, 0, 2)).as(which).isEqualTo(1);
        for (int cell = 0; cell < 81; cell++) {
            assertThat(solution[cell]).as(which).isEqualTo(givens[cell] == 0 ? solution[cell] : givens[cell]);
        }
    }
}
