package nonet.solve.fast;

import java.util.Arrays;

/// The number of solutions of a settled board whose unknown cells all have two candidates (a bivalue universal grave).
///
/// There each digit has two places or none in each house. So a digit in one cell decides a whole component of cells,
/// which are connected by the digits that they share, and the opposite decides it in the opposite way. Each component
/// has two solutions, or none if a digit meets itself.
///
/// An instance has the memory for one thread.
final class TwoCandidates {

    /// The cells assigned so far to each digit, with the layout of a board.
    private final long[] assigned = new long[2 * BitBoard.LOWER];

    /// The assigned cells, as guesses, whose peers are to be assigned.
    private final int[] queue = new int[81];

    /// The unassigned cells.
    private long upper;

    private long lower;

    /// Tests whether all unknown cells of the settled board that begins at `at` have two candidates.
    static boolean are(long[] words, int at) {
        return (words[at + BitBoard.UNKNOWN] & ~Candidates.two(words, at)
                        | words[at + BitBoard.UNKNOWN + 1] & ~Candidates.two(words, at + BitBoard.LOWER))
                == 0;
    }

    /// Returns the number of solutions of such a board.
    long solutions(long[] words, int at) {
        Arrays.fill(assigned, 0);
        upper = words[at + BitBoard.UNKNOWN];
        lower = words[at + BitBoard.UNKNOWN + 1];
        long solutions = 1;
        while (solutions > 0 && (upper | lower) != 0) {
            solutions = isConsistent(words, at) ? 2 * solutions : 0;
        }
        return solutions;
    }

    /// Assigns a digit to an unassigned cell, and to the others of its component the digits that it implies.
    private boolean isConsistent(long[] words, int at) {
        int waiting = 0;
        queue[waiting++] = upper != 0
                ? assignFirst(words, at, 0, Long.numberOfTrailingZeros(upper))
                : assignFirst(words, at, BitBoard.LOWER, Long.numberOfTrailingZeros(lower));
        while (waiting > 0) {
            int next = queue[--waiting];
            int digit = Guess.digit(next);
            long losing = words[at + digit] & Masks.upperPeers(Guess.cell(next));
            long losingLower = words[at + BitBoard.LOWER + digit] & Masks.lowerPeers(Guess.cell(next));
            if ((losing & assigned[digit] | losingLower & assigned[BitBoard.LOWER + digit]) != 0) {
                return false;
            }
            for (long left = losing & upper; left != 0; left &= left - 1) {
                queue[waiting++] = assignOther(words, at, 0, Long.numberOfTrailingZeros(left), digit);
            }
            for (long left = losingLower & lower; left != 0; left &= left - 1) {
                queue[waiting++] = assignOther(words, at, BitBoard.LOWER, Long.numberOfTrailingZeros(left), digit);
            }
            upper &= ~losing;
            lower &= ~losingLower;
        }
        return true;
    }

    private int assignFirst(long[] words, int at, int half, int bit) {
        int digit = 0;
        while ((words[at + half + digit] >>> bit & 1) == 0) {
            digit++;
        }
        if (half == 0) {
            upper ^= 1L << bit;
        } else {
            lower ^= 1L << bit;
        }
        return assign(half, bit, digit);
    }

    private int assignOther(long[] words, int at, int half, int bit, int digit) {
        return assign(half, bit, digit ^ Candidates.sum(words, at + half, bit));
    }

    private int assign(int half, int bit, int digit) {
        assigned[half + digit] |= 1L << bit;
        return Guess.of(half == 0 ? bit : Masks.UPPER_CELLS + bit, digit);
    }
}
