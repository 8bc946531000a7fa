package nonet.generate;

import java.util.random.RandomGenerator;

/// Draws solution grids at random, all with the same probability.
///
/// The digits of the first box are numbered by their cells. Then the boxes beside and below it are drawn uniformly, up
/// to the order of their columns and rows. After that a digit has two rows and two columns left in each of the other
/// four boxes, and whole *spreads* (see [MinirowSpreads]) are left for the two bands and two stacks that these
/// boxes form: 56 each. The two for the bands are drawn. Which of those for a stack fit is an intersection of six sets;
/// the number of completions is the product for both stacks, at most eight each, since each line of three digits allows
/// at most two orders. A drawing is accepted with a probability proportional to that number, for one stack and then for
/// the other, which makes the result uniform, and one of its completions is drawn. At last the digits, and the rows and
/// columns outside the first box, are permuted.
///
/// An instance draws grid after grid, for one thread at a time.
public final class RandomGrids {

    /// The orders of two lines of a box, with its first line in ascending order.
    private static final int ORDERS = 36;

    private static final int BOXES = MinirowSpreads.COUNT * ORDERS;

    /// The number of ways to fill the boxes beside the first one, and the number of drawings.
    private static final long ARMS = (long) BOXES * ORDERS;

    private static final long DRAWINGS = ARMS * ARMS * MinirowSpreads.COUNT * MinirowSpreads.COUNT;

    /// The largest number of spreads of a stack that fit.
    private static final int MOST_FITTING = 8;

    private static final int[][] PERMUTATIONS = {{0, 1, 2}, {0, 2, 1}, {1, 0, 2}, {1, 2, 0}, {2, 0, 1}, {2, 1, 0}};

    /// For each box beside the first one, the position of each digit: 3 * column + row.
    private static final byte[] BESIDE = new byte[9 * BOXES];

    /// For each box below the first one, the digit at each position: 3 * row + column. It is the box beside the first
    /// one, reflected in the diagonal.
    private static final byte[] BELOW = new byte[9 * BOXES];

    static {
        for (int box = 0; box < BOXES; box++) {
            int[][] orders = {
                PERMUTATIONS[0], PERMUTATIONS[box % ORDERS / 6], PERMUTATIONS[box % 6],
            };
            for (int i = 0; i < 9; i++) {
                int digit = MinirowSpreads.position(box / ORDERS, i);
                int position = 3 * orders[i / 3][i % 3] + i / 3;
                BESIDE[9 * box + digit] = (byte) position;
                BELOW[9 * box + position] = (byte) (digit % 3 * 3 + digit / 3);
            }
        }
    }

    private final long seed;
    private final byte[] grid = new byte[81];

    /// The boxes beside and below the first one, as offsets into the tables.
    private int box2;

    private int box3;
    private int box4;
    private int box7;

    /// The spreads of bands 2 and 3, and those of stacks 2 and 3 that fit, a bit for each.
    private int band2;

    private int band3;
    private long stack2;
    private long stack3;

    private final byte[] digits = new byte[9];
    private final byte[] rows = new byte[9];
    private final byte[] columns = new byte[9];

    public RandomGrids(long seed) {
        this.seed = seed;
    }

    /// Draws a grid. The same seed and number yield the same grid, regardless of earlier calls.
    ///
    /// @return its digits, row by row, valid until the next draw
    public byte[] draw(long number) {
        return draw(Seeds.random(seed, number));
    }

    byte[] draw(RandomGenerator random) {
        do {
            begin(random);
        } while (!isAccepted(fittingSecond(), random) || !isAccepted(fittingThird(), random));
        permuteDigits(digits, random);
        permuteLines(rows, random);
        permuteLines(columns, random);
        write(oneOf(stack2, random), oneOf(stack3, random));
        return grid;
    }

    /// Draws the boxes beside and below the first one, and the spreads of the bands.
    private void begin(RandomGenerator random) {
        long drawing = random.nextLong(DRAWINGS);
        int beside = (int) (drawing % ARMS);
        int below = (int) (drawing / ARMS % ARMS);
        int bands = (int) (drawing / ARMS / ARMS);
        box2 = secondBox(beside);
        box3 = thirdBox(beside);
        box4 = secondBox(below);
        box7 = thirdBox(below);
        band2 = bands / MinirowSpreads.COUNT;
        band3 = bands % MinirowSpreads.COUNT;
    }

    private static boolean isAccepted(int fitting, RandomGenerator random) {
        return fitting > 0 && random.nextInt(MOST_FITTING) < fitting;
    }

    /// Makes a drawing, and returns the number of its completions.
    int attempt(RandomGenerator random) {
        begin(random);
        return fittingSecond() * fittingThird();
    }

    private int fittingSecond() {
        stack2 = fitting(box2, band2, band3);
        return Long.bitCount(stack2);
    }

    private int fittingThird() {
        stack3 = fitting(box3, MinirowSpreads.exchanged(band2), MinirowSpreads.exchanged(band3));
        return Long.bitCount(stack3);
    }

    private static int secondBox(int arm) {
        return 9 * (arm / ORDERS);
    }

    /// The third box has the digits that are left, in an independent order.
    private static int thirdBox(int arm) {
        int spread = MinirowSpreads.exchanged(arm / ORDERS / ORDERS);
        return 9 * (ORDERS * spread + arm % ORDERS);
    }

    /// Returns the spreads of the stack below a box of the first band, a bit for each, that put three digits of a row
    /// into three columns.
    ///
    /// @param inBand2 the spread that has the rows of the stack's box in band 2 as those of a second box
    private long fitting(int above, int inBand2, int inBand3) {
        long fitting = -1;
        for (int first = 0; first < 9 && fitting != 0; first += 3) {
            int row2 = 0;
            int row3 = 0;
            for (int i = first; i < first + 3; i++) {
                row2 |= 1 << BESIDE[above + BELOW[box4 + MinirowSpreads.position(inBand2, i)]];
                row3 |= 1 << BESIDE[above + BELOW[box7 + MinirowSpreads.position(inBand3, i)]];
            }
            fitting &= MinirowSpreads.apartInSecond(row2) & MinirowSpreads.apartInThird(row3);
        }
        return fitting;
    }

    private static int oneOf(long spreads, RandomGenerator random) {
        long left = spreads;
        for (int skip = random.nextInt(Long.bitCount(spreads)); skip > 0; skip--) {
            left &= left - 1;
        }
        return Long.numberOfTrailingZeros(left);
    }

    /// Writes the grid that is completed by these spreads of the stacks.
    private void write(int second, int third) {
        for (int place = 0; place < 9; place++) {
            // The digit in the fourth box at this position, and then the same in the seventh.
            int digit = BELOW[box4 + place];
            int in2 = BESIDE[box2 + digit];
            int in3 = BESIDE[box3 + digit];
            put(digit, 3 + place / 3, place % 3);
            put(digit, 3 + MinirowSpreads.lineInSecond(band2, place), 3 + MinirowSpreads.lineInSecond(second, in2));
            put(digit, 3 + MinirowSpreads.lineInThird(band2, place), 6 + MinirowSpreads.lineInSecond(third, in3));
            put(digit, in2 % 3, 3 + in2 / 3);
            put(digit, in3 % 3, 6 + in3 / 3);
            put(digit, digit / 3, digit % 3);
            digit = BELOW[box7 + place];
            in2 = BESIDE[box2 + digit];
            in3 = BESIDE[box3 + digit];
            put(digit, 6 + place / 3, place % 3);
            put(digit, 6 + MinirowSpreads.lineInSecond(band3, place), 3 + MinirowSpreads.lineInThird(second, in2));
            put(digit, 6 + MinirowSpreads.lineInThird(band3, place), 6 + MinirowSpreads.lineInThird(third, in3));
        }
    }

    private void put(int digit, int row, int column) {
        grid[9 * rows[row] + columns[column]] = digits[digit];
    }

    private static void permuteDigits(byte[] digits, RandomGenerator random) {
        for (int last = 0; last < 9; last++) {
            int other = random.nextInt(last + 1);
            digits[last] = digits[other];
            digits[other] = (byte) (last + 1);
        }
    }

    /// Permutes the lines of the second and the third box.
    private static void permuteLines(byte[] lines, RandomGenerator random) {
        int orders = random.nextInt(ORDERS);
        for (int line = 0; line < 3; line++) {
            lines[line] = (byte) line;
            lines[3 + line] = (byte) (3 + PERMUTATIONS[orders / 6][line]);
            lines[6 + line] = (byte) (6 + PERMUTATIONS[orders % 6][line]);
        }
    }
}
