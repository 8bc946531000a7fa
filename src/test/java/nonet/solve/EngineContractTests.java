package nonet.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.random.RandomGenerator;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import nonet.Repetitions;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.rate.Weights;
import nonet.solve.fast.FastSolver;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.parallel.Execution;
import org.junit.jupiter.api.parallel.ExecutionMode;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/// What every engine promises.
@Execution(ExecutionMode.CONCURRENT)
class EngineContractTests {

    private static final Puzzle NEEDS_GUESSES =
            Puzzle.of("8..........36......7..9.2...5...7.......457.....1...3...1....68..85...1..9....4..");
    private static final int RANDOM = Repetitions.of(40, 120, 1000);
    private static final int MOST = Repetitions.of(4, 30);

    /// A search is cancelled after so many of its questions.
    private static final int LATER = Repetitions.of(2_000, 20_000, 20_000);

    /// A cursor is cancelled after as many of its questions, and then after a tenth more each time.
    private static final int CANCELLED = Repetitions.of(50, 2, 2);

    private static final Duration AT_MOST = Duration.ofSeconds(20);

    static Stream<Arguments> enginesAndPuzzles() {
        return Engines.all()
                .flatMap(engine -> KnownPuzzle.ofEachKind().stream().map(known -> Arguments.of(engine, known)));
    }

    /// Human logic is asked with all techniques of *Modern* too, where the search is short.
    static Stream<Arguments> modernAndPuzzles() {
        return KnownPuzzle.ofEachKind().stream()
                .filter(known -> known.count() < 3)
                .map(known -> Arguments.of(Engines.logic(Weights.modern()), known));
    }

    static Stream<Arguments> enginesAndSeveral() {
        return enginesAndPuzzles().filter(arguments -> ((KnownPuzzle) arguments.get()[1]).count() > 1);
    }

    static Stream<Solver> engines() {
        return Engines.all();
    }

    @Test
    void theCorpusCountsAsANaiveSearchDoes() {
        List<KnownPuzzle> finite =
                KnownPuzzle.corpus().stream().filter(known -> !known.more()).toList();

        assertThat(finite).extracting(KnownPuzzle::count).contains(0L, 1L, 2L, 27L);
        assertThat(finite)
                .allSatisfy(
                        known -> assertThat(BruteForce.count(known.puzzle())).isEqualTo(known.count()));
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource({"enginesAndPuzzles", "modernAndPuzzles"})
    @Tag("sampled")
    void findsTheKnownSolutions(Solver engine, KnownPuzzle known) {
        Answer answer =
                engine.solve(known.puzzle(), solutions(known.more() ? known.count() : Long.MAX_VALUE), Cancel.NEVER);

        if (known.count() == 0) {
            assertThat(answer).isEqualTo(new Answer.None());
        } else if (known.count() == 1) {
            assertThat(answer).isEqualTo(new Answer.Unique(solved(known.puzzle(), known.solution())));
        } else {
            assertThat(answer)
                    .isEqualTo(new Answer.Several(firstSolution(answer, known.puzzle()), known.count(), !known.more()));
        }
    }

    @ParameterizedTest(name = "{0} {1}")
    @MethodSource("enginesAndSeveral")
    @Tag("sampled")
    @Tag("repeated")
    void stopsExactlyAtTheLimitOfSolutions(Solver engine, KnownPuzzle known) {
        Answer one = engine.solve(known.puzzle(), solutions(1), Cancel.NEVER);
        Grid first = firstSolution(one, known.puzzle());

        assertThat(one).isEqualTo(new Answer.Unknown(Answer.Why.LIMIT, first, 1));
        for (long limit = 2; limit <= Math.min(MOST, known.count()); limit++) {
            assertThat(engine.solve(known.puzzle(), solutions(limit), Cancel.NEVER))
                    .isEqualTo(new Answer.Several(first, limit, false));
        }
        if (!known.more()) {
            assertThat(engine.solve(known.puzzle(), solutions(known.count() + 1), Cancel.NEVER))
                    .isEqualTo(new Answer.Several(first, known.count(), true));
        }
    }

    @ParameterizedTest
    @MethodSource("engines")
    void givesNoAnswerWhenCancelledBeforeItBegins(Solver engine) {
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> engine.solve(NEEDS_GUESSES, Limit.ALL, () -> true));
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> engine.solutions(NEEDS_GUESSES).next(() -> true));
    }

    @ParameterizedTest
    @MethodSource("engines")
    @Tag("sampled")
    void givesNoAnswerWhenCancelledLater(Solver engine) {
        AtomicInteger asked = new AtomicInteger();

        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> engine.solve(Puzzle.EMPTY, Limit.ALL, () -> asked.incrementAndGet() > LATER));
    }

    @ParameterizedTest
    @MethodSource("engines")
    @Tag("sampled")
    void aCursorContinuesWhereItWasCancelled(Solver engine) {
        Solutions cursor = engine.solutions(NEEDS_GUESSES);
        int cancelled = 0;
        Solutions.@Nullable Next next = null;
        while (next == null) {
            // An event that is cancelled begins again, so that each try has to take longer than the one before.
            double most = cancelled == 0 ? 0 : CANCELLED * StrictMath.pow(1.1, cancelled);
            AtomicInteger asked = new AtomicInteger();
            try {
                next = cursor.next(() -> asked.incrementAndGet() > most);
            } catch (CancellationException goesOn) {
                cancelled++;
            }
        }

        assertThat(next).isEqualTo(Solutions.Next.FOUND);
        assertThat(cancelled).isPositive();
        Solutions straight = engine.solutions(NEEDS_GUESSES);
        straight.next(Cancel.NEVER);
        assertThat(cursor.digits()).isEqualTo(straight.digits());
    }

    @ParameterizedTest
    @MethodSource("engines")
    void stopsSoonAfterACancelFromOutside(Solver engine) {
        assertTimeoutPreemptively(AT_MOST, () -> {
            Thread later = Thread.ofPlatform().start(() -> sleep(50));
            assertThatExceptionOfType(CancellationException.class)
                    .isThrownBy(() -> engine.solve(Puzzle.EMPTY, Limit.ALL, () -> !later.isAlive()));
        });
    }

    @ParameterizedTest
    @MethodSource("engines")
    void isUnknownAtTheLimitOfEvents(Solver engine) {
        assertThat(engine.solve(NEEDS_GUESSES, new Limit(2, 1), Cancel.NEVER))
                .isEqualTo(new Answer.Unknown(Answer.Why.LIMIT, null, 0));
    }

    @ParameterizedTest
    @MethodSource("engines")
    @Tag("sampled")
    @Tag("repeated")
    void agreesWithTheFastSolverOnRandomPuzzles(Solver engine) {
        long seed = 20261120;
        RandomGenerator random = new SplittableRandom(seed);
        Solver fast = new FastSolver();
        int[] met = new int[3];
        for (int i = 0; i < RANDOM; i++) {
            Puzzle puzzle = RandomPuzzles.next(random);
            Answer expected = fast.solve(puzzle, solutions(20), Cancel.NEVER);
            Answer answer = engine.solve(puzzle, solutions(20), Cancel.NEVER);
            met[(int) Math.min(2, count(expected))]++;

            assertThat(comparable(answer, puzzle))
                    .as("puzzle %d of seed %d: %s", i, seed, puzzle)
                    .isEqualTo(comparable(expected, puzzle));
        }
        assertThat(IntStream.of(met)).as(Arrays.toString(met)).allMatch(count -> count > RANDOM / 20);
    }

    /// An answer without the first of several solutions, which each engine finds in its own order.
    private static List<Object> comparable(Answer answer, Puzzle puzzle) {
        return switch (answer) {
            case Answer.None none -> List.of(none);
            case Answer.Unique unique -> List.of(unique);
            case Answer.Several several ->
                List.of(firstSolution(answer, puzzle).isSolved(), several.count(), several.all());
            case Answer.Unknown unknown -> List.of(unknown);
        };
    }

    private static long count(Answer answer) {
        return switch (answer) {
            case Answer.None ignored -> 0;
            case Answer.Unique ignored -> 1;
            case Answer.Several several -> several.count();
            case Answer.Unknown unknown -> unknown.found();
        };
    }

    /// Returns the first solution of an answer and sees to it that it is one of this puzzle.
    private static Grid firstSolution(Answer answer, Puzzle puzzle) {
        Grid first = switch (answer) {
            case Answer.Several several -> several.first();
            case Answer.Unknown unknown -> unknown.first();
            case Answer.Unique unique -> unique.solution();
            case Answer.None ignored -> null;
        };
        assertThat(first).as("a solution of " + puzzle).isNotNull();
        assertThat(first).isEqualTo(solved(puzzle, first.toString()));
        assertThat(first.isSolved()).isTrue();
        assertThat(puzzle.givenCells())
                .allSatisfy(cell -> assertThat(first.digit(cell)).isEqualTo(puzzle.given(cell)));
        return first;
    }

    private static Grid solved(Puzzle puzzle, String solution) {
        return Grid.of(puzzle.givenCells(), Puzzle.of(solution).values(), new short[81]);
    }

    private static Limit solutions(long solutions) {
        return Limit.solutions(solutions);
    }

    private static void sleep(long milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
