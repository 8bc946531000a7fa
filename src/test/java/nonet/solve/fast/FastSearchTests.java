package nonet.solve.fast;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class FastSearchTests {

    private static final String PUZZLE =
            "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79";
    private static final String SOLUTION =
            "534678912672195348198342567859761423426853791713924856961537284287419635345286179";
    private static final String TWICE_IN_A_ROW =
            "55.......................................................................99......";

    private final FastSearch search = new FastSearch();

    @Test
    void readsAsciiAndNumbersAnywhereInAnArray() {
        byte[] text = ("# a comment" + PUZZLE + " more").getBytes(StandardCharsets.US_ASCII);
        byte[] numbers = numbers(PUZZLE);

        assertThat(search.count(text, 11, 2)).isEqualTo(1);
        assertThat(firstSolution()).isEqualTo(numbers(SOLUTION));
        assertThat(search.count(numbers, 0, 2)).isEqualTo(1);
        assertThat(firstSolution()).isEqualTo(numbers(SOLUTION));
    }

    @Test
    void startsAnewWithEveryPuzzle() {
        byte[] empty = new byte[81];

        assertThat(search.count(empty, 0, 100)).isEqualTo(100);
        assertThat(search.count(ascii(TWICE_IN_A_ROW), 0, 2)).isZero();
        assertThat(search.count(empty, 0, 1)).isEqualTo(1);
        assertThat(search.count(ascii(PUZZLE), 0, Integer.MAX_VALUE)).isEqualTo(1);
        assertThat(firstSolution()).isEqualTo(numbers(SOLUTION));
    }

    @Test
    void keepsTheFirstOfSeveralSolutions() {
        byte[] empty = new byte[81];
        search.count(empty, 0, 1);
        byte[] first = firstSolution();

        search.count(empty, 0, 50);

        assertThat(firstSolution()).isEqualTo(first);
    }

    @Test
    void writesTheSolutionAtTheOffsetAndNowhereElse() {
        byte[] target = new byte[83];
        search.count(ascii(PUZZLE), 0, 2);

        search.solution(target, 1);

        assertThat(Arrays.copyOfRange(target, 1, 82)).isEqualTo(numbers(SOLUTION));
        assertThat(new byte[] {target[0], target[82]}).containsOnly(0);
    }

    @Test
    void saysThatItWasCancelled() {
        assertThatExceptionOfType(CancellationException.class)
                .isThrownBy(() -> search.count(new byte[81], 0, 2, () -> true));
    }

    @Test
    void recognizesForcedDigits() {
        byte[] solution = numbers(SOLUTION);
        for (int cell = 0; cell < 81; cell++) {
            byte[] puzzle = numbers(PUZZLE);
            puzzle[cell] = 0;
            assertThat(search.isForced(puzzle, 0, cell, solution[cell]))
                    .as("cell " + cell)
                    .isEqualTo(search.count(puzzle, 0, 2) == 1);
        }
        assertThat(search.isForced(new byte[81], 0, 40, 5)).isFalse();
    }

    @Test
    void refusesALimitBelowOne() {
        assertThatThrownBy(() -> search.count(new byte[81], 0, 0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a limit below 1: 0");
    }

    private byte[] firstSolution() {
        byte[] cells = new byte[81];
        search.solution(cells, 0);
        return cells;
    }

    private static byte[] ascii(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static byte[] numbers(String text) {
        byte[] numbers = ascii(text);
        for (int i = 0; i < numbers.length; i++) {
            numbers[i] = (byte) (numbers[i] == '.' ? 0 : numbers[i] - '0');
        }
        return numbers;
    }
}
