package nonet.solve.fast;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// The number of times that each cell ran out of candidates, for the rare board on which the usual guesses are lost.
///
/// Such a board is dead because of a few cells that are guessed last, and every guess before them multiplies the work.
/// Guessing near the dead ends (Boussemart and others, *Boosting systematic search by weighting constraints*) and
/// restarting from time to time (Luby and others, *Optimal speedup of Las Vegas algorithms*) reduces seconds to
/// milliseconds. The random numbers are always the same, so the search of a puzzle is reproducible.
final class ConflictWeights {

    private static final int DEAD_END = 1 << 10;
    private static final int SHORTEST_RUN = 100;

    private final long[] weights = new long[81];
    private final RandomGenerator random = new SplittableRandom(81);
    private int runs = 1;
    private long guessesLeft = SHORTEST_RUN;

    /// Raises the weights of cells, numbered from `first` on, after a dead end.
    void bump(int first, long cells) {
        for (long left = cells; left != 0; left &= left - 1) {
            weights[first + Long.numberOfTrailingZeros(left)] += DEAD_END;
        }
    }

    /// Chooses the guess on the board that begins at `at`: the first candidate of the cell with the fewest candidates for
    /// its weight.
    int choose(long[] words, int at) {
        double least = Double.MAX_VALUE;
        int best = 0;
        for (int cell = 0; cell < 81; cell++) {
            long upper = words[at + BitBoard.UNKNOWN] & Masks.upper(cell);
            long lower = words[at + BitBoard.UNKNOWN + 1] & Masks.lower(cell);
            int candidates = 0;
            int lowest = 0;
            for (int digit = 8; digit >= 0; digit--) {
                if ((words[at + digit] & upper | words[at + BitBoard.LOWER + digit] & lower) != 0) {
                    candidates++;
                    lowest = digit;
                }
            }
            double score = (double) candidates / (1 + weights[cell]);
            if (candidates > 0 && score < least) {
                least = score;
                best = Guess.of(cell, lowest);
            }
        }
        return best;
    }

    /// Counts a guess, and returns whether the search should restart with it.
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
        return rest + 1L >>> 1;
    }
}
