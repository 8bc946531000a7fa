package nonet.solve.fast;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/// The public methods use one instruction here or the shifts, as the processor has it; both must find the same.
class GatherTests {

    private static final long SEED = 20261121;

    @Test
    void bothWaysGatherTheSameBits() {
        RandomGenerator random = new SplittableRandom(SEED);
        for (int i = 0; i < 10_000; i++) {
            long bits = random.nextLong() & (i % 2 == 0 ? -1L : random.nextLong() & random.nextLong());
            long upper = bits & Masks.ALL_UPPER;
            long lower = bits & Masks.ALL_LOWER;

            for (int band = 0; band < 2; band++) {
                assertThat(Gather.minirows(upper, band)).isEqualTo(minirows(upper >>> 27 * band));
                assertThat(Gather.rowsByShifts((upper | upper >>> 1 | upper >>> 2) >>> 27 * band))
                        .isEqualTo(minirows(upper >>> 27 * band));
            }
            assertThat(Gather.minirows(lower, 0)).isEqualTo(minirows(lower));
            for (int stack = 0; stack < 3; stack++) {
                assertThat(Gather.minicolumns(bits, stack)).isEqualTo(minicolumns(bits, stack));
                assertThat(Gather.columnsByShifts(bits >>> 3 * stack)).isEqualTo(minicolumns(bits, stack));
            }
            for (int bit = 0; bit < 4; bit++) {
                assertThat(Gather.ofBytes(bits, bit)).isEqualTo(ofBytes(bits, bit));
                assertThat(Gather.bytesByProduct(bits >>> bit)).isEqualTo(ofBytes(bits, bit));
            }
        }
    }

    private static int minirows(long band) {
        int found = 0;
        for (int cell = 0; cell < 27; cell++) {
            found |= (int) (band >>> cell & 1) << cell / 3;
        }
        return found;
    }

    private static int minicolumns(long columns, int stack) {
        int found = 0;
        for (int band = 0; band < 3; band++) {
            found |= (int) (columns >>> 27 * band + 3 * stack & 0b111) << 3 * band;
        }
        return found;
    }

    private static long ofBytes(long bytes, int bit) {
        long found = 0;
        for (int i = 0; i < 8; i++) {
            found |= (bytes >>> 8 * i + bit & 1) << i;
        }
        return found;
    }
}
