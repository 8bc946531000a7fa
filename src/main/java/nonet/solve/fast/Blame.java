package nonet.solve.fast;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Which cells ran out of candidates how often, for the rare board on which the usual guesses get lost.
///
/// Such a board is dead because of a few cells that the guesses come to last, and every guess before them multiplies the
/// work. Guessing where the dead ends are (Boussemart and others, *Boosting systematic search by weighting
/// constraints*) and beginning anew from time to time (Luby and others, *Optimal speedup of Las Vegas algorithms*) brings
/// seconds down to milliseconds. The random numbers always begin the same, so the same puzzle takes the same way.
final class Blame {

    private static final int DEAD_END = 1 << 10;
    private static final int SHORTEST_RUN = 100;

    private final long[] weights = new long[81];
    private final RandomGenerator random = new SplittableRandom(81);
    private int runs = 1;
    private long guessesLeft = SHORTEST_RUN;

    /// Blames cells of a band for a dead end.
    void add(int band, int cells) {
        for (int left = cells; left != 0; left &= left - 1) {
            weights[27 * band + Integer.numberOfTrailingZeros(left)] += DEAD_END;
        }
    }

    /// Returns the cell's share in the dead ends, at least 1.
    long of(int cell) {
        return 1 + weights[cell];
    }

    /// Counts a guess, and tells whether the search should begin anew with it.
    boolean isRunOver() {
        if (guessesLeft-- > 0) {
            return false;
        }
        guessesLeft = SHORTEST_RUN * luby(++runs);
        for (int cell = 0; cell < 81; cell++) {
            weights[cell] += random.nextInt(DEAD_END);
        }
        return true;
    }

    /// Returns the term of the sequence 1 1 2 1 1 2 4 1 1 2 1 1 2 4 8 and so on, from 1.
    private static long luby(int term) {
        int rest = term;
        while (Integer.bitCount(rest + 1) != 1) {
            rest -= Integer.highestOneBit(rest) - 1;
        }
        return rest + 1 >>> 1;
    }
}
