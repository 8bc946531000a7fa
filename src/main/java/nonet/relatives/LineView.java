package nonet.relatives;

import java.util.Arrays;

/// A puzzle seen along its rows, or along its columns.
final class LineView {

    final byte[] cells = new byte[81];

    /// For each row, the mask of the columns with a given.
    final int[] givens = new int[9];

    /// For each row, and then each band, the mask of equal ones with a lower number, of the same band.
    final int[] rowTwins = new int[9];

    final int[] bandTwins = new int[3];

    /// The number of orders of equal rows and bands.
    long orders;

    int given(int row, int stack) {
        return Integer.bitCount(givens[row] >>> 3 * stack & 7);
    }

    /// Returns the numbers of givens of a row in its three boxes, in ascending order, as digits.
    int key(int row) {
        int a = given(row, 0);
        int b = given(row, 1);
        int c = given(row, 2);
        int least = Math.min(a, Math.min(b, c));
        int most = Math.max(a, Math.max(b, c));
        return least << 4 | a + b + c - least - most << 2 | most;
    }

    /// Tests whether all lower rows and bands that equal a row and, at the start of a band, its band are used.
    boolean isFirstOfTwins(int row, int used) {
        if ((rowTwins[row] & ~used) != 0) {
            return false;
        }
        boolean begins = (used >>> row / 3 * 3 & 7) == 0;
        for (int twins = begins ? bandTwins[row / 3] : 0; twins != 0; twins &= twins - 1) {
            if ((used >>> Integer.numberOfTrailingZeros(twins) * 3 & 7) == 0) {
                return false;
            }
        }
        return true;
    }

    private boolean equalRows(int row, int other) {
        return Arrays.equals(cells, row * 9, row * 9 + 9, cells, other * 9, other * 9 + 9);
    }

    void compareLines() {
        orders = 1;
        for (int row = 0; row < 9; row++) {
            givens[row] = 0;
            for (int column = 0; column < 9; column++) {
                givens[row] |= cells[row * 9 + column] == 0 ? 0 : 1 << column;
            }
            rowTwins[row] = 0;
            for (int other = row / 3 * 3; other < row; other++) {
                rowTwins[row] |= equalRows(row, other) ? 1 << other : 0;
            }
            orders *= 1 + Integer.bitCount(rowTwins[row]);
        }
        for (int band = 0; band < 3; band++) {
            bandTwins[band] = 0;
            for (int other = 0; other < band; other++) {
                bandTwins[band] |= equalBands(band, other) ? 1 << other : 0;
            }
            orders *= 1 + Integer.bitCount(bandTwins[band]);
        }
    }

    /// Tests whether two bands have equal rows, in any order.
    private boolean equalBands(int band, int other) {
        int left = 7;
        for (int row = band * 3; row < band * 3 + 3; row++) {
            for (int i = 0; i < 3; i++) {
                if ((left >>> i & 1) != 0 && equalRows(row, other * 3 + i)) {
                    left ^= 1 << i;
                    break;
                }
            }
        }
        return left == 0;
    }
}
