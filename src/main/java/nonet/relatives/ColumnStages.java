package nonet.relatives;

import java.util.Arrays;

/// The first two rows of an arrangement, whose columns are placed one by one: what each place has to choose from, and the
/// stage that a choice leads to. Row 1 has blanks and then givens in each box; a digit that both rows have brings its
/// column to the first open place that row 1 has for it.
final class ColumnStages {

    private final boolean pattern;

    /// The numbers of givens in the boxes of row 1, the mask of its places with a given, and its digits.
    private final int[] counts = new int[3];

    private int givens;
    private final int[] first = new int[9];

    private LineView view = new LineView();
    private LineView across = view;
    private int firstRow;
    private int secondRow;

    /// For each digit, its column in row 1, or -1.
    private final int[] origins = new int[10];

    /// The stage before each place: the column in each place (four bits each, 0 if open), the
    /// columns that have a place, the places taken, the stack in each third (four bits each, 0 if open), and the labels.
    private final long[] columnAt = new long[10];

    private final int[] placed = new int[10];
    private final int[] taken = new int[10];
    private final int[] stackAt = new int[10];

    /// The label of each digit (four bits each, 0 if it has none), and in the lowest four bits the next label.
    private final long[] labels = new long[10];

    /// Creates the stages.
    ///
    /// @param pattern whether each given reads 1, whatever its digit
    ColumnStages(boolean pattern) {
        this.pattern = pattern;
    }

    /// Writes row 1.
    ///
    /// @param key the numbers of givens in its boxes, as [LineView#key] writes them
    void spread(int key) {
        givens = 0;
        int label = 1;
        for (int stack = 0; stack < 3; stack++) {
            counts[stack] = key >>> 4 - 2 * stack & 3;
            for (int place = 0; place < 3; place++) {
                boolean given = place >= 3 - counts[stack];
                first[stack * 3 + place] = !given ? 0 : pattern ? 1 : label++;
                givens |= given ? 1 << stack * 3 + place : 0;
            }
        }
    }

    /// Returns the digit in a place of row 1, 0 for a blank.
    int label(int place) {
        return first[place];
    }

    /// Starts with two rows of a band, before any column is placed.
    void begin(LineView rows, LineView columns, int row, int second) {
        view = rows;
        across = columns;
        firstRow = row;
        secondRow = second;
        Arrays.fill(origins, -1);
        for (int left = pattern ? 0 : rows.givens[row]; left != 0; left &= left - 1) {
            int column = Integer.numberOfTrailingZeros(left);
            origins[rows.cells[row * 9 + column]] = column;
        }
        columnAt[0] = 0;
        placed[0] = 0;
        taken[0] = 0;
        stackAt[0] = 0;
        labels[0] = pattern ? 1 << 4 : 1 + Integer.bitCount(givens);
    }

    /// Returns the mask of the columns that can stand in a place.
    int choices(int place) {
        if ((taken[place] >>> place & 1) != 0) {
            return 1 << column(place, place);
        }
        int filled = view.givens[firstRow];
        int open = ~placed[place] & 0x1FF & ((givens >>> place & 1) == 0 ? ~filled : filled);
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

    /// Returns the column in a place that is taken.
    int column(int stage, int place) {
        return (int) (columnAt[stage] >>> 4 * place & 15) - 1;
    }

    /// Returns the labels of a stage.
    long labels(int stage) {
        return labels[stage];
    }

    /// Tests whether a stack can stand in an open third.
    private boolean fits(int place, int stack, int third) {
        if ((placed[place] >>> 3 * stack & 7) != 0 || view.given(firstRow, stack) != counts[third]) {
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
    int place(int place, int column) {
        int next = place + 1;
        columnAt[next] = columnAt[place];
        placed[next] = placed[place];
        taken[next] = taken[place];
        stackAt[next] = stackAt[place];
        labels[next] = labels[place];
        if ((taken[place] >>> place & 1) == 0) {
            put(next, place, column);
        }
        int digit = view.cells[secondRow * 9 + column];
        return digit == 0 ? 0 : labeled(next, digit);
    }

    /// Returns the label of a digit of the second row. If it has none yet, its column in row 1 is placed, which labels it;
    /// a digit that row 1 does not have gets the next label.
    private int labeled(int stage, int digit) {
        boolean isNew = labelOf(stage, digit) == 0;
        int origin = origins[digit];
        if (isNew && origin >= 0) {
            put(stage, firstPlace(stage, origin / 3), origin);
        } else if (isNew) {
            labels[stage] += 1 + ((labels[stage] & 15) << 4 * digit);
        }
        return labelOf(stage, digit);
    }

    private int labelOf(int stage, int digit) {
        return (int) (labels[stage] >>> 4 * digit & 15);
    }

    /// Returns the first open place with a given in row 1 for a column of a stack.
    private int firstPlace(int stage, int stack) {
        for (int third = 0; third < 3; third++) {
            int there = (stackAt[stage] >>> 4 * third & 15) - 1;
            boolean isOpen =
                    there < 0 && (placed[stage] >>> 3 * stack & 7) == 0 && view.given(firstRow, stack) == counts[third];
            if (there == stack || isOpen) {
                return Integer.numberOfTrailingZeros(givens & ~taken[stage] & 7 << 3 * third);
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
        int digit = pattern ? 0 : view.cells[firstRow * 9 + column];
        labels[stage] |= digit == 0 ? 0 : (long) first[place] << 4 * digit;
    }
}
