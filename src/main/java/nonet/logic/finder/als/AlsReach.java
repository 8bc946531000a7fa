package nonet.logic.finder.als;

import java.util.Arrays;
import nonet.grid.Bits;
import nonet.logic.links.RestrictedCommons;

/// The almost locked sets that chains from a set reach, length by length. It is a breadth-first search that expands all
/// sets of a length at once. A state is a set and the digit by which it was reached; for each chain length and digit the
/// sets are a row of bits.
final class AlsReach {

    /// Stands for no set, and for no digit.
    private static final int NONE = 1 << 20;

    private final RestrictedCommons rccs;
    private final int words;
    private final int longest;

    /// By length and digit, the sets that chains of this length, but no shorter ones, reach by the digit.
    private final long[] reached;

    private final long[] seen;

    /// For each length, the digits by which sets were reached, nine bits.
    private final int[] digits;

    /// The set that chains start from and do not return to.
    private int start = NONE;

    /// @param longest the largest number of sets of a chain
    AlsReach(RestrictedCommons rccs, int longest) {
        this.rccs = rccs;
        this.words = rccs.words();
        this.longest = longest;
        this.reached = new long[(longest + 1) * 9 * words];
        this.seen = new long[9 * words];
        this.digits = new int[longest + 1];
    }

    /// Returns for each digit the row of sets that chains from any of the given sets reach by it.
    long[] fromAny(long[] row) {
        start = NONE;
        digits[2] = 0;
        for (int word = 0; word < words; word++) {
            for (long left = row[word]; left != 0; left &= left - 1) {
                extend((word << 6) + Long.numberOfTrailingZeros(left), NONE, 2);
            }
        }
        Arrays.fill(seen, 0);
        dropKnown(2);
        for (int length = 3; length <= longest; length++) {
            extend(length);
        }
        return seen.clone();
    }

    /// Starts from a set, which the chains leave by a digit.
    void leave(int set, int digit) {
        start = set;
        int from = rccs.row(set, digit);
        for (int word = 0; word < words; word++) {
            reached[row(2, digit) + word] = rccs.linked(from, word);
        }
        Arrays.fill(seen, 0);
        digits[2] = 1 << digit;
        dropKnown(2);
    }

    /// Reaches the sets linked to those at the end of shorter chains by another digit than the last.
    void extend(int length) {
        digits[length] = 0;
        for (int digit : Bits.of(digits[length - 1])) {
            for (int word = 0; word < words; word++) {
                for (long left = reached[row(length - 1, digit) + word]; left != 0; left &= left - 1) {
                    extend((word << 6) + Long.numberOfTrailingZeros(left), digit, length);
                }
            }
        }
        dropKnown(length);
    }

    /// Returns the digits by which chains of a length reach sets that shorter chains do not reach by them, nine bits.
    int digits(int length) {
        return digits[length];
    }

    /// Returns a word of the sets that chains of a length, but no shorter ones, reach by one of these digits.
    long reached(int length, int digit, int word) {
        return reached[row(length, digit) + word];
    }

    /// Returns a chain of this length that reaches a set by a digit: for each place after the start, set * 9 + digit.
    int[] chain(int end, int last, int length) {
        int[] chain = new int[length - 1];
        chain[length - 2] = end * 9 + last;
        for (int at = length; at > 2; at--) {
            chain[at - 3] = before(chain[at - 2] / 9, chain[at - 2] % 9, at);
        }
        return chain;
    }

    /// Searches anew for the shortest chain between two sets that passes through neither of them. Chains of two or three
    /// sets are left out.
    ///
    /// @return a chain as that of [#chain], empty if there is none
    int[] between(int from, int first, int end, int last) {
        leave(from, first);
        for (int length = 3; digits[length - 1] != 0 && length <= longest; length++) {
            drop(end, length - 1);
            extend(length);
            if ((digits[length] >>> last & 1) != 0 && (reached(length, last, end >>> 6) >>> end & 1) != 0) {
                return chain(end, last, length);
            }
        }
        return new int[0];
    }

    private int row(int length, int digit) {
        return (length * 9 + digit) * words;
    }

    private void extend(int set, int digit, int length) {
        int others = digit == NONE ? rccs.rccDigits(set) : rccs.rccDigits(set) & ~(1 << digit);
        for (int by = others; by != 0; by &= by - 1) {
            int next = Integer.numberOfTrailingZeros(by);
            int row = row(length, next);
            int from = rccs.row(set, next);
            boolean first = (digits[length] & by & -by) == 0;
            for (int word = 0; word < words; word++) {
                reached[row + word] = (first ? 0 : reached[row + word]) | rccs.linked(from, word);
            }
        }
        digits[length] |= others;
    }

    /// Removes the states that shorter chains reach, and the start if there is one.
    private void dropKnown(int length) {
        if (start != NONE) {
            drop(start, length);
        }
        for (int digit : Bits.of(digits[length])) {
            int row = row(length, digit);
            long any = 0;
            for (int word = 0; word < words; word++) {
                long fresh = reached[row + word] &= ~seen[digit * words + word];
                seen[digit * words + word] |= fresh;
                any |= fresh;
            }
            digits[length] &= any == 0 ? ~(1 << digit) : -1;
        }
    }

    private void drop(int set, int length) {
        for (int digit : Bits.of(digits[length])) {
            reached[row(length, digit) + (set >>> 6)] &= ~(1L << set);
        }
    }

    /// Returns a state, set * 9 + digit, from which a digit leads to a set.
    private int before(int set, int digit, int length) {
        for (int by : Bits.of(digits[length - 1] & ~(1 << digit))) {
            for (int word = 0; word < words; word++) {
                long before = reached[row(length - 1, by) + word] & rccs.linked(rccs.row(set, digit), word);
                if (before != 0) {
                    return ((word << 6) + Long.numberOfTrailingZeros(before)) * 9 + by;
                }
            }
        }
        throw new IllegalStateException("No way to set " + set + " by " + (digit + 1));
    }
}
