package nonet.relatives;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;

/// Finds the canonical form of puzzles, grids and patterns: the least text of 81 digits, 0 for a blank, into which any
/// [Isomorphism] turns them. Two of them are equivalent exactly if their forms are equal. Not safe for several threads;
/// it keeps its arrays from one search to the next.
///
/// The text is built from its first digit on, and each arrangement is given up as soon as its text is greater than the
/// least found. How the givens of a line are spread over its three boxes decides which lines can come first, and fixes
/// the text of row 1. The second row then places the columns one by one, a digit that row 1 also has with its column
/// there; the other rows only have their order to choose. Equal lines, such as blank ones, are tried in one order.
public final class CanonicalForm {

    private static final int CELLS = 81;

    /// A canonical form and what leads to it.
    ///
    /// @param text 81 digits, 0 for a blank; of a pattern, 1 for a given
    /// @param automorphisms the number of ways to move lines, with digits to fit, that leave the puzzle as it is, at
    ///     least 1; digits that do not occur are not counted
    /// @param isomorphism turns the puzzle into its form
    public record Canonical(String text, long automorphisms, Isomorphism isomorphism) {}

    private final LineView rows = new LineView();
    private final LineView columns = new LineView();
    private boolean pattern;

    /// The view of the current arrangement, and the one across.
    private LineView view = rows;

    private LineView across = columns;

    /// The row in each place of the current arrangement.
    private final int[] rowAt = new int[9];

    /// The numbers of givens in the boxes of row 1, and the mask of its columns with a given, in the least text.
    private final int[] counts = new int[3];

    private int firstGivens;

    /// For each digit, its column in row 1, or -1.
    private final int[] origins = new int[10];

    /// The stage of the second row at each of its places: the column in each place (four bits each, 0 if open), the
    /// columns that have a place, the places taken, the stack in each third (four bits each, 0 if open), and the labels.
    private final long[] columnAt = new long[10];

    private final int[] placed = new int[10];
    private final int[] taken = new int[10];
    private final int[] stackAt = new int[10];

    /// The label of each digit (four bits each, 0 if it has none), and in the lowest four bits the next label.
    private final long[] labels = new long[10];

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

    /// Returns the form of a puzzle or a grid.
    ///
    /// @throws IllegalArgumentException if the puzzle is restricted, or if a digit occurs twice in a house
    public Canonical of(Puzzle puzzle) {
        if (puzzle.isRestricted()) {
            throw new IllegalArgumentException("a restricted puzzle");
        }
        if (!puzzle.conflicts().isEmpty()) {
            throw new IllegalArgumentException("a digit occurs twice in a house");
        }
        pattern = false;
        return search(puzzle.values());
    }

    /// Returns the form of a pattern, the cells that hold a given whatever its digit.
    public Canonical of(CellSet cells) {
        pattern = true;
        byte[] values = new byte[CELLS];
        cells.forEach(cell -> values[cell.index()] = 1);
        return search(values);
    }

    private Canonical search(byte[] values) {
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
        writeFirstRow(key);
        arrange(rows, columns, key);
        arrange(columns, rows, key);
        byte[] text = new byte[CELLS];
        for (int cell = 0; cell < CELLS; cell++) {
            text[cell] = (byte) ('0' + best[cell]);
        }
        return new Canonical(
                new String(text, StandardCharsets.US_ASCII), found * rows.orders * columns.orders, isomorphism(values));
    }

    private void writeFirstRow(int key) {
        firstGivens = 0;
        int label = 1;
        for (int stack = 0; stack < 3; stack++) {
            counts[stack] = key >>> 4 - 2 * stack & 3;
            for (int place = 0; place < 3; place++) {
                boolean given = place >= 3 - counts[stack];
                best[stack * 3 + place] = (byte) (!given ? 0 : pattern ? 1 : label++);
                firstGivens |= given ? 1 << stack * 3 + place : 0;
            }
        }
        known = 9;
        found = 0;
    }

    private void arrange(LineView rows, LineView columns, int key) {
        view = rows;
        across = columns;
        for (int row = 0; row < 9; row++) {
            if (rows.key(row) == key && isFirstOfTwins(row, 0)) {
                rowAt[0] = row;
                Arrays.fill(origins, -1);
                for (int left = pattern ? 0 : rows.givens[row]; left != 0; left &= left - 1) {
                    int column = Integer.numberOfTrailingZeros(left);
                    origins[rows.cells[row * 9 + column]] = column;
                }
                for (int second = row / 3 * 3; second < row / 3 * 3 + 3; second++) {
                    if (second != row && (rows.rowTwins[second] & ~(1 << row)) == 0) {
                        rowAt[1] = second;
                        columnAt[0] = 0;
                        placed[0] = 0;
                        taken[0] = 0;
                        stackAt[0] = 0;
                        labels[0] = pattern ? 1 << 4 : 1 + Integer.bitCount(firstGivens);
                        placeColumns(0);
                    }
                }
            }
        }
    }

    /// Tests whether all lower rows and bands that equal a row and, at the start of a band, its band are used.
    private boolean isFirstOfTwins(int row, int used) {
        if ((view.rowTwins[row] & ~used) != 0) {
            return false;
        }
        boolean begins = (used >>> row / 3 * 3 & 7) == 0;
        for (int twins = begins ? view.bandTwins[row / 3] : 0; twins != 0; twins &= twins - 1) {
            if ((used >>> Integer.numberOfTrailingZeros(twins) * 3 & 7) == 0) {
                return false;
            }
        }
        return true;
    }

    /// Places the columns from a place of the second row on.
    private void placeColumns(int place) {
        if (place == 9) {
            for (int i = 0; i < 9; i++) {
                order[i] = (int) (columnAt[9] >>> 4 * i & 15) - 1;
            }
            placeRows(2, 1 << rowAt[0] | 1 << rowAt[1], labels[9]);
            return;
        }
        int choices = choices(place);
        if (Integer.bitCount(choices) == 1) {
            // Most places have a single choice, which need not be tried before it is taken.
            if (!isGreater(9 + place, place(place, Integer.numberOfTrailingZeros(choices)))) {
                placeColumns(place + 1);
            }
            return;
        }
        int least = 0;
        int value = 10;
        for (int left = choices; left != 0; left &= left - 1) {
            int other = place(place, Integer.numberOfTrailingZeros(left));
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
            place(place, Integer.numberOfTrailingZeros(left));
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

    /// Returns the mask of the columns that can stand in a place.
    private int choices(int place) {
        if ((taken[place] >>> place & 1) != 0) {
            return 1 << (int) (columnAt[place] >>> 4 * place & 15) - 1;
        }
        int givens = view.givens[rowAt[0]];
        int open = ~placed[place] & 0x1FF & ((firstGivens >>> place & 1) == 0 ? ~givens : givens);
        int third = place / 3;
        int stack = (stackAt[place] >>> 4 * third & 15) - 1;
        int choices = 0;
        for (int left = stack < 0 ? open : open & 7 << 3 * stack; left != 0; left &= left - 1) {
            int column = Integer.numberOfTrailingZeros(left);
            boolean fits = stack >= 0 || fits(place, column / 3, third);
            choices |= fits && (across.rowTwins[column] & ~placed[place]) == 0 ? 1 << column : 0;
        }
        return choices;
    }

    /// Tests whether a stack can stand in an open third.
    private boolean fits(int place, int stack, int third) {
        if ((placed[place] >>> 3 * stack & 7) != 0 || view.given(rowAt[0], stack) != counts[third]) {
            return false;
        }
        for (int twins = across.bandTwins[stack]; twins != 0; twins &= twins - 1) {
            if ((placed[place] >>> 3 * Integer.numberOfTrailingZeros(twins) & 7) == 0) {
                return false;
            }
        }
        return true;
    }

    /// Puts a column in a place, writes the stage that follows, and returns the digit of the second row there.
    private int place(int place, int column) {
        int next = place + 1;
        columnAt[next] = columnAt[place];
        placed[next] = placed[place];
        taken[next] = taken[place];
        stackAt[next] = stackAt[place];
        labels[next] = labels[place];
        if ((taken[place] >>> place & 1) == 0) {
            put(next, place, column);
        }
        int digit = view.cells[rowAt[1] * 9 + column];
        if (digit == 0) {
            return 0;
        }
        int label = (int) (labels[next] >>> 4 * digit & 15);
        if (label != 0) {
            return label;
        }
        int origin = origins[digit];
        if (origin >= 0) {
            put(next, firstPlace(next, origin / 3), origin);
            return (int) (labels[next] >>> 4 * digit & 15);
        }
        label = (int) (labels[next] & 15);
        labels[next] += 1 + ((long) label << 4 * digit);
        return label;
    }

    /// Returns the first open place with a given in row 1 for a column of a stack.
    private int firstPlace(int stage, int stack) {
        for (int third = 0; third < 3; third++) {
            int there = (stackAt[stage] >>> 4 * third & 15) - 1;
            boolean isOpen =
                    there < 0 && (placed[stage] >>> 3 * stack & 7) == 0 && view.given(rowAt[0], stack) == counts[third];
            if (there == stack || isOpen) {
                return Integer.numberOfTrailingZeros(firstGivens & ~taken[stage] & 7 << 3 * third);
            }
        }
        throw new IllegalStateException("no place is left for stack " + stack);
    }

    private void put(int stage, int place, int column) {
        columnAt[stage] |= (long) (column + 1) << 4 * place;
        placed[stage] |= 1 << column;
        taken[stage] |= 1 << place;
        int third = 4 * (place / 3);
        stackAt[stage] = stackAt[stage] & ~(15 << third) | column / 3 + 1 << third;
        int digit = pattern ? 0 : view.cells[rowAt[0] * 9 + column];
        labels[stage] |= digit == 0 ? 0 : (long) best[place] << 4 * digit;
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
            if (begins && isFirstOfTwins(row, used)) {
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

    private Isomorphism isomorphism(byte[] values) {
        int[] rowTo = new int[9];
        int[] columnTo = new int[9];
        for (int i = 0; i < 9; i++) {
            rowTo[bestRows[i]] = i;
            columnTo[bestOrder[i]] = i;
        }
        int[] digits = new int[9];
        Arrays.fill(digits, -1);
        Isomorphism lines = bestTransposed
                ? Isomorphism.ofLines(columnTo, rowTo, true)
                : Isomorphism.ofLines(rowTo, columnTo, false);
        int used = 0;
        for (int cell = 0; cell < CELLS && !pattern; cell++) {
            if (values[cell] != 0) {
                digits[values[cell] - 1] = best[lines.cell(cell)] - 1;
                used |= 1 << digits[values[cell] - 1];
            }
        }
        for (int digit = 0; digit < 9; digit++) {
            if (digits[digit] < 0) {
                digits[digit] = Integer.numberOfTrailingZeros(~used);
                used |= 1 << digits[digit];
            }
        }
        return lines.then(Isomorphism.ofDigits(digits));
    }
}
