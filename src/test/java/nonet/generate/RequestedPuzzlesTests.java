package nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.stream.LongStream;
import nonet.Repetitions;
import nonet.deduce.Technique;
import nonet.generate.LogicRequest.Scores;
import nonet.generate.PuzzleRequest.Clues;
import nonet.generate.PuzzleRequest.Digits;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.rate.HumanLogic;
import nonet.rate.Level;
import nonet.rate.Profile;
import nonet.rate.Rater;
import nonet.rate.Rating;
import nonet.rate.Weights;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/// The paths of puzzles are judged by the rater, their givens by an engine that had no part in making them.
class RequestedPuzzlesTests {

    private static final long SEED = 20;
    private static final int PATIENCE = 20_000;
    private static final Weights WEIGHTS = Weights.hodoku();
    private static final LogicalSolver SOLVER = HumanLogic.withoutBruteForce(Profile.hodoku());

    private static final CellSet HEART = pattern("""
        .........
        .xx...xx.
        x..x.x..x
        x...x...x
        x.x...x.x
        .x..x..x.
        ..x...x..
        x..x.x..x
        ....x....
        """);

    @ParameterizedTest
    @EnumSource(
            value = Technique.class,
            names = {"HIDDEN_SINGLE", "POINTING", "NAKED_TRIPLE", "X_WING", "SKYSCRAPER"})
    void aNeededTechniqueCannotBeDoneWithout(Technique technique) {
        LogicRequest request = new LogicRequest(null, Scores.ANY, Set.of(technique), Set.of(), Set.of());
        for (Puzzle puzzle : generate(PuzzleRequest.ANY.with(request), 2)) {
            Rating rating = rate(SOLVER, puzzle);
            assertThat(rating.steps()).as(puzzle.text()).containsKey(technique);
            assertThat(rating.solved()).isTrue();
            int last = rating.steps().keySet().stream()
                    .mapToInt(each -> WEIGHTS.of(each).order())
                    .max()
                    .orElseThrow();
            Set<Technique> off = EnumSet.of(technique);
            for (Technique each : Technique.values()) {
                if (WEIGHTS.of(each).order() > last || !WEIGHTS.of(each).solve()) {
                    off.add(each);
                }
            }
            assertThat(rate(SOLVER.with(SOLVER.options().withOff(off)), puzzle).solved())
                    .as(puzzle.text())
                    .isFalse();
            assertThat(WEIGHTS.of(Objects.requireNonNull(rating.hardest())).isHarderThan(WEIGHTS.of(technique)))
                    .as(puzzle.text())
                    .isFalse();
        }
    }

    @Test
    @Tag("sampled")
    void theHardestTechniqueIsTheOneRequestedAndExcludedOnesDoNotOccur() {
        LogicRequest request = new LogicRequest(
                null,
                Scores.ANY,
                Set.of(),
                Set.of(Technique.XY_WING, Technique.NAKED_QUADRUPLE),
                Set.of(Technique.POINTING, Technique.CLAIMING));
        for (Puzzle puzzle : generate(PuzzleRequest.ANY.with(request), Repetitions.of(1, 3, 3))) {
            Rating rating = rate(SOLVER, puzzle);
            assertThat(rating.hardest()).isIn(request.hardest());
            assertThat(rating.steps()).doesNotContainKeys(Technique.POINTING, Technique.CLAIMING);
        }
    }

    @Test
    void theScoreIsInTheRangeAndTheLevelAsRequested() {
        LogicRequest request =
                new LogicRequest(Level.MEDIUM, new Scores(500, 700), Set.of(Technique.NAKED_PAIR), Set.of(), Set.of());
        for (Puzzle puzzle :
                generate(new PuzzleRequest(Symmetry.ROTATIONAL, new Clues(24, 30), false, null).with(request), 3)) {
            Rating rating = rate(SOLVER, puzzle);
            assertThat(rating.score()).isBetween(500, 700);
            assertThat(rating.level()).isEqualTo(Level.MEDIUM);
            assertThat(rating.steps()).containsKey(Technique.NAKED_PAIR);
            assertThat(puzzle.clues()).isBetween(24, 30);
            assertThat(Symmetry.ROTATIONAL.missingFrom(puzzle.givenCells())).isEqualTo(CellSet.NONE);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Digits.class,
            names = {"EIGHT", "NINE"})
    void givensHaveTheRequestedNumberOfDigits(Digits digits) {
        int wanted = digits == Digits.EIGHT ? 8 : 9;
        PuzzleRequest drawn = PuzzleRequest.ANY.withPattern(HEART).with(digits);
        for (PuzzleRequest request : List.of(PuzzleRequest.ANY.with(digits), drawn)) {
            for (Puzzle puzzle : generate(request, 2)) {
                assertThat(puzzle.text().chars().filter(each -> each != '.').distinct())
                        .hasSize(wanted);
                assertUnique(puzzle);
            }
        }
    }

    @Test
    void aPatternIsFilledAsDrawnAndAsHardAsRequested() {
        PuzzleRequest request = PuzzleRequest.ANY.withPattern(HEART).with(LogicRequest.of(Level.EASY));
        List<Puzzle> puzzles = generate(request, 2);
        assertThat(puzzles).doesNotHaveDuplicates();
        for (Puzzle puzzle : puzzles) {
            assertThat(puzzle.givenCells()).isEqualTo(HEART);
            assertUnique(puzzle);
            assertThat(rate(SOLVER, puzzle).level()).isEqualTo(Level.EASY);
        }
        assertThat(generate(request, 2)).isEqualTo(puzzles);
    }

    @Test
    void whatCameNearIsKept() {
        LogicRequest never = new LogicRequest(
                Level.EXTREME, Scores.ANY, Set.of(Technique.NAKED_PAIR), Set.of(), Set.of(Technique.FULL_HOUSE));
        PuzzleRequest request = PuzzleRequest.ANY.with(never);
        assertThat(generator(request, 20).generate(0, Cancel.NEVER, _ -> {}))
                .isInstanceOfSatisfying(Generated.NotFound.class, not -> {
                    assertThat(not.attempts().tries()).isEqualTo(20);
                    assertThat(not.attempts().tooEasy() + not.attempts().tooHard())
                            .isGreaterThanOrEqualTo(20);
                });
        Attempts attempts = Attempts.NONE;
        Puzzle first = Puzzle.EMPTY;
        for (int i = 0; i < 60; i++) {
            first = Puzzle.of(".".repeat(i) + "1" + ".".repeat(80 - i));
            attempts = attempts.with(first, PuzzleCriterion.Fit.NEAR);
        }
        assertThat(attempts.near()).hasSize(Attempts.MOST_NEAR).startsWith(first);
    }

    private static CellSet pattern(String text) {
        return GivensPattern.parse(text).orElseThrow();
    }

    private static Rating rate(LogicalSolver solver, Puzzle puzzle) {
        return new Rater(solver, WEIGHTS).rate(Position.of(Grid.of(puzzle)), Cancel.NEVER);
    }

    private static PuzzleGenerator generator(PuzzleRequest request, int patience) {
        PuzzleCriterion test = request.logic().isAny()
                ? null
                : new LogicCriterion(request.logic(), SOLVER, WEIGHTS, new FastSolver(), true);
        return new PuzzleGenerator(request, SEED, test, patience);
    }

    private static List<Puzzle> generate(PuzzleRequest request, int count) {
        PuzzleGenerator generator = generator(request, PATIENCE);
        return LongStream.range(0, count)
                .mapToObj(number -> ((Generated.Found) generator.generate(number, Cancel.NEVER, _ -> {})).puzzle())
                .toList();
    }

    private static void assertUnique(Puzzle puzzle) {
        assertThat(StepEngine.DANCING_LINKS.solve(puzzle, Limit.TWO, Cancel.NEVER))
                .as(puzzle.text())
                .isInstanceOf(Answer.Unique.class);
    }
}
