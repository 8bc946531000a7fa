package nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.LongStream;
import nonet.Repetitions;
import nonet.generate.PuzzleRequest.Clues;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.finder.StandardFinders;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.rate.Level;
import nonet.rate.Rater;
import nonet.rate.Rating;
import nonet.rate.Weights;
import nonet.rate.se.SeRater;
import nonet.rate.se.SeRating;
import nonet.rate.se.SeResult;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;
import nonet.solve.fast.FastSolver;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/// Puzzles are judged by an engine that had no part in making them.
class PuzzleGeneratorTests {

    private static final long SEED = 4;
    private static final int PATIENCE = PuzzleGenerator.PATIENCE;
    private static final Solver JUDGE = StepEngine.DANCING_LINKS;

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void puzzlesHaveOneSolutionAndAreSymmetric(Symmetry symmetry) {
        for (Puzzle puzzle : generate(new PuzzleRequest(symmetry, Clues.ANY, false, null), 30)) {
            assertThat(isUnique(puzzle)).as(puzzle.toString()).isTrue();
            assertSymmetric(puzzle, symmetry);
        }
    }

    @ParameterizedTest
    @EnumSource(
            value = Symmetry.class,
            mode = Mode.EXCLUDE,
            names = {"ROTATIONAL_90", "BOTH_DIAGONALS", "BOTH_AXES", "FULL"})
    void noClueOfAMinimalPuzzleIsRedundant(Symmetry symmetry) {
        for (Puzzle puzzle : generate(new PuzzleRequest(symmetry, Clues.ANY, true, null), 4)) {
            assertSymmetric(puzzle, symmetry);
            assertMinimal(puzzle);
        }
    }

    @ParameterizedTest
    @EnumSource(Symmetry.class)
    void cluesAreWithinTheRange(Symmetry symmetry) {
        for (Clues clues : List.of(new Clues(30, 33), new Clues(44, 51), new Clues(81, 81))) {
            for (Puzzle puzzle : generate(new PuzzleRequest(symmetry, clues, false, null), 8)) {
                assertThat(puzzle.clues()).isBetween(clues.fewest(), clues.most());
                assertThat(isUnique(puzzle)).as(puzzle.toString()).isTrue();
                assertSymmetric(puzzle, symmetry);
            }
        }
    }

    @Test
    void allNumbersOfCluesInTheRangeOccur() {
        assertThat(generate(new PuzzleRequest(Symmetry.NONE, new Clues(26, 30), false, null), 60))
                .extracting(Puzzle::clues)
                .containsOnly(26, 27, 28, 29, 30)
                .contains(26, 27, 28, 29, 30);
    }

    @Test
    void withoutAnUpperEndThereAreNotMoreCluesThanNeeded() {
        assertThat(generate(new PuzzleRequest(Symmetry.NONE, new Clues(35, 81), false, null), 20))
                .extracting(Puzzle::clues)
                .containsOnly(35);
        assertThat(generate(new PuzzleRequest(Symmetry.NONE, Clues.ANY, false, null), 20))
                .extracting(Puzzle::clues)
                .allMatch(clues -> clues < 30);
    }

    @Test
    void minimalPuzzlesMayBeWantedWithFewClues() {
        for (Puzzle puzzle : generate(new PuzzleRequest(Symmetry.NONE, new Clues(22, 22), true, null), 4)) {
            assertThat(puzzle.clues()).isEqualTo(22);
            assertMinimal(puzzle);
        }
    }

    @Test
    void theSeedAndTheNumberDecide() {
        PuzzleRequest request = new PuzzleRequest(Symmetry.DIAGONAL, Clues.ANY, false, null);
        List<Puzzle> puzzles = generate(request, 10);
        PuzzleGenerator backward = new PuzzleGenerator(request, SEED, null, PATIENCE);
        List<Puzzle> again = new ArrayList<>();
        for (long number = 9; number >= 0; number--) {
            again.addFirst(puzzle(backward.generate(number, Cancel.NEVER, tries -> {})));
        }

        assertThat(again).isEqualTo(puzzles).doesNotHaveDuplicates();
        assertThat(puzzle(
                        new PuzzleGenerator(request, SEED + 1, null, PATIENCE).generate(0, Cancel.NEVER, tries -> {})))
                .isNotIn(puzzles);
    }

    @Test
    void givesUpOnRequestsThatCannotBeMet() {
        PuzzleRequest request = new PuzzleRequest(Symmetry.FULL, new Clues(17, 17), false, null);
        List<Integer> heard = new ArrayList<>();

        assertThat(new PuzzleGenerator(request, SEED, null, 50)
                        .generate(0, Cancel.NEVER, attempts -> heard.add(attempts.tries())))
                .isEqualTo(new Generated.NotFound(new Attempts(50, 50, 0, 0, 0, List.of(), 0)));
        assertThat(heard).hasSize(50).startsWith(0, 1, 2).endsWith(49);
    }

    @Test
    void aCancelledSearchMakesNothing() {
        PuzzleRequest request = new PuzzleRequest(Symmetry.FULL, new Clues(17, 17), false, null);
        List<Integer> heard = new ArrayList<>();

        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> new PuzzleGenerator(request, SEED, null, PATIENCE)
                        .generate(0, () -> heard.size() == 3, attempts -> heard.add(attempts.tries())));
        assertThat(heard).hasSize(3);
    }

    @ParameterizedTest
    @EnumSource(
            value = Level.class,
            names = {"EASY", "MEDIUM", "HARD"})
    void puzzlesAreOfTheLevel(Level level) {
        Weights weights = Weights.hodoku();
        LogicalSolver solver = new LogicalSolver(StandardFinders.all(), weights.forSolving());
        PuzzleRequest request = new PuzzleRequest(Symmetry.ROTATIONAL, Clues.ANY, false, level);
        PuzzleGenerator generator = new PuzzleGenerator(
                request,
                SEED,
                new LogicCriterion(LogicRequest.of(level), solver, weights, new FastSolver(), true),
                PATIENCE);

        for (int number = 0; number < 2; number++) {
            Puzzle puzzle = puzzle(generator.generate(number, Cancel.NEVER, tries -> {}));
            Rating rating = new Rater(solver, weights).rate(Position.of(Grid.of(puzzle)), Cancel.NEVER);
            assertThat(rating.solved()).isTrue();
            assertThat(rating.level()).isEqualTo(level);
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("sampled")
    void puzzlesHaveTheRatingOfSudokuExplainer(ErRequest.Gem gem) {
        ErRequest er = new ErRequest(15, 30, gem);
        PuzzleRequest request = new PuzzleRequest(Symmetry.NONE, Clues.ANY, false, null, er);
        PuzzleGenerator generator = new PuzzleGenerator(request, SEED, new ErCriterion(er, new FastSolver()), PATIENCE);

        for (int number = 0; number < Repetitions.of(1, 3, 3); number++) {
            Puzzle puzzle = puzzle(generator.generate(number, Cancel.NEVER, tries -> {}));
            SeRating rating = ((SeResult.Rated) new SeRater(new FastSolver()).rate(puzzle, Cancel.NEVER)).rating();
            assertThat(rating.er()).as(gem + " " + puzzle).isBetween(15, 30);
            switch (gem) {
                case ANY -> {}
                case PEARL -> assertThat(rating.ep()).isEqualTo(rating.er());
                case DIAMOND -> assertThat(rating.ed()).isEqualTo(rating.er());
            }
        }
    }

    private static List<Puzzle> generate(PuzzleRequest request, int count) {
        PuzzleGenerator generator = new PuzzleGenerator(request, SEED, null, PATIENCE);
        return LongStream.range(0, count)
                .mapToObj(number -> puzzle(generator.generate(number, Cancel.NEVER, tries -> {})))
                .toList();
    }

    private static Puzzle puzzle(Generated generated) {
        return ((Generated.Found) generated).puzzle();
    }

    private static boolean isUnique(Puzzle puzzle) {
        return JUDGE.solve(puzzle, Limit.TWO, Cancel.NEVER) instanceof Answer.Unique;
    }

    private static void assertMinimal(Puzzle puzzle) {
        assertThat(isUnique(puzzle)).as(puzzle.toString()).isTrue();
        for (Cell cell : puzzle.givenCells()) {
            assertThat(isUnique(puzzle.with(cell, null)))
                    .as(puzzle + " without " + cell)
                    .isFalse();
        }
    }

    private static void assertSymmetric(Puzzle puzzle, Symmetry symmetry) {
        for (CellSet orbit : symmetry.orbits()) {
            assertThat(orbit.and(puzzle.givenCells()))
                    .as(puzzle + " " + symmetry)
                    .isIn(orbit, CellSet.NONE);
        }
    }
}
