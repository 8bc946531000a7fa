package nonet.relatives;

/// Finds the least text of a puzzle or a pattern. Not safe for several threads; it keeps its arrays from one search to the
/// next.
///
/// The text is built from its first digit on, and each arrangement is given up as soon as its text is greater than the
/// least found. How the givens of a line are spread over its three boxes decides which lines can come first, and fixes
/// the text of row 1. The second row then places the columns one by one, a digit that row 1 also has with its column
/// there; the other rows only have their order to choose. Equal lines, such as blank ones, are tried in one order.
final class PuzzleSearch {

    private static final int CELLS = 81;

    private final LineView rows = new LineView();
    private final LineView columns = new LineView();
    private final ColumnStages stages;

    /// The view of the current arrangement.
    private LineView view = rows;

    /// The row in each place of the current arrangement.
    private final int[] rowAt = new int[9];

    private final int[] order = new int[9];

    /// The labels after each row, for each row that can come next.
    private final long[] labelsAfter = new long[CELLS];

    private final byte[] best = new byte[CELLS];

    /// The number of cells that the least text has so far.
    private int known;

    /// The number of arrangements that have the least text.
    private long found;

    private final int[] bestRows = new int[9];
    private final int[] bestOrder = new int[9];
    private boolean bestTransposed;

    /// Creates a search.
    ///
    /// @param pattern whether each given reads 1, whatever its digit
    PuzzleSearch(boolean pattern) {
        stages = new ColumnStages(pattern);
    }

    /// Returns the least text of the values of the cells, with an isomorphism that leads to it.
    LeastText of(byte[] values) {
        for (int cell = 0; cell < CELLS; cell++) {
            rows.cells[cell] = values[cell];
            columns.cells[cell % 9 * 9 + cell / 9] = values[cell];
        }
        rows.compareLines();
        columns.compareLines();
        int key = Integer.MAX_VALUE;
        for (int row = 0; row < 9; row++) {
            key = Math.min(key, Math.min(rows.key(row), columns.key(row)));
        }
        stages.spread(key);
        for (int place = 0; place < 9; place++) {
            best[place] = (byte) stages.label(place);
        }
        known = 9;
        found = 0;
        arrange(rows, columns, key);
        arrange(columns, rows, key);
        return LeastText.of(best, found * rows.orders * columns.orders, bestRows, bestOrder, bestTransposed);
    }

    private void arrange(LineView rows, LineView columns, int key) {
        view = rows;
        for (int row = 0; row < 9; row++) {
            if (rows.key(row) == key && rows.isFirstOfTwins(row, 0)) {
                for (int second = row / 3 * 3; second < row / 3 * 3 + 3; second++) {
                    if (second != row && (rows.rowTwins[second] & ~(1 << row)) == 0) {
                        rowAt[0] = row;
                        rowAt[1] = second;
                        stages.begin(rows, columns, row, second);
                        placeColumns(0);
                    }
                }
            }
        }
    }

    /// Places the columns from a place of the second row on.
    private void placeColumns(int place) {
        if (place == 9) {
            for (int i = 0; i < 9; i++) {
                order[i] = stages.column(9, i);
            }
            placeRows(2, 1 << rowAt[0] | 1 << rowAt[1], stages.labels(9));
            return;
        }
        int choices = stages.choices(place);
        if (Integer.bitCount(choices) == 1) {
            // Most places have a single choice, which need not be tried before it is taken.
            if (!isGreater(9 + place, stages.place(place, Integer.numberOfTrailingZeros(choices)))) {
                placeColumns(place + 1);
            }
            return;
        }
        int least = 0;
        int value = 10;
        for (int left = choices; left != 0; left &= left - 1) {
            int other = stages.place(place, Integer.numberOfTrailingZeros(left));
            if (other < value) {
                value = other;
                least = 0;
            }
            least |= other == value ? left & -left : 0;
        }
        if (isGreater(9 + place, value)) {
            return;
        }
        for (int left = least; left != 0; left &= left - 1) {
            stages.place(place, Integer.numberOfTrailingZeros(left));
            placeColumns(place + 1);
        }
    }

    /// Compares the next digit of an arrangement that agrees with the least text so far, and writes it if it is less.
    private boolean isGreater(int at, int value) {
        if (at < known && value >= best[at]) {
            return value > best[at];
        }
        best[at] = (byte) value;
        known = at + 1;
        found = 0;
        return false;
    }

    /// Places the rows from a place on.
    private void placeRows(int place, int used, long labels) {
        if (place == 9) {
            if (found++ == 0) {
                System.arraycopy(rowAt, 0, bestRows, 0, 9);
                System.arraycopy(order, 0, bestOrder, 0, 9);
                bestTransposed = view == columns;
            }
            return;
        }
        int least = 0;
        int open = ~used & 0x1FF & (place % 3 == 0 ? 0x1FF : 7 << rowAt[place - 1] / 3 * 3);
        for (int left = open; left != 0; left &= left - 1) {
            int row = Integer.numberOfTrailingZeros(left);
            boolean begins = place % 3 != 0 || (used >>> row / 3 * 3 & 7) == 0;
            if (begins && view.isFirstOfTwins(row, used)) {
                int before = compare(place, row, labels);
                least = before < 0 ? 1 << row : before == 0 ? least | 1 << row : least;
            }
        }
        for (int left = least; left != 0; left &= left - 1) {
            int row = Integer.numberOfTrailingZeros(left);
            rowAt[place] = row;
            placeRows(place + 1, used | 1 << row, labelsAfter[place * 9 + row]);
        }
    }

    /// Compares a row with the least text, and writes it if it is less: negative, 0 if equal, positive if greater.
    private int compare(int place, int row, long before) {
        long after = before;
        int at = place * 9;
        boolean isLess = at >= known;
        for (int i = 0; i < 9; i++) {
            int digit = view.cells[row * 9 + order[i]];
            int label = 0;
            if (digit != 0) {
                label = (int) (after >>> 4 * digit & 15);
                if (label == 0) {
                    label = (int) (after & 15);
                    after += 1 + ((long) label << 4 * digit);
                }
            }
            if (!isLess && label > best[at + i]) {
                return 1;
            }
            isLess |= label < best[at + i];
            if (isLess) {
                best[at + i] = (byte) label;
            }
        }
        labelsAfter[place * 9 + row] = after;
        if (isLess) {
            known = at + 9;
            found = 0;
        }
        return isLess ? -1 : 0;
    }
}
