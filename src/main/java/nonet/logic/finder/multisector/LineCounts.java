package nonet.logic.finder.multisector;

import java.util.Arrays;
import java.util.stream.IntStream;
import nonet.logic.position.Bits;
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

    /// The number added to lines less cells, so that no byte is negative.
    private static final int BIAS = 64;

    private final Position position;

    /// The choices of rows.
    private final int[] choices;

    private final int[] columnChoices;

    /// By choice of rows and set of columns, lines less cells, and [#BIAS].
    private final long[] surplus;

    /// By set of rows and set of columns, the lines that one digit needs.
    private final long[] lines = new long[WORDS << 9];

    /// The lines that a further row adds, by set of columns.
    private final long[] added = new long[WORDS];

    private final int[] blanks = new int[9];

    /// @param most the largest number of rows and of columns
    /// @param some the rows of which each choice has one at least
    LineCounts(Position position, int most, int some) {
        this.position = position;
        columnChoices = IntStream.range(0, 1 << 9)
                .filter(set -> Integer.bitCount(set) >= FEWEST_LINES && Integer.bitCount(set) <= most)
                .toArray();
        choices = IntStream.of(columnChoices).filter(rows -> (rows & some) != 0).toArray();
        surplus = new long[choices.length * WORDS];
        Arrays.fill(surplus, BIAS * ONES);
        for (int digit = 0; digit < 9; digit++) {
            addLines(digit);
        }
        for (int row = 0; row < 9; row++) {
            for (int digit = 0; digit < 9; digit++) {
                blanks[row] |= position.places(row, digit);
            }
        }
        for (int choice = 0; choice < choices.length; choice++) {
            subtractCells(choice);
        }
    }

    private void addLines(int digit) {
        int rows = 0;
        for (int row = 0; row < 9; row++) {
            rows |= position.places(row, digit) == 0 ? 0 : 1 << row;
        }
        boolean[] needed = new boolean[1 << 9];
        for (int choice : choices) {
            for (int set = choice & rows; set != 0 && !needed[set]; set &= set - 1) {
                needed[set] = true;
            }
        }
        for (int set = 1; set < 1 << 9; set++) {
            if (needed[set]) {
                addRow(set & set - 1, set, position.places(Integer.numberOfTrailingZeros(set), digit));
            }
        }
        for (int choice = 0; choice < choices.length; choice++) {
            int from = (choices[choice] & rows) * WORDS;
            int to = choice * WORDS;
            for (int word = 0; word < WORDS; word++) {
                surplus[to + word] += lines[from + word];
            }
        }
    }

    /// Computes the lines for one row more.
    ///
    /// @param places the columns of the digit in the row
    private void addRow(int rows, int more, int places) {
        int from = rows * WORDS;
        Arrays.fill(added, 0);
        for (int column : Bits.of(places & 0b111)) {
            long with = WITH_COLUMN[column];
            int shift = 8 << column;
            for (int word = 0; word < WORDS; word++) {
                long all = lines[from + word];
                added[word] |= (ONES & with) - ((all & with) - (all << shift & with));
            }
        }
        for (int column : Bits.of(places >>> 3)) {
            int step = 1 << column;
            for (int without = 0; without < WORDS; without += 2 * step) {
                for (int word = without + step; word < without + 2 * step; word++) {
                    added[word] |= ONES - (lines[from + word] - lines[from + word - step]);
                }
            }
        }
        for (int word = 0; word < WORDS; word++) {
            lines[more * WORDS + word] = lines[from + word] + added[word];
        }
    }

    private void subtractCells(int choice) {
        int[] inColumn = new int[9];
        for (int row : Bits.of(choices[choice])) {
            for (int column : Bits.of(blanks[row])) {
                inColumn[column]++;
            }
        }
        long[] cells = new long[WORDS];
        for (int column = 0; column < 3; column++) {
            cells[0] += inColumn[column] * (ONES & WITH_COLUMN[column]);
        }
        for (int word = 1; word < WORDS; word++) {
            cells[word] = cells[word & word - 1] + inColumn[3 + Integer.numberOfTrailingZeros(word)] * ONES;
        }
        for (int word = 0; word < WORDS; word++) {
            surplus[choice * WORDS + word] -= cells[word];
        }
    }

    /// Passes on the rows and columns where the digits need as many lines as there are blank cells, and these are enough.
    /// The digits never need fewer if the position has a solution.
    void forEachLocked(Locked sink) {
        for (int choice = 0; choice < choices.length; choice++) {
            for (int word = 0; word < WORDS; word++) {
                if (hasZero(surplus[choice * WORDS + word] ^ BIAS * ONES)) {
                    forEachLocked(choice, word, sink);
                }
            }
        }
    }

    private static boolean hasZero(long bytes) {
        return (bytes - ONES & ~bytes & 0x8080808080808080L) != 0;
    }

    private void forEachLocked(int choice, int word, Locked sink) {
        for (int columns = 8 * word; columns < 8 * word + 8; columns++) {
            long lines = surplus[choice * WORDS + word] >>> 8 * (columns & 7) & 0xFF;
            if (lines == BIAS
                    && Arrays.binarySearch(columnChoices, columns) >= 0
                    && cells(choices[choice], columns) >= FEWEST_CELLS) {
                sink.accept(choices[choice], columns);
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
