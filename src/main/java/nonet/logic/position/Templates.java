package nonet.logic.position;

import java.util.Arrays;
import nonet.grid.CellSet;
import nonet.grid.Geometry;

/// The candidates that are in no template of their digit. A template is one way to place a digit in all rows, columns
/// and boxes. No pattern of a single digit eliminates more than these candidates, so finders of such patterns test here
/// first.
///
/// Templates are not listed: one is searched for through each candidate that no earlier one contains.
public final class Templates {

    private static final int ROWS = 9;
    private static final int ALL = 0x1FF;

    private final long[] lo = new long[9];
    private final long[] hi = new long[9];

    private static final IncrementalIndex<Templates> INDEX =
            IncrementalIndex.of(position -> new Templates(position, new Templates(), Delta.EVERYWHERE), Templates::new);

    private Templates() {}

    /// @param earlier the result for an earlier position, reused for digits that have not changed
    private Templates(Position position, Templates earlier, Delta delta) {
        int[] open = new int[9];
        Arrays.fill(open, 9);
        for (int cell = 0; cell < 81; cell++) {
            if (position.value(cell) != 0) {
                open[position.value(cell) - 1]--;
            }
        }
        for (int digit = 0; digit < 9; digit++) {
            if (!delta.touchesDigit(digit)) {
                lo[digit] = earlier.lo[digit];
                hi[digit] = earlier.hi[digit];
            } else if (open[digit] > 0) {
                new Search(position, digit, open[digit], this).run();
            }
        }
    }

    /// Returns the candidates of a position that are in no template.
    public static Templates of(Position position) {
        return INDEX.of(position);
    }

    /// Tests whether some candidate of any digit is in no template.
    public boolean isDeletable() {
        boolean some = false;
        for (int digit = 0; digit < 9; digit++) {
            some |= isDeletable(digit);
        }
        return some;
    }

    /// Returns the candidates of the digit, 0 to 8, that are in no template. There are none if the digit has no template
    /// at all, because the position has no solution.
    public CellSet deletable(int digit) {
        return new CellSet(lo[digit], hi[digit]);
    }

    /// Tests whether some candidate of the digit is in no template.
    public boolean isDeletable(int digit) {
        return (lo[digit] | hi[digit]) != 0;
    }

    private static final class Search {

        private final Position position;
        private final int digit;
        private final int open;
        private final Templates templates;

        /// The places of the digit in each row, and those of them that no template contains yet.
        private final int[] places = new int[ROWS];

        private final int[] fresh = new int[ROWS];
        private final int[] chosen = new int[ROWS];

        Search(Position position, int digit, int open, Templates templates) {
            this.position = position;
            this.digit = digit;
            this.open = open;
            this.templates = templates;
        }

        void run() {
            int rows = 0;
            for (int row = 0; row < ROWS; row++) {
                places[row] = position.places(row, digit);
                fresh[row] = places[row];
                rows += places[row] == 0 ? 0 : 1;
            }
            if (rows < open || !place(0, ALL, ALL, -1, 0)) {
                return;
            }
            use();
            for (int row = 0; row < ROWS; row++) {
                while (fresh[row] != 0) {
                    int one = fresh[row] & -fresh[row];
                    if (place(0, ALL & ~one, ALL, row, one)) {
                        use();
                    } else {
                        fresh[row] &= ~one;
                        int cell = row * 9 + Integer.numberOfTrailingZeros(one);
                        templates.lo[digit] |= Geometry.bitLo(cell);
                        templates.hi[digit] |= Geometry.bitHi(cell);
                    }
                }
            }
        }

        private void use() {
            for (int row = 0; row < ROWS; row++) {
                fresh[row] &= ~chosen[row];
            }
        }

        /// Fills the rows from this one on, trying places that no template contains yet first.
        ///
        /// @param columns the columns left for the free rows
        /// @param stacks the columns of the boxes left in the band of the row
        /// @param fixed a row whose place is given
        private boolean place(int row, int columns, int stacks, int fixed, int place) {
            if (row == ROWS) {
                return true;
            }
            if (places[row] == 0) {
                chosen[row] = 0;
                return place(row + 1, columns, row % 3 == 2 ? ALL : stacks, fixed, place);
            }
            int options = (row == fixed ? place : places[row] & columns) & stacks;
            for (int turn = 0; turn < 2; turn++) {
                int some = turn == 0 ? options & fresh[row] : options & ~fresh[row];
                for (int left = some; left != 0; left &= left - 1) {
                    int one = left & -left;
                    int stack = 7 << Integer.numberOfTrailingZeros(one) / 3 * 3;
                    chosen[row] = one;
                    if (place(row + 1, columns & ~one, row % 3 == 2 ? ALL : stacks & ~stack, fixed, place)) {
                        return true;
                    }
                }
            }
            return false;
        }
    }
}
