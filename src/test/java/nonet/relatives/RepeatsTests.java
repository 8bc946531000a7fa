package nonet.relatives;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import nonet.grid.Cell;
import nonet.grid.Puzzle;
import org.junit.jupiter.api.Test;

class RepeatsTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    @Test
    void disguisesAreRepeatsOfTheFirst() {
        Random random = new Random(31);
        Puzzle other = PUZZLE.with(Cell.at(1, 1), null);
        Puzzle clash = Puzzle.of("11" + ".".repeat(79));
        List<Puzzle> puzzles = new ArrayList<>(List.of(
                PUZZLE,
                other,
                Isomorphism.random(random).of(PUZZLE),
                clash,
                Isomorphism.random(random).of(other),
                clash,
                Puzzle.EMPTY,
                Isomorphism.random(random).of(PUZZLE)));
        int[] steps = {0};

        assertThat(Repeats.firsts(puzzles, () -> steps[0]++)).containsExactly(0, 1, 0, 3, 1, 3, 6, 0);
        assertThat(steps[0]).isEqualTo(puzzles.size());
        assertThat(puzzles)
                .filteredOn(Repeats.like(Isomorphism.random(random).of(other)))
                .containsExactly(other, puzzles.get(4));
        assertThat(puzzles).noneMatch(Repeats.like(Puzzle.of("1" + ".".repeat(80))));
    }

    /// Puzzles of equal numbers of digits and givens in lines are told apart by their forms.
    @Test
    void likenessIsNotEnough() {
        Puzzle one = Puzzle.of("12......." + ".".repeat(72));
        Puzzle split = Puzzle.of("1..2....." + ".".repeat(72));

        assertThat(Repeats.firsts(List.of(one, split, one), () -> {})).containsExactly(0, 1, 0);
    }
}
