package nonet.solve.fast;

/// Where a digit can stand in three rows and three boxes that cross each other.
///
/// In a band a digit takes another box in each of the three rows, so the nine minirows that hold its places must
/// contain a permutation of three; a minirow that is in none of those permutations holds no place. The same is true of
/// the nine minicolumns of a stack. One look into a table of all 512 patterns thus finds locked candidates of both
/// kinds, and whether a row or box is left without a place.
final class Permutations {

    private static final int MINIROWS = 0b001001001_001001001_001001001;
    private static final int MINICOLUMNS = 0b000000111_000000111_000000111;

    /// For nine minirows, bit 3 * row + box: the 27 cells of those that are in a permutation.
    private static final int[] BAND = new int[512];

    /// For nine minicolumns, bit 3 * band + column: those that are in a permutation, a band every nine bits.
    private static final int[] STACK = new int[512];

    static {
        for (int pattern = 0; pattern < 512; pattern++) {
            int kept = inSomePermutation(pattern);
            BAND[pattern] = Integer.expand(kept, MINIROWS) * 0b111;
            STACK[pattern] = Integer.expand(kept, MINICOLUMNS);
        }
    }

    private Permutations() {}

    /// Returns the cells of a band that a digit with these 27 places can still use; none is a contradiction.
    static int ofBand(int places) {
        return BAND[Integer.compress(places | places >>> 1 | places >>> 2, MINIROWS)];
    }

    /// Returns the columns that a digit can still use in each band, where `columns` holds those with a place: a bit for
    /// each column, a band every nine bits. No column of a stack at all is a contradiction, and gives 0.
    static int ofStacks(int columns) {
        int left = STACK[Integer.compress(columns, MINICOLUMNS)];
        int middle = STACK[Integer.compress(columns, MINICOLUMNS << 3)];
        int right = STACK[Integer.compress(columns, MINICOLUMNS << 6)];
        return left == 0 || middle == 0 || right == 0 ? 0 : left | middle << 3 | right << 6;
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
