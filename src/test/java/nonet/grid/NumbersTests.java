package nonet.grid;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class NumbersTests {

    private static final Map<String, OptionalInt> NUMBERS = Map.ofEntries(
            Map.entry("0", OptionalInt.of(0)),
            Map.entry("007", OptionalInt.of(7)),
            Map.entry("-3", OptionalInt.of(-3)),
            Map.entry("99", OptionalInt.of(99)),
            Map.entry("100", OptionalInt.empty()),
            Map.entry("-10", OptionalInt.empty()),
            Map.entry("4294967297", OptionalInt.empty()),
            Map.entry("18446744073709551617", OptionalInt.empty()),
            Map.entry("9".repeat(1000), OptionalInt.empty()),
            Map.entry("", OptionalInt.empty()),
            Map.entry("-0", OptionalInt.empty()),
            Map.entry("-", OptionalInt.empty()),
            Map.entry("+1", OptionalInt.empty()),
            Map.entry(" 1", OptionalInt.empty()),
            Map.entry("1x", OptionalInt.empty()),
            Map.entry("\u0663", OptionalInt.empty()));

    @Test
    void numbersWithinBoundsAreRead() {
        NUMBERS.forEach((text, number) ->
                assertThat(Numbers.parse(text, -9, 99)).as(text).isEqualTo(number));
        for (int number : new int[] {Integer.MIN_VALUE, Integer.MAX_VALUE}) {
            assertThat(Numbers.parse(Integer.toString(number), Integer.MIN_VALUE, Integer.MAX_VALUE))
                    .hasValue(number);
        }
    }
}
