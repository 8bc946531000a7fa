package nonet.logic.finder.impossible;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/// Which triples of cells in four boxes three digits cannot fill, against trying all fillings.
class TridagonSearchTests {

    private static final int TRIPLES = 6;

    /// The columns of a triple by row, and the digits of a filling by row.
    private static final int[][] ORDERS = {{0, 1, 2}, {1, 2, 0}, {2, 0, 1}, {0, 2, 1}, {2, 1, 0}, {1, 0, 2}};

    @Test
    void triplesAreImpossibleIfNoFillingFits() {
        int impossible = 0;
        for (int choice = 0; choice < TRIPLES * TRIPLES * TRIPLES * TRIPLES; choice++) {
            int[] triples = digits(choice);
            boolean expected = !canBeFilled(triples);
            impossible += expected ? 1 : 0;
            assertThat(TridagonSearch.isImpossible(triples))
                    .as("choice " + choice)
                    .isEqualTo(expected);
        }
        assertThat(impossible).isEqualTo(648);
    }

    private static boolean canBeFilled(int[] triples) {
        for (int choice = 0; choice < TRIPLES * TRIPLES * TRIPLES * TRIPLES; choice++) {
            if (fits(triples, digits(choice))) {
                return true;
            }
        }
        return false;
    }

    /// Boxes 0 and 1 share rows, as do 2 and 3; boxes 0 and 2 share columns, as do 1 and 3.
    private static boolean fits(int[] triples, int[] fillings) {
        return rowsFit(fillings[0], fillings[1])
                && rowsFit(fillings[2], fillings[3])
                && columnsFit(triples[0], fillings[0], triples[2], fillings[2])
                && columnsFit(triples[1], fillings[1], triples[3], fillings[3]);
    }

    private static boolean rowsFit(int one, int other) {
        for (int row = 0; row < 3; row++) {
            if (ORDERS[one][row] == ORDERS[other][row]) {
                return false;
            }
        }
        return true;
    }

    private static boolean columnsFit(int one, int filling, int other, int otherFilling) {
        for (int row = 0; row < 3; row++) {
            for (int below = 0; below < 3; below++) {
                if (ORDERS[one][row] == ORDERS[other][below] && ORDERS[filling][row] == ORDERS[otherFilling][below]) {
                    return false;
                }
            }
        }
        return true;
    }

    private static int[] digits(int choice) {
        return new int[] {
            choice % TRIPLES, choice / TRIPLES % TRIPLES, choice / TRIPLES / TRIPLES % TRIPLES, choice / 216
        };
    }
}
