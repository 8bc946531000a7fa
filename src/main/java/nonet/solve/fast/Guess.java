package nonet.solve.fast;

/// A candidate to try, and its form: a cell, a digit and, if the cell has two candidates, the other one, packed in an int.
final class Guess {

    /// The absence of a guess.
    static final int NO_GUESS = -1;

    private static final int NONE = 15;

    private Guess() {}

    static int of(int cell, int digit) {
        return of(cell, digit, NONE);
    }

    static int of(int cell, int digit, int other) {
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

    /// Returns a guess in the first cell with two candidates of the settled board that begins at `at`, or [#NO_GUESS].
    static int first(long[] words, int at) {
        long upper = Candidates.two(words, at) & words[at + BitBoard.UNKNOWN];
        long lower = Candidates.two(words, at + BitBoard.LOWER) & words[at + BitBoard.UNKNOWN + 1];
        return (upper | lower) == 0 ? NO_GUESS : first(words, at, upper, lower);
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

    /// Returns what the digit would settle in the cell: 1 for each peer that would lose it, and 3 more for those among
    /// the cells with two candidates, which would be left with one.
    static int weight(long[] words, int place, int cell, long upper, long lower) {
        long upperPeers = words[place] & Masks.upperPeers(cell);
        long lowerPeers = words[place + BitBoard.LOWER] & Masks.lowerPeers(cell);
        return Long.bitCount(upperPeers)
                + Long.bitCount(lowerPeers)
                + 3 * (Long.bitCount(upperPeers & upper) + Long.bitCount(lowerPeers & lower));
    }
}
