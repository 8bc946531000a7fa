package nonet.generate;

import nonet.grid.Digit;

/// Final grids in a fixed order, generated fast: a cursor that writes one text after the other.
///
/// The first row is a permutation that begins with the given digit, in lexicographic order; row `r` is the first row
/// shifted right by 0, 3, 6, 1, 4, 7, 2, 5 and 8 places. Each such grid yields 36, with the rows 4 to 6 in each of
/// their six orders, combined with each order of the rows 7 to 9. No two are the same.
public final class SolutionGrids {

    /// The number of grids with the same first digit: 8! · 36.
    public static final int COUNT = 1_451_520;

    private static final int[] SHIFTS = {0, 3, 6, 1, 4, 7, 2, 5, 8};
    private static final int[][] ORDERS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    private final GridForm form;
    private final int bandWidth;
    private final byte[] firstRow = new byte[9];
    private final byte[] digits = new byte[81];

    /// The text of the nine rows.
    private final byte[] rows;

    /// The text of the first band, and those of the other two in their six orders, the third with its line breaks.
    private final byte[] top;

    private final byte[] middles;
    private final byte[] bottoms;

    private int left = COUNT;

    /// Creates a cursor before the first grid.
    public SolutionGrids(Digit firstDigit, GridForm form) {
        this.form = form;
        this.bandWidth = 3 * form.rowWidth();
        this.rows = new byte[3 * bandWidth];
        this.top = new byte[bandWidth];
        this.middles = new byte[6 * bandWidth];
        this.bottoms = new byte[6 * (bandWidth + 1)];
        firstRow[0] = (byte) firstDigit.value();
        byte next = 1;
        for (int place = 1; place < 9; place++, next++) {
            next += (byte) (next == firstRow[0] ? 1 : 0);
            firstRow[place] = next;
        }
        prepare();
    }

    /// Returns the number of grids left.
    public int left() {
        return left;
    }

    /// Writes the next grids as text, each with its line breaks, from the start of `text` on.
    ///
    /// @throws IllegalArgumentException if fewer are left, or `text` is too short for them
    public void write(int grids, byte[] text) {
        if (grids > left || (long) grids * form.width() > text.length) {
            throw new IllegalArgumentException(grids + " grids of " + left + " into " + text.length + " bytes");
        }
        int at = 0;
        for (int grid = 0; grid < grids; grid++) {
            int order = (COUNT - left) % 36;
            if (order == 0 && left < COUNT) {
                permute();
                prepare();
            }
            System.arraycopy(top, 0, text, at, bandWidth);
            System.arraycopy(middles, order / 6 * bandWidth, text, at + bandWidth, bandWidth);
            System.arraycopy(bottoms, order % 6 * (bandWidth + 1), text, at + 2 * bandWidth, bandWidth + 1);
            at += form.width();
            left--;
        }
    }

    /// Advances to the next permutation in lexicographic order. The first digit stays as long as there is one.
    private void permute() {
        int pivot = 7;
        while (firstRow[pivot] > firstRow[pivot + 1]) {
            pivot--;
        }
        int greater = 8;
        while (firstRow[greater] < firstRow[pivot]) {
            greater--;
        }
        swap(pivot, greater);
        for (int low = pivot + 1, high = 8; low < high; low++, high--) {
            swap(low, high);
        }
    }

    private void swap(int one, int other) {
        byte digit = firstRow[one];
        firstRow[one] = firstRow[other];
        firstRow[other] = digit;
    }

    /// Writes the texts of the bands.
    private void prepare() {
        for (int cell = 0; cell < 81; cell++) {
            digits[cell] = firstRow[(cell + 9 - SHIFTS[cell / 9]) % 9];
        }
        int width = form.rowWidth();
        for (int row = 0; row < 9; row++) {
            form.row(digits, 9 * row, rows, row * width);
        }
        System.arraycopy(rows, 0, top, 0, bandWidth);
        for (int order = 0; order < 6; order++) {
            int middle = order * bandWidth;
            int bottom = order * (bandWidth + 1);
            for (int row = 0; row < 3; row++) {
                int from = ORDERS[order][row] * width;
                System.arraycopy(rows, bandWidth + from, middles, middle + row * width, width);
                System.arraycopy(rows, 2 * bandWidth + from, bottoms, bottom + row * width, width);
            }
            bottoms[bottom + bandWidth] = '\n';
        }
    }
}
