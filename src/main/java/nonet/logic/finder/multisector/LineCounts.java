package nonet.logic.finder.multisector;

import java.util.Arrays;
import java.util.stream.IntStream;
import nonet.grid.Bits;
import nonet.logic.position.Position;

/// For every choice of rows and columns, the number of lines that the digits need there to cover their candidates, beside
/// the number of blank cells.
///
/// As many lines are needed as places can be chosen of which no two share a line (Kőnig). So a further row adds one line,
/// if it has a place in a column that the other rows can do without, or none. A table has a byte for each set of columns,
/// in which the first three columns are the number of a byte in its word, and the other six the number of the word.
final class LineCounts {

    private static final int FEWEST_LINES = 3;
    private static final int FEWEST_CELLS = 7;

    /// The words of a table.
    private static final int WORDS = 1 << 6;

    private static final long ONES = 0x0101010101010101L;

    /// The bytes of the sets with the first, second and third column.
    private static final long[] WITH_COLUMN = {0xFF00FF00FF00FF00L, 0xFFFF0000FFFF0000L, 0xFFFFFFFF00000000L};

    /// By column from the fourth, the words of the sets with it: all bits or none.
    private static final long[][] WORDS_WITH_COLUMN = new long[6][WORDS];

    static {
        for (int column = 0; column < 6; column++) {
            for (int word = 0; word < WORDS; word++) {
                WORDS_WITH_COLUMN[column][word] = -(word >>> column & 1);
            }
        }
    }

    /// The number added to lines less cells, so that no byte is negative.
    private static final int BIAS = 64;

    private final int most;

    /// The choices of rows.
    private final int[] choices;

    /// By word, bytes of ones for the sets of columns that are no choice, and zeros for the choices.
    private final long[] unfit = new long[WORDS];

    /// By digit, the rows in which it is a candidate, and by set of these rows and set of columns, the lines it needs.
    private final int[] rows = new int[9];

    private final long[][][] lines = new long[9][][];

    /// The lines that a further row adds, by set of columns.
    private final long[] added = new long[WORDS];

    /// By row, the columns of its blank cells.
    private final int[] blanks = new int[9];

    /// The lines without a column, at the sets with it.
    private final long[] without = new long[WORDS];

    /// For the current choice of rows, by set of columns, lines less cells, and [#BIAS].
    private final long[] surplus = new long[WORDS];

    private final long[] cells = new long[WORDS];

    /// @param most the largest number of rows and of columns
    /// @param some the rows of which each choice has one at least
    LineCounts(Position position, int most, int some) {
        this.most = most;
        choices = IntStream.range(0, 1 << 9)
                .filter(rows -> isChoice(rows) && (rows & some) != 0)
                .toArray();
        for (int columns = 0; columns < 1 << 9; columns++) {
            unfit[columns >>> 3] |= isChoice(columns) ? 0 : 0xFFL << 8 * (columns & 7);
        }
        for (int digit = 0; digit < 9; digit++) {
            countLines(position, digit, some);
        }
        for (int row = 0; row < 9; row++) {
            for (int digit = 0; digit < 9; digit++) {
                blanks[row] |= position.places(row, digit);
            }
        }
    }

    private boolean isChoice(int lines) {
        return Integer.bitCount(lines) >= FEWEST_LINES && Integer.bitCount(lines) <= most;
    }

    private void countLines(Position position, int digit, int some) {
        for (int row = 0; row < 9; row++) {
            rows[digit] |= position.places(row, digit) == 0 ? 0 : 1 << row;
        }
        int sets = 1 << Integer.bitCount(rows[digit]);
        lines[digit] = new long[sets][];
        lines[digit][0] = new long[WORDS];
        int first = Integer.compress(some, rows[digit]);
        boolean needsAll = (some & ~rows[digit]) != 0;
        for (int set = 1; set < sets; set++) {
            // Other sets than those with one of the first rows are left out, so these rows are added before others.
            if (Integer.bitCount(set) <= most && (needsAll || (set & first) != 0)) {
                int last = Integer.lowestOneBit((set & ~first) == 0 ? set : set & ~first);
                int row = Integer.numberOfTrailingZeros(Integer.expand(last, rows[digit]));
                lines[digit][set] = withRow(lines[digit][set ^ last], position.places(row, digit));
            }
        }
    }

    /// Returns the lines for one row more. All loops run through equal indices, so that they are vectorized.
    ///
    /// A set of columns needs one line more if it has a column of the row without which it needs as many lines: the other
    /// rows can do without that column. For a column, eight sets are compared at once, each in its byte. With the first
    /// column, a set is one byte above the set without it, so a word is compared with itself, shifted by a byte:
    /// ```
    /// set of columns   123  23  13   3  12   2   1   -
    /// lines[word]        2   2   2   1   1   1   1   0
    /// shifted by a byte  2   2   1   1   1   1   0   -
    /// difference         0       1       0       1        in the bytes with column 1
    /// added              1   0   0   0   1   0   0   0    one less the difference
    /// ```
    /// With the second column it is shifted by two bytes, with the third by four. With a further one, the sets without it
    /// are in another word.
    ///
    /// @param places the columns of the digit in the row
    private long[] withRow(long[] lines, int places) {
        Arrays.fill(added, 0);
        for (int column : Bits.of(places & 0b111)) {
            long with = WITH_COLUMN[column];
            int shift = 8 << column;
            for (int word = 0; word < WORDS; word++) {
                added[word] |= (ONES & with) - ((lines[word] & with) - (lines[word] << shift & with));
            }
        }
        for (int column : Bits.of(places >>> 3)) {
            System.arraycopy(lines, 0, without, 1 << column, WORDS - (1 << column));
            long[] with = WORDS_WITH_COLUMN[column];
            for (int word = 0; word < WORDS; word++) {
                added[word] |= ONES - (lines[word] - without[word]) & with[word];
            }
        }
        long[] more = lines.clone();
        for (int word = 0; word < WORDS; word++) {
            more[word] += added[word];
        }
        return more;
    }

    /// Passes on the rows and columns where the digits need as many lines as there are blank cells, and these are enough.
    /// The digits never need fewer if the position has a solution.
    void forEachLocked(Locked sink) {
        for (int choice : choices) {
            Arrays.fill(surplus, BIAS * ONES);
            for (int digit = 0; digit < 9; digit++) {
                addLines(lines[digit][Integer.compress(choice, rows[digit])]);
            }
            subtractCells(choice);
            for (int word = 0; word < WORDS; word++) {
                if (hasZero(surplus[word] ^ BIAS * ONES | unfit[word])) {
                    forEachLocked(choice, word, sink);
                }
            }
        }
    }

    private void addLines(long[] lines) {
        for (int word = 0; word < WORDS; word++) {
            surplus[word] += lines[word];
        }
    }

    private void subtractCells(int choice) {
        int[] inColumn = new int[9];
        for (int row : Bits.of(choice)) {
            for (int column : Bits.of(blanks[row])) {
                inColumn[column]++;
            }
        }
        cells[0] = 0;
        for (int column = 0; column < 3; column++) {
            cells[0] += inColumn[column] * (ONES & WITH_COLUMN[column]);
        }
        for (int word = 1; word < WORDS; word++) {
            cells[word] = cells[word & word - 1] + inColumn[3 + Integer.numberOfTrailingZeros(word)] * ONES;
        }
        for (int word = 0; word < WORDS; word++) {
            surplus[word] -= cells[word];
        }
    }

    private static boolean hasZero(long bytes) {
        return (bytes - ONES & ~bytes & 0x8080808080808080L) != 0;
    }

    private void forEachLocked(int choice, int word, Locked sink) {
        for (int columns = 8 * word; columns < 8 * word + 8; columns++) {
            long lines = surplus[word] >>> 8 * (columns & 7) & 0xFF;
            if (lines == BIAS && isChoice(columns) && cells(choice, columns) >= FEWEST_CELLS) {
                sink.accept(choice, columns);
            }
        }
    }

    private int cells(int rows, int columns) {
        int cells = 0;
        for (int row : Bits.of(rows)) {
            cells += Integer.bitCount(blanks[row] & columns);
        }
        return cells;
    }

    /// Receives rows and columns, nine bits each.
    @FunctionalInterface
    interface Locked {
        void accept(int rows, int columns);
    }
}
