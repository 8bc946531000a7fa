package nonet.logic.finder.multisector;

import nonet.logic.position.Position;

/// The columns in which a digit is a candidate, for each digit and each set of rows of a position. Sets are nine bits.
final class DigitColumns {

    private static final int SETS = 1 << 9;

    private final short[] columns = new short[9 * SETS];

    DigitColumns(Position position) {
        for (int digit = 0; digit < 9; digit++) {
            for (int rows = 1; rows < SETS; rows++) {
                int last = Integer.numberOfTrailingZeros(rows);
                columns[digit * SETS + rows] = (short) (of(digit, rows & rows - 1) | position.places(last, digit));
            }
        }
    }

    int of(int digit, int rows) {
        return columns[digit * SETS + rows];
    }
}
