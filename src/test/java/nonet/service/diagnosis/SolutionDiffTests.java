package nonet.service.diagnosis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashSet;
import java.util.List;
import java.util.Set;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.fast.FastSolver;
import org.junit.jupiter.api.Test;

class SolutionDiffTests {

    private static final Puzzle TWELVE =
            Puzzle.of("53..7....6..1.5....98......8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    @Test
    void everySolutionOccursOnceWithItsDifferences() {
        SolutionDiff variants = new SolutionDiff(new FastSolver(), TWELVE);
        variants.find(Cancel.NEVER);

        assertThat(variants.count()).isEqualTo(12);
        assertThat(variants.isAll()).isTrue();
        Set<Puzzle> distinct = new HashSet<>();
        for (int number = 0; number < variants.size(); number++) {
            distinct.add(Puzzle.of(variants.digits(number)));
        }
        assertThat(distinct).hasSize(12);
        CellSet differing = variants.differing(0, 1);
        assertThat(differing.size()).isGreaterThanOrEqualTo(4);
        for (Cell cell : Cell.all()) {
            assertThat(variants.digits(0)[cell.index()] != variants.digits(1)[cell.index()])
                    .isEqualTo(differing.contains(cell));
        }
        assertThatThrownBy(() -> variants.digits(12)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void manySolutionsAreCountedUpToTheLimitAndTheFirstKept() {
        SolutionDiff variants = new SolutionDiff(new FastSolver(), Puzzle.of("123" + ".".repeat(78)));
        variants.find(Cancel.NEVER);

        assertThat(variants.count()).isEqualTo(SolutionDiff.MOST_COUNTED);
        assertThat(variants.isAll()).isFalse();
        assertThat(variants.size()).isEqualTo(SolutionDiff.MOST_KEPT);
        assertThat(Puzzle.of(variants.digits(SolutionDiff.MOST_KEPT - 1)).conflicts())
                .isEmpty();
    }

    @Test
    void missingCluesAreFoundWithoutASearch() {
        assertThat(MissingClues.of(TWELVE)).isEmpty();
        assertThat(MissingClues.of(Puzzle.of("1234567..".repeat(2) + ".".repeat(63))))
                .isEqualTo(List.of(
                        new MissingClues.Givens(14), new MissingClues.Digits(DigitSet.of(Digit.EIGHT, Digit.NINE))));
        assertThat(MissingClues.of(Puzzle.of("12345678.".repeat(2) + ".".repeat(63))))
                .isEqualTo(List.of(new MissingClues.Givens(16)));
        assertThat(MissingClues.of(Puzzle.of("1234567..".repeat(3) + ".".repeat(54))))
                .isEqualTo(List.of(new MissingClues.Digits(DigitSet.of(Digit.EIGHT, Digit.NINE))));
    }
}
