package nonet.solve.fast;

/// The choice of the candidate to try next, and its form: a cell, a digit and, if the cell has two candidates, the other
/// one, packed in an int.
///
/// The cell is one with two candidates. Each digit weighs what it would settle there: 1 for each peer that would lose it,
/// and 3 more for each peer left with one candidate. The weights of the two are multiplied, because both have to be tried
/// if the first one fails. Only the cells of the digit that has most of these cells are weighed: that finds nearly the
/// same guesses as weighing all, in a third of the time.
final class Guess {

    /// The absence of a guess.
    static final int NO_GUESS = -1;

    private static final int NONE = 15;
    private static final int LEFT_WITH_ONE = 3;

    private Guess() {}

    static int of(int cell, int digit) {
        return of(cell, digit, NONE);
    }

    private static int of(int cell, int digit, int other) {
        return cell << 8 | digit << 4 | other;
    }

    static int cell(int guess) {
        return guess >>> 8;
    }

    static int digit(int guess) {
        return guess >>> 4 & 15;
    }

    static boolean hasOther(int guess) {
        return (guess & 15) != NONE;
    }

    static int other(int guess) {
        return guess & 15;
    }

    /// Chooses a guess on the settled, unsolved board that begins at `at`.
    ///
    /// @param quick whether the first cell with two candidates will do
    static int choose(long[] words, int at, boolean quick) {
        long upper = Candidates.two(words, at) & words[at + BitBoard.UNKNOWN];
        long lower = Candidates.two(words, at + BitBoard.LOWER) & words[at + BitBoard.UNKNOWN + 1];
        if ((upper | lower) == 0) {
            return inRow(words, at);
        }
        return quick ? first(words, at, upper, lower) : best(words, at, upper, lower);
    }

    /// Returns the guess in an unknown cell with two candidates, or [#NO_GUESS] if it is no such cell.
    static int at(long[] words, int at, int cell) {
        long upper = words[at + BitBoard.UNKNOWN] & Masks.upper(cell);
        long lower = words[at + BitBoard.UNKNOWN + 1] & Masks.lower(cell);
        if ((upper & Candidates.two(words, at) | lower & Candidates.two(words, at + BitBoard.LOWER)) == 0) {
            return NO_GUESS;
        }
        return first(words, at, upper, lower);
    }

    /// Guesses in the first of these cells, which have two candidates: first the one that settles more.
    private static int first(long[] words, int at, long upper, long lower) {
        int half = upper != 0 ? 0 : BitBoard.LOWER;
        int bit = Long.numberOfTrailingZeros(upper != 0 ? upper : lower);
        int digit = 0;
        while ((words[at + half + digit] >>> bit & 1) == 0) {
            digit++;
        }
        int other = digit ^ Candidates.sum(words, at + half, bit);
        int cell = half == 0 ? bit : Masks.UPPER_CELLS + bit;
        return weight(words, at + digit, cell, upper, lower) < weight(words, at + other, cell, upper, lower)
                ? of(cell, other, digit)
                : of(cell, digit, other);
    }

    private static int best(long[] words, int at, long upper, long lower) {
        int digit = mostFrequent(words, at, upper, lower);
        long digitUpper = words[at + digit] & upper;
        long digitLower = words[at + BitBoard.LOWER + digit] & lower;
        int best = 0;
        int most = -1;
        for (long left = digitUpper; left != 0; left &= left - 1) {
            int cell = Long.numberOfTrailingZeros(left);
            int other = digit ^ Candidates.sum(words, at, cell);
            int weight = weight(words, at + digit, cell, upper, lower) * weight(words, at + other, cell, upper, lower);
            if (weight > most) {
                most = weight;
                best = of(cell, digit, other);
            }
        }
        for (long left = digitLower; left != 0; left &= left - 1) {
            int bit = Long.numberOfTrailingZeros(left);
            int cell = Masks.UPPER_CELLS + bit;
            int other = digit ^ Candidates.sum(words, at + BitBoard.LOWER, bit);
            int weight = weight(words, at + digit, cell, upper, lower) * weight(words, at + other, cell, upper, lower);
            if (weight > most) {
                most = weight;
                best = of(cell, digit, other);
            }
        }
        return best;
    }

    private static int mostFrequent(long[] words, int at, long upper, long lower) {
        int best = 0;
        int most = -1;
        for (int digit = 0; digit < 9; digit++) {
            int count = Long.bitCount(words[at + digit] & upper)
                    + Long.bitCount(words[at + BitBoard.LOWER + digit] & lower);
            if (count > most) {
                most = count;
                best = digit;
            }
        }
        return best;
    }

    /// Returns what the digit would settle in the cell, among the bivalue cells and the others.
    private static int weight(long[] words, int place, int cell, long upper, long lower) {
        long upperPeers = words[place] & Masks.upperPeers(cell);
        long lowerPeers = words[place + BitBoard.LOWER] & Masks.lowerPeers(cell);
        return 1
                + Long.bitCount(upperPeers)
                + Long.bitCount(lowerPeers)
                + LEFT_WITH_ONE * (Long.bitCount(upperPeers & upper) + Long.bitCount(lowerPeers & lower));
    }

    /// Guesses in the row that has the fewest places for some digit.
    private static int inRow(long[] words, int at) {
        int fewest = 10;
        int best = 0;
        for (int digit = 0; digit < 9 && fewest > 2; digit++) {
            for (int row = 0; row < 9; row++) {
                long open =
                        row < 6 ? words[at + digit] >>> 9 * row : words[at + BitBoard.LOWER + digit] >>> 9 * row - 54;
                int count = Long.bitCount(open & 0x1FF);
                if (count > 1 && count < fewest) {
                    fewest = count;
                    best = of(9 * row + Long.numberOfTrailingZeros(open), digit);
                }
            }
        }
        return best;
    }
}
