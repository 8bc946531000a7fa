package nonet.notation;

import static org.assertj.core.api.Assertions.assertThat;

import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import org.junit.jupiter.api.Test;

class EurekaWriterTests {

    private static final CellSet ONE = CellSet.of(Cell.at(1, 1));
    private static final CellSet OTHER = CellSet.of(Cell.at(1, 7));

    @Test
    void writesTheDigitWhereItChanges() {
        assertThat(chain(false)).hasToString("(5)r1c1=r1c7-(5=8)r1c1-r1c7");
    }

    @Test
    void repeatsTheDigitInFullForm() {
        assertThat(chain(true)).hasToString("(5)r1c1 = (5)r1c7 - (5=8)r1c1 - (8)r1c7");
    }

    private static EurekaWriter chain(boolean full) {
        EurekaWriter chain = new EurekaWriter(Digit.of(5), ONE, full);
        chain.toCells(true, Digit.of(5), OTHER);
        chain.toCells(false, Digit.of(5), ONE);
        chain.inCells(true, Digit.of(8), ONE);
        chain.toCells(false, Digit.of(8), OTHER);
        return chain;
    }
}
