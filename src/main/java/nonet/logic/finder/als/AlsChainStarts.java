package nonet.logic.finder.als;

import java.util.Arrays;
import nonet.grid.Bits;
import nonet.logic.links.AlsList;
import nonet.logic.links.RestrictedCommons;

/// Determines the almost locked sets and digits from which a chain can reach a set that shares an elimination. All
/// starts are followed at once, length by length.
///
/// A state is a set and a digit that links it to others: for a start the digit by which the chain leaves the set,
/// otherwise the digit by which it arrives. The starts that reach a state are a row of bits.
final class AlsChainStarts {

    private final AlsList sets;
    private final RestrictedCommons rccs;

    /// By set, its first state.
    private final int[] first;

    private final int[] setOf;
    private final int[] digitOf;

    /// By state, the states that its digit leads to.
    private final int[][] next;

    private final int size;
    private final int words;

    /// By state, the starts whose chains of the current length, but no shorter ones, reach it.
    private long[] reached;

    private long[] following;
    private final long[] seen;

    /// The starts that reach a set by another digit than the current one.
    private final long[] others;

    private final long[] eliminating;

    /// @param shortest the smallest number of sets of a chain
    /// @param longest the largest number of sets of a chain
    AlsChainStarts(AlsList sets, RestrictedCommons rccs, int shortest, int longest) {
        this.sets = sets;
        this.rccs = rccs;
        this.first = new int[sets.size() + 1];
        for (int set = 0; set < sets.size(); set++) {
            first[set + 1] = first[set] + Integer.bitCount(rccs.rccDigits(set));
        }
        this.size = first[sets.size()];
        this.setOf = new int[size];
        this.digitOf = new int[size];
        this.next = new int[size][];
        this.words = size + 63 >>> 6;
        this.reached = new long[size * words];
        this.following = new long[size * words];
        this.seen = new long[size * words];
        this.others = new long[words];
        this.eliminating = new long[words];
        list();
        start();
        for (int length = 3; length <= longest; length++) {
            extend();
            if (length >= shortest) {
                collectEliminations();
            }
        }
    }

    /// Tests whether a chain that leaves the set by the digit may have an elimination.
    boolean mayEliminate(int set, int digit) {
        int state = state(set, digit);
        return (eliminating[state >>> 6] >>> state & 1) != 0;
    }

    private int state(int set, int digit) {
        return first[set] + Integer.bitCount(rccs.rccDigits(set) & (1 << digit) - 1);
    }

    private void list() {
        for (int set = 0; set < sets.size(); set++) {
            int state = first[set];
            for (int digit : Bits.of(rccs.rccDigits(set))) {
                setOf[state] = set;
                digitOf[state] = digit;
                next[state] = next(set, digitOf[state]);
                state++;
            }
        }
    }

    private int[] next(int set, int digit) {
        int row = rccs.row(set, digit);
        int count = 0;
        for (int word = 0; word < rccs.words(); word++) {
            count += Long.bitCount(rccs.linked(row, word));
        }
        int[] next = new int[count];
        for (int word = 0; word < rccs.words(); word++) {
            for (long left = rccs.linked(row, word); left != 0; left &= left - 1) {
                next[--count] = state((word << 6) + Long.numberOfTrailingZeros(left), digit);
            }
        }
        return next;
    }

    private void start() {
        for (int start = 0; start < size; start++) {
            for (int state : next[start]) {
                reached[state * words + (start >>> 6)] |= 1L << start;
            }
        }
        dropKnown();
    }

    private void extend() {
        long[] next = following;
        Arrays.fill(next, 0);
        for (int state = 0; state < size; state++) {
            boolean isEnd = first[setOf[state] + 1] - first[setOf[state]] == 1;
            if (!isEnd && collectOthers(state)) {
                for (int to : this.next[state]) {
                    for (int word = 0; word < words; word++) {
                        next[to * words + word] |= others[word];
                    }
                }
            }
        }
        following = reached;
        reached = next;
        dropKnown();
    }

    /// Collects the starts that reach the state's set by another digit.
    private boolean collectOthers(int state) {
        int set = setOf[state];
        long any = 0;
        for (int word = 0; word < words; word++) {
            long starts = 0;
            for (int other = first[set]; other < first[set + 1]; other++) {
                starts |= other == state ? 0 : reached[other * words + word];
            }
            others[word] = starts;
            any |= starts;
        }
        return any != 0;
    }

    /// Removes the starts that reach a state by shorter chains, and those of its own set.
    private void dropKnown() {
        for (int state = 0; state < size; state++) {
            int set = setOf[state];
            for (int own = first[set]; own < first[set + 1]; own++) {
                reached[state * words + (own >>> 6)] &= ~(1L << own);
            }
        }
        for (int at = 0; at < seen.length; at++) {
            long fresh = reached[at] & ~seen[at];
            seen[at] |= fresh;
            reached[at] = fresh;
        }
    }

    /// Collects the starts with an elimination. Of the two ends of a chain only the first is considered.
    private void collectEliminations() {
        for (int state = 0; state < size; state++) {
            int before = first[setOf[state]];
            for (int word = 0; word << 6 < before; word++) {
                long left = reached[state * words + word] & ~eliminating[word];
                left &= before - (word << 6) < 64 ? (1L << before) - 1 : -1;
                for (; left != 0; left &= left - 1) {
                    int start = (word << 6) + Long.numberOfTrailingZeros(left);
                    eliminating[word] |= eliminates(start, state) ? left & -left : 0;
                }
            }
        }
    }

    private boolean eliminates(int start, int end) {
        int one = setOf[start];
        int other = setOf[end];
        int row = rccs.row(one, digitOf[start]);
        return (rccs.commonEliminations(row, other >>> 6) >>> other & 1) != 0
                && sets.haveCommonPeer(
                        one,
                        other,
                        sets.removableDigits(one)
                                & sets.removableDigits(other)
                                & ~(1 << digitOf[start])
                                & ~(1 << digitOf[end]));
    }
}
