package nonet.generate;

/// The ways to distribute the digits of a box, line by line, over the two boxes beside it in its band or stack.
///
/// A digit at position `3 * line + place` of the first box is in another line of the second box, and in the remaining
/// one of the third. The lines of the second box have three digits each if the same number of digits goes from each
/// line to the one after it, and the others to the one after that. There are 56 such spreads; the spread `COUNT - 1 -
/// s` has the second and the third box of spread `s` exchanged.
final class MinirowSpreads {

    static final int COUNT = 56;

    private static final int POSITIONS = 9;
    private static final int SETS = 1 << POSITIONS;

    /// The positions whose digit goes to the line after its own in the second box, in ascending order.
    private static final int[] SPREADS = spreads();

    /// The positions in the order of their lines in the second box, for each spread.
    private static final byte[] ORDER = new byte[POSITIONS * COUNT];

    /// For each set of positions, the spreads that have them in three different lines of the second box, a bit each;
    /// and those that have them in three different lines of the third box.
    private static final long[] APART_IN_SECOND = new long[SETS];

    private static final long[] APART_IN_THIRD = new long[SETS];

    static {
        for (int spread = 0; spread < COUNT; spread++) {
            int at = POSITIONS * spread;
            for (int line = 0; line < 3; line++) {
                for (int position = 0; position < POSITIONS; position++) {
                    if (lineInSecond(spread, position) == line) {
                        ORDER[at++] = (byte) position;
                    }
                }
            }
        }
        for (int positions = 0; positions < SETS; positions++) {
            for (int spread = 0; spread < COUNT; spread++) {
                int lines = 0;
                for (int position = 0; position < POSITIONS; position++) {
                    lines |= (positions >>> position & 1) << lineInSecond(spread, position);
                }
                if (lines == 0b111) {
                    APART_IN_SECOND[positions] |= 1L << spread;
                    APART_IN_THIRD[positions] |= 1L << exchanged(spread);
                }
            }
        }
    }

    private MinirowSpreads() {}

    private static int[] spreads() {
        int[] spreads = new int[COUNT];
        int count = 0;
        for (int next = 0; next < SETS; next++) {
            int first = Integer.bitCount(next & 0b111);
            if (Integer.bitCount(next >>> 3 & 0b111) == first && Integer.bitCount(next >>> 6) == first) {
                spreads[count++] = next;
            }
        }
        return spreads;
    }

    /// Returns the spread with the second and the third box exchanged.
    static int exchanged(int spread) {
        return COUNT - 1 - spread;
    }

    /// Returns the line of the second box to which the digit at a position goes.
    static int lineInSecond(int spread, int position) {
        return (position / 3 + ((SPREADS[spread] >>> position & 1) != 0 ? 1 : 2)) % 3;
    }

    static int lineInThird(int spread, int position) {
        return lineInSecond(exchanged(spread), position);
    }

    /// Returns the `i`th position, 0 to 8, in the order of the lines of the second box.
    static int position(int spread, int i) {
        return ORDER[POSITIONS * spread + i];
    }

    /// Returns the spreads, a bit for each, that have three positions, a bit for each, in different lines of the second
    /// box.
    static long apartInSecond(int positions) {
        return APART_IN_SECOND[positions];
    }

    static long apartInThird(int positions) {
        return APART_IN_THIRD[positions];
    }
}
