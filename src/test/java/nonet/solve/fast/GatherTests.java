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

            assertThat(Gather.upperMinirows(upper)).isEqualTo(minirows(upper, 6));
            assertThat(Gather.upperByShifts(upper | upper >>> 1 | upper >>> 2)).isEqualTo(minirows(upper, 6));
            assertThat(Gather.lowerMinirows(lower)).isEqualTo(minirows(lower, 3));
            assertThat(Gather.lowerByShifts(lower | lower >>> 1 | lower >>> 2)).isEqualTo(minirows(lower, 3));
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

    private static int minirows(long half, int rows) {
        int found = 0;
        for (int cell = 0; cell < 9 * rows; cell++) {
            found |= (int) (half >>> cell & 1) << cell / 3;
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
