package nonet.grid;

import static nonet.grid.Digit.FIVE;
import static nonet.grid.Digit.NINE;
import static nonet.grid.Digit.TWO;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.NoSuchElementException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DigitSetTests {

    private static final DigitSet SET = DigitSet.of(NINE, TWO, FIVE);

    @Test
    void isIteratedAndPrintedInRisingOrder() {
        assertThat(SET).containsExactly(TWO, FIVE, NINE);
        assertThat(SET).hasToString("259");
        assertThat(SET.first()).isEqualTo(TWO);
        assertThat(SET.size()).isEqualTo(3);
    }

    @Test
    void gainsAndLosesDigits() {
        assertThat(SET.with(Digit.ONE)).isEqualTo(DigitSet.of(Digit.ONE, TWO, FIVE, NINE));
        assertThat(SET.with(FIVE)).isEqualTo(SET);
        assertThat(SET.without(FIVE)).isEqualTo(DigitSet.of(TWO, NINE));
        assertThat(SET.minus(DigitSet.of(TWO, Digit.THREE))).isEqualTo(DigitSet.of(FIVE, NINE));
    }

    @Test
    void containsItsDigits() {
        assertThat(Digit.values()).filteredOn(SET::contains).containsExactly(TWO, FIVE, NINE);
        assertThat(DigitSet.ALL).containsExactly(Digit.values());
        assertThat(DigitSet.NONE.isEmpty()).isTrue();
        assertThat(SET.isEmpty()).isFalse();
    }

    @Test
    void theEmptySetHasNoFirstDigit() {
        assertThatThrownBy(DigitSet.NONE::first).isInstanceOf(NoSuchElementException.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {-1, 512})
    void refusesAMaskWithOtherBits(int mask) {
        assertThatThrownBy(() -> new DigitSet(mask)).isInstanceOf(IllegalArgumentException.class);
    }
}
