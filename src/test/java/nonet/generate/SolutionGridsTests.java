package nonet.generate;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.io.IOException;
import java.io.InputStream;
import java.util.Arrays;
import java.util.Objects;
import nonet.grid.Digit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class SolutionGridsTests {

    /// The list was checked by hand: 36 grids of the row 123456789, then four of 123456798.
    @Test
    void theFirstFortyAreTheListed() throws IOException {
        byte[] text = new byte[40 * GridForm.BLOCKS.width()];
        new SolutionGrids(Digit.ONE, GridForm.BLOCKS).write(40, text);

        try (InputStream list = Objects.requireNonNull(getClass().getResourceAsStream("first-40-grids.txt"))) {
            assertThat(new String(text, US_ASCII)).isEqualTo(new String(list.readAllBytes(), US_ASCII) + "\n");
        }
    }

    @Test
    @Tag("full")
    void allAreValidAndDifferent() {
        SolutionGrids grids = new SolutionGrids(Digit.FIVE, GridForm.LINE);
        int width = GridForm.LINE.width();
        byte[] text = new byte[1_000 * width];
        long[] hashes = new long[SolutionGrids.COUNT];
        int count = 0;
        while (grids.left() > 0) {
            int some = Math.min(1_000, grids.left());
            grids.write(some, text);
            for (int at = 0; at < some * width; at += width) {
                if (text[at] != '5') {
                    throw new AssertionError("another first digit: " + (char) text[at]);
                }
                Validity.check(text, at);
                hashes[count++] = hash(text, at);
            }
        }

        assertThat(count).isEqualTo(1_451_520);
        Arrays.sort(hashes);
        for (int i = 1; i < count; i++) {
            if (hashes[i - 1] == hashes[i]) {
                throw new AssertionError("two grids are the same, or their 64-bit hashes are");
            }
        }
    }

    @ParameterizedTest
    @EnumSource(Digit.class)
    void anyDigitCanBeTheFirst(Digit first) {
        byte[] text = new byte[82];
        new SolutionGrids(first, GridForm.LINE).write(1, text);

        String others = "123456789".replace(String.valueOf(first.value()), "");
        assertThat(new String(text, US_ASCII))
                .startsWith(first.value() + others)
                .endsWith("\n");
    }

    @Test
    void itDoesNotMatterHowManyAreWrittenAtOnce() {
        SolutionGrids one = new SolutionGrids(Digit.NINE, GridForm.LINE);
        SolutionGrids other = new SolutionGrids(Digit.NINE, GridForm.LINE);
        byte[] whole = new byte[200 * 82];
        one.write(200, whole);
        byte[] part = new byte[100 * 82];
        StringBuilder joined = new StringBuilder();
        for (int some : new int[] {1, 35, 1, 70, 93}) {
            other.write(some, part);
            joined.append(new String(part, 0, some * 82, US_ASCII));
        }
        assertThat(joined.toString()).isEqualTo(new String(whole, US_ASCII));
    }

    @Test
    void afterTheLastThereIsNone() {
        SolutionGrids grids = new SolutionGrids(Digit.ONE, GridForm.LINE);
        assertThatIllegalArgumentException().isThrownBy(() -> grids.write(2, new byte[163]));
        byte[] text = new byte[82 * 1_000];
        for (int i = 0; i < 1_451; i++) {
            grids.write(1_000, text);
        }
        assertThatIllegalArgumentException().isThrownBy(() -> grids.write(521, text));
        grids.write(520, text);

        assertThat(grids.left()).isZero();
        assertThat(new String(text, 519 * 82, 81, US_ASCII))
                .isEqualTo("198765432" + "432198765" + "765432198" + "876543219" + "543219876" + "219876543"
                        + "987654321" + "654321987" + "321987654");
    }

    private static long hash(byte[] text, int from) {
        long hash = 0xCBF29CE484222325L;
        for (int i = from; i < from + 81; i++) {
            hash = (hash ^ text[i]) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 29;
        }
        return hash;
    }
}
