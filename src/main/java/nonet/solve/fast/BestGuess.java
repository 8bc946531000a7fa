package nonet.solve.fast;

import nonet.grid.Cell;
import nonet.grid.House;

/// The choice of the guess that promises the smallest search.
///
/// It is in a cell with two or three candidates or, if no cell has two, in a house with two places for a digit: the one
/// of least cost. The cost is the sum over the candidates of a power of 1/2 that falls with what the candidate would
/// settle (see [Guess#weight]), since the others have to be tried if the first one fails. It also falls with the number of
/// dead ends in the cell and in the digit.
///
/// Where cells have two candidates, only those of one digit and the cells that failed are weighed: that finds nearly the
/// same guesses as weighing all, in a third of the time. Once four cells have failed, they will do.
///
/// A guess and its cost are one long: the bits of a positive float, which compare like integers, above those of the guess.
final class BestGuess {

    private static final int ENOUGH_FAILED_CELLS = 4;
    private static final float THREE_CANDIDATES = 1.1f;
    private static final float TWO_PLACES = 0.8f;

    /// A candidate has 20 peers, each of which counts at most four times.
    private static final float[] POWERS = new float[81];

    private static final long[] UPPER_HOUSES = new long[27];
    private static final long[] LOWER_HOUSES = new long[27];

    static {
        for (int weight = 0; weight < POWERS.length; weight++) {
            POWERS[weight] = (float) Math.pow(2, -weight / 5.0);
        }
        for (House house : House.all()) {
            for (Cell cell : house.cells()) {
                UPPER_HOUSES[house.index()] |= Masks.upper(cell.index());
                LOWER_HOUSES[house.index()] |= Masks.lower(cell.index());
            }
        }
    }

    private BestGuess() {}

    /// Chooses a guess on the settled, unsolved board that begins at `at`.
    ///
    /// The method is long on purpose: HotSpot does not compile it into the loop of the search, which needs the registers.
    static int choose(long[] words, int at, DeadEnds deadEnds) {
        long upperCells = Candidates.twoOrThree(words, at) & words[at + BitBoard.UNKNOWN];
        long lowerCells = Candidates.twoOrThree(words, at + BitBoard.LOWER) & words[at + BitBoard.UNKNOWN + 1];
        long upper = upperCells & ~Candidates.odd(words, at);
        long lower = lowerCells & ~Candidates.odd(words, at + BitBoard.LOWER);
        long best = Long.MAX_VALUE;
        if ((upper | lower) == 0) {
            best = inHouses(words, at, deadEnds);
        } else {
            upperCells &= deadEnds.upper();
            lowerCells &= deadEnds.lower();
            if (Long.bitCount(upperCells) + Long.bitCount(lowerCells) < ENOUGH_FAILED_CELLS) {
                int digit = mostFrequent(words, at, upper, lower, deadEnds);
                for (long left = words[at + digit] & upper; left != 0; left &= left - 1) {
                    int bit = Long.numberOfTrailingZeros(left);
                    int other = digit ^ Candidates.sum(words, at, bit);
                    best = Math.min(best, inBivalueCell(words, at, bit, digit, other, upper, lower, deadEnds));
                }
                for (long left = words[at + BitBoard.LOWER + digit] & lower; left != 0; left &= left - 1) {
                    int bit = Long.numberOfTrailingZeros(left);
                    int other = digit ^ Candidates.sum(words, at + BitBoard.LOWER, bit);
                    int cell = lower(bit);
                    best = Math.min(best, inBivalueCell(words, at, cell, digit, other, upper, lower, deadEnds));
                }
            }
        }
        for (long left = upperCells; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            best = Math.min(best, inCell(words, at, at, bit, bit, upper, lower, deadEnds));
        }
        for (long left = lowerCells; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            int half = at + BitBoard.LOWER;
            best = Math.min(best, inCell(words, at, half, bit, lower(bit), upper, lower, deadEnds));
        }
        return best == Long.MAX_VALUE ? inRow(words, at) : (int) best;
    }

    /// Returns the cost of guessing in a cell with these two candidates, the better one first.
    private static long inBivalueCell(
            long[] words, int at, int cell, int digit, int other, long upper, long lower, DeadEnds deadEnds) {
        float one = cost(words, at, cell, digit, upper, lower, deadEnds);
        float two = cost(words, at, cell, other, upper, lower, deadEnds);
        int guess = one <= two ? Guess.of(cell, digit, other) : Guess.of(cell, other, digit);
        return costing((one + two) * deadEnds.cellFactor(cell), guess);
    }

    /// Returns the digit of these bivalue cells that has the largest number of them, times its weight.
    private static int mostFrequent(long[] words, int at, long upper, long lower, DeadEnds deadEnds) {
        long most = 0;
        for (int digit = 0; digit < 9; digit++) {
            int count = Long.bitCount(words[at + digit] & upper)
                    + Long.bitCount(words[at + BitBoard.LOWER + digit] & lower);
            most = Math.max(most, costing(count * deadEnds.digitWeight(digit), digit));
        }
        return (int) most;
    }

    /// Returns the cost of guessing in a cell with two or three candidates.
    private static long inCell(
            long[] words, int at, int half, int bit, int cell, long upper, long lower, DeadEnds deadEnds) {
        int digits = 0;
        for (int digit = 0; digit < 9; digit++) {
            digits |= (int) (words[half + digit] >>> bit & 1) << digit;
        }
        int one = Integer.numberOfTrailingZeros(digits);
        int last = 31 - Integer.numberOfLeadingZeros(digits);
        int middle = digits ^ 1 << one ^ 1 << last;
        if (middle == 0) {
            return inBivalueCell(words, at, cell, one, last, upper, lower, deadEnds);
        }
        int two = Integer.numberOfTrailingZeros(middle);
        float costOfOne = cost(words, at, cell, one, upper, lower, deadEnds);
        float costOfTwo = cost(words, at, cell, two, upper, lower, deadEnds);
        float costOfLast = cost(words, at, cell, last, upper, lower, deadEnds);
        int first = costOfOne <= costOfTwo ? one : two;
        int best = Math.min(costOfOne, costOfTwo) <= costOfLast ? first : last;
        float sum = costOfOne + costOfTwo + costOfLast;
        return costing(sum * THREE_CANDIDATES * deadEnds.cellFactor(cell), Guess.of(cell, best));
    }

    /// Returns the least of the costs in houses that have two places for a digit, on a board without bivalue cells.
    private static long inHouses(long[] words, int at, DeadEnds deadEnds) {
        long best = Long.MAX_VALUE;
        for (int digit = 0; digit < 9; digit++) {
            long open = words[at + digit];
            long openLower = words[at + BitBoard.LOWER + digit];
            for (int house = 0; house < 27; house++) {
                long upper = open & UPPER_HOUSES[house];
                long lower = openLower & LOWER_HOUSES[house];
                if (Long.bitCount(upper) + Long.bitCount(lower) == 2) {
                    best = Math.min(best, inHouse(words, at, digit, upper, lower, deadEnds));
                }
            }
        }
        return best;
    }

    private static long inHouse(long[] words, int at, int digit, long upper, long lower, DeadEnds deadEnds) {
        int first = upper != 0 ? Long.numberOfTrailingZeros(upper) : lower(Long.numberOfTrailingZeros(lower));
        int last = lower != 0 ? lower(63 - Long.numberOfLeadingZeros(lower)) : 63 - Long.numberOfLeadingZeros(upper);
        float one = cost(words, at, first, digit, 0, 0, deadEnds);
        float two = cost(words, at, last, digit, 0, 0, deadEnds);
        return costing((one + two) * TWO_PLACES, Guess.of(one <= two ? first : last, digit));
    }

    private static int lower(int bit) {
        return Masks.UPPER_CELLS + bit;
    }

    private static float cost(long[] words, int at, int cell, int digit, long upper, long lower, DeadEnds deadEnds) {
        return POWERS[Guess.weight(words, at + digit, cell, upper, lower)] * deadEnds.digitFactor(digit);
    }

    private static long costing(float cost, int guess) {
        return (long) Float.floatToRawIntBits(cost) << 32 | guess;
    }

    /// Guesses in the row that has the fewest places for some digit.
    private static int inRow(long[] words, int at) {
        int fewest = 10;
        int best = 0;
        for (int digit = 0; digit < 9; digit++) {
            for (int row = 0; row < 9; row++) {
                long open =
                        words[at + digit] & UPPER_HOUSES[row] | words[at + BitBoard.LOWER + digit] & LOWER_HOUSES[row];
                int count = Long.bitCount(open);
                if (count > 0 && count < fewest) {
                    int bit = Long.numberOfTrailingZeros(open);
                    fewest = count;
                    best = Guess.of(row < 6 ? bit : lower(bit), digit);
                }
            }
        }
        return best;
    }
}
