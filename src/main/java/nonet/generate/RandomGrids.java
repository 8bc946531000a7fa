package nonet.generate;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/// Draws final grids at random, nearly uniformly: the total variation distance from the uniform distribution is a
/// twentieth.
///
/// The first band and the first stack are drawn uniformly. The other four boxes are filled cell by cell, always in a
/// cell with the fewest candidates, with a random one of them. Hence a single sequence of choices leads to a grid, and
/// its probability is known: one over the product of the numbers of candidates. A grid is accepted with a probability
/// proportional to that product, which makes the result uniform; only the few grids whose product exceeds a limit
/// remain less likely. (This is rejection sampling; the product is Knuth's estimate of the size of a search tree.)
///
/// An instance draws grid after grid, for one thread at a time.
public final class RandomGrids {

    /// The number of ways to distribute the rows of a box over the rows of the other two boxes of a band.
    private static final int SPREADS = 56;

    /// A grid is accepted for certain if the product of its numbers of candidates exceeds this. A higher limit is more
    /// uniform and slower.
    private static final int LIMIT = 50_000;

    private static final byte[] ROW = new byte[81];
    private static final byte[] COLUMN = new byte[81];
    private static final byte[] BOX = new byte[81];

    static {
        for (int cell = 0; cell < 81; cell++) {
            ROW[cell] = (byte) (cell / 9);
            COLUMN[cell] = (byte) (cell % 9);
            BOX[cell] = (byte) (cell / 27 * 3 + cell % 9 / 3);
        }
    }

    private final long seed;
    private final byte[] grid = new byte[81];
    private final int[] usedInRow = new int[9];
    private final int[] usedInColumn = new int[9];
    private final int[] usedInBox = new int[9];
    private final byte[] blanks = new byte[36];
    private final int[][] lines = new int[3][3];
    private final int[] second = new int[3];
    private final int[] third = new int[3];

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
        long odds;
        do {
            odds = attempt(random);
        } while (random.nextInt(LIMIT) >= odds);
        return grid;
    }

    /// Fills the grid at random.
    ///
    /// @return the product of the numbers of candidates chosen from, or 0 for a dead end
    long attempt(RandomGenerator random) {
        Arrays.fill(usedInRow, 0);
        Arrays.fill(usedInColumn, 0);
        Arrays.fill(usedInBox, 0);
        int[] box = {0, 1, 2, 3, 4, 5, 6, 7, 8};
        shuffle(box, random);
        for (int place = 0; place < 9; place++) {
            put(place / 3 * 9 + place % 3, 1 << box[place]);
        }
        drawArm(box, false, random);
        drawArm(box, true, random);
        return fillTheRest(random);
    }

    /// Draws the other two boxes of the first band, or of the first stack, where lines are columns.
    ///
    /// A line of the first box goes to another line of the second box as a whole, or split two to one: then each line
    /// leaves one digit for the line after it.
    private void drawArm(int[] box, boolean down, RandomGenerator random) {
        for (int line = 0; line < 3; line++) {
            for (int i = 0; i < 3; i++) {
                lines[line][i] = box[down ? 3 * i + line : 3 * line + i];
            }
            shuffle(lines[line], random);
        }
        int spread = random.nextInt(SPREADS);
        int turn = 1 + spread % 2;
        int together = spread < 2 ? 3 : 2;
        for (int line = 0; line < 3; line++) {
            int[] most = lines[(line + turn) % 3];
            int[] rest = lines[(line + 2 * turn) % 3];
            for (int i = 0; i < 3; i++) {
                second[i] = i < together ? most[i] : rest[i];
                third[i] = i < together ? rest[i] : most[i];
            }
            shuffle(second, random);
            shuffle(third, random);
            for (int i = 0; i < 3; i++) {
                put(down ? 9 * (3 + i) + line : 9 * line + 3 + i, 1 << second[i]);
                put(down ? 9 * (6 + i) + line : 9 * line + 6 + i, 1 << third[i]);
            }
        }
    }

    private long fillTheRest(RandomGenerator random) {
        int left = 0;
        for (int cell = 30; cell < 81; cell++) {
            if (cell % 9 > 2) {
                blanks[left++] = (byte) cell;
            }
        }
        long product = 1;
        while (left > 0) {
            int fewest = 10;
            int chosen = 0;
            int open = 0;
            for (int i = 0; i < left && fewest > 1; i++) {
                int candidates = candidates(blanks[i]);
                int count = Integer.bitCount(candidates);
                if (count < fewest) {
                    fewest = count;
                    chosen = i;
                    open = candidates;
                }
            }
            if (fewest == 0) {
                return 0;
            }
            for (int skip = fewest == 1 ? 0 : random.nextInt(fewest); skip > 0; skip--) {
                open &= open - 1;
            }
            put(blanks[chosen], open & -open);
            blanks[chosen] = blanks[--left];
            product *= fewest;
        }
        return product;
    }

    private int candidates(int cell) {
        return 0x1FF & ~(usedInRow[ROW[cell]] | usedInColumn[COLUMN[cell]] | usedInBox[BOX[cell]]);
    }

    private void put(int cell, int bit) {
        grid[cell] = (byte) (Integer.numberOfTrailingZeros(bit) + 1);
        usedInRow[ROW[cell]] |= bit;
        usedInColumn[COLUMN[cell]] |= bit;
        usedInBox[BOX[cell]] |= bit;
    }

    private static void shuffle(int[] digits, RandomGenerator random) {
        for (int last = digits.length - 1; last > 0; last--) {
            int other = random.nextInt(last + 1);
            int digit = digits[last];
            digits[last] = digits[other];
            digits[other] = digit;
        }
    }
}
