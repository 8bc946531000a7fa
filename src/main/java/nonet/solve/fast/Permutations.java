package nonet.solve.fast;

/// The possible places of a digit in three rows and three boxes that intersect.
///
/// In a band a digit takes a different box in each of the three rows, so the nine minirows that hold its places must
/// contain a permutation of three; a minirow that is in none of those permutations holds no place. The same is true of
/// the nine minicolumns of a stack. One look-up in a table of all 512 patterns thus finds locked candidates of both
/// kinds, and whether a row or box is left without a place: then the result for the whole band is empty.
final class Permutations {

    private static final long COLUMNS_UPPER = 0x1FF | 0x1FFL << 27;

    private static final int PATTERNS = 512;

    /// For nine minirows, bit 3 * row + box: the 27 cells of those that are in a permutation. The second half of the
    /// table has them in the second band, so that no shift is needed there.
    private static final long[] BAND = new long[2 * PATTERNS];

    /// For nine minicolumns, bit 3 * band + column: those that are in a permutation; bands begin at 0, 27 and 54. Each
    /// stack has a part of the table.
    private static final long[] STACK = new long[3 * PATTERNS];

    static {
        for (int pattern = 0; pattern < PATTERNS; pattern++) {
            for (int left = inSomePermutation(pattern); left != 0; left &= left - 1) {
                int mini = Integer.numberOfTrailingZeros(left);
                for (int band = 0; band < 2; band++) {
                    BAND[band * PATTERNS + pattern] |= 0b111L << 27 * band + 3 * mini;
                }
                for (int stack = 0; stack < 3; stack++) {
                    STACK[stack * PATTERNS + pattern] |= 1L << 27 * (mini / 3) + 3 * stack + mini % 3;
                }
            }
        }
    }

    private Permutations() {}

    /// Returns the remaining places in bands 1 and 2.
    static long inUpperBands(long upper) {
        return upper & (BAND[Gather.minirows(upper, 0)] | BAND[PATTERNS + Gather.minirows(upper, 1)]);
    }

    /// Returns the remaining places in band 3.
    static long inLowerBand(long lower) {
        return lower & BAND[Gather.minirows(lower, 0)];
    }

    /// Returns the columns that the digit can still use in each band; bands begin at the bits 0, 27 and 54.
    static long columns(long upper, long lower) {
        long columns = upper | upper >>> 9 | upper >>> 18 | (lower | lower >>> 9 | lower >>> 18) << 54;
        return STACK[Gather.minicolumns(columns, 0)]
                | STACK[PATTERNS + Gather.minicolumns(columns, 1)]
                | STACK[2 * PATTERNS + Gather.minicolumns(columns, 2)];
    }

    /// Returns the cells of the upper half in those columns.
    static long upper(long columns) {
        return (columns & COLUMNS_UPPER) * Masks.ROWS_LOWER;
    }

    static long lower(long columns) {
        return (columns >>> 54) * Masks.ROWS_LOWER;
    }

    private static int inSomePermutation(int pattern) {
        int union = 0;
        for (int first = 0; first < 3; first++) {
            for (int second = 0; second < 3; second++) {
                int third = 3 - first - second;
                int permutation = 1 << first | 1 << 3 + second | 1 << 6 + third;
                if (first != second && (pattern & permutation) == permutation) {
                    union |= permutation;
                }
            }
        }
        return union;
    }
}
