package nonet.generate;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.random.RandomGenerator;
import nonet.generate.PuzzleCriterion.Fit;
import nonet.generate.PuzzleRequest.Clues;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.search.StepEngine;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.EnumSource.Mode;

/// What a search offers keeps the request, also when it changes puzzles that are too hard, too easy or nearly right.
class DiggingSearchTests {

    private static final long SEED = 11;
    private static final int OFFERS = 40;

    /// Digging shows only that no orbit of clues can be spared. A single clue of it may still be redundant.
    @ParameterizedTest
    @EnumSource(
            value = Symmetry.class,
            mode = Mode.INCLUDE,
            names = {"ROTATIONAL", "DIAGONAL", "ANTI_DIAGONAL"})
    void everyChangeOfAMinimalPuzzleIsSymmetricAndMinimal(Symmetry symmetry) {
        PuzzleRequest request = new PuzzleRequest(symmetry, new Clues(20, 30), true, null);
        DiggingSearch search = new DiggingSearch(request, new RandomGrids(SEED), List.of());
        RandomGenerator random = Seeds.random(SEED, 0);
        Fit[] fits = {Fit.TOO_HARD, Fit.TOO_EASY, Fit.NEAR, Fit.STUCK};
        int changes = 0;
        for (int offers = 0; offers < OFFERS; ) {
            boolean more = search.attempt(random, Cancel.NEVER);
            for (int turn = 0; more && turn < 6; turn++, offers++) {
                assertKept(request, Puzzle.of(search.cells()));
                more = search.change(fits[turn < 3 ? 0 : random.nextInt(fits.length)], random, Cancel.NEVER);
                changes += more ? 1 : 0;
            }
        }
        assertThat(changes).isPositive();
    }

    private static void assertKept(PuzzleRequest request, Puzzle puzzle) {
        assertThat(puzzle.clues())
                .isBetween(request.clues().fewest(), request.clues().most());
        for (CellSet orbit : request.symmetry().orbits()) {
            assertThat(orbit.and(puzzle.givenCells())).isIn(orbit, CellSet.NONE);
        }
        assertThat(isUnique(puzzle)).isTrue();
        for (Cell cell : puzzle.givenCells()) {
            assertThat(isUnique(puzzle.with(cell, null)))
                    .as(puzzle + " without " + cell)
                    .isFalse();
        }
    }

    private static boolean isUnique(Puzzle puzzle) {
        return StepEngine.DANCING_LINKS.solve(puzzle, Limit.TWO, Cancel.NEVER) instanceof Answer.Unique;
    }
}
