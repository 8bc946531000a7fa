package nonet.deduce;

import static org.assertj.core.api.Assertions.assertThat;

import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import org.junit.jupiter.api.Test;

class EliminationCollectorTests {

    @Test
    void eliminationsAreOrderedByDigitThenByCellWithoutDuplicates() {
        EliminationCollector conclusions = new EliminationCollector()
                .eliminate(Digit.FIVE, CellSet.of(Cell.at(9, 9), Cell.at(1, 2)))
                .eliminate(DigitSet.of(Digit.TWO, Digit.FIVE), Cell.at(9, 9));

        assertThat(conclusions.toList())
                .containsExactly(gone(9, 9, Digit.TWO), gone(1, 2, Digit.FIVE), gone(9, 9, Digit.FIVE));
        assertThat(conclusions.size()).isEqualTo(3);
    }

    @Test
    void isEmptyWithoutEliminations() {
        assertThat(new EliminationCollector().isEmpty()).isTrue();
        assertThat(new EliminationCollector().eliminate(Digit.ONE, CellSet.NONE).toList())
                .isEmpty();
    }

    private static Conclusion gone(int row, int column, Digit digit) {
        return new Conclusion.Elimination(new Candidate(Cell.at(row, column), digit));
    }
}
