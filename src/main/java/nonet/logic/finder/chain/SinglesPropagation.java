package nonet.logic.finder.chain;

import java.util.Arrays;

/// Follows assumptions through rounds of singles: a round places all candidates that are the last of their variable
/// after the round before. Reusable, not thread-safe.
final class SinglesPropagation {

    /// Stands for a number of rounds that is never reached.
    static final int NEVER = Byte.MAX_VALUE;

    /// The number of candidates that are placed at once.
    private static final int AT_ONCE = 4;

    /// All bits for odd numbers.
    private static final long[] ODD = {0, -1, 0, -1, 0, -1, 0, -1, 0};

    private final WhipBoard board;
    private final int words;
    private final long[] left;

    /// By word, the variables of which one candidate is left that the round before did not place.
    private final long[] singles;

    /// A set without candidates.
    private final long[] nothing;

    private final int[] placed;
    private int count;

    /// By candidate, the last call that placed it.
    private final int[] placedBy;

    private int calls;

    SinglesPropagation(WhipBoard board) {
        this.board = board;
        words = board.words();
        left = new long[board.all().length];
        singles = new long[words];
        nothing = new long[left.length];
        placed = new int[board.size() + 1];
        placedBy = new int[board.size()];
    }

    /// Returns how many rounds lead to a contradiction if a candidate is true. A whip needs as many variables at least,
    /// since each round continues the one before.
    ///
    /// @return [#NEVER] if there is no contradiction, so that no whip refutes the candidate
    int refuting(int candidate) {
        start(board.all());
        place(candidate);
        return run(1, Integer.MAX_VALUE);
    }

    /// Returns how many rounds lead to a contradiction after a candidate is placed.
    ///
    /// @param before the candidates left before; each variable has one that the placement leaves
    /// @param most the largest number of rounds to try
    /// @return 0 if it takes more rounds, [#NEVER] if there is no contradiction in any number of them
    int refutingAfter(long[] before, int candidate, int most) {
        begin();
        board.place(before, candidate, left);
        board.singles(left, singles);
        placeSingles();
        return run(1, most);
    }

    /// Returns how many rounds lead from a state to a contradiction.
    ///
    /// @param state the candidates left after the rounds so far, a candidate of each variable at least
    /// @param done the number of these rounds
    /// @param most the largest number of rounds to try, more than are done
    /// @return 0 if it takes more rounds, [#NEVER] if there is no contradiction in any number of them
    int refuting(long[] state, int done, int most) {
        start(state);
        board.singles(left, singles);
        placeSingles();
        return run(done + 1, most);
    }

    private void start(long[] state) {
        begin();
        System.arraycopy(state, 0, left, 0, left.length);
    }

    private void begin() {
        count = 0;
        calls++;
    }

    /// Places a candidate unless this call has. The next slot is written in any case and counted only if the candidate is
    /// new, so that nothing branches here; the array has a slot to spare for that.
    private void place(int candidate) {
        placed[count] = candidate;
        count += placedBy[candidate] - calls >>> 31;
        placedBy[candidate] = calls;
    }

    private int run(int first, int most) {
        int from = 0;
        for (int round = first; from < count; round++) {
            Arrays.fill(left, board.untouched(0), left.length, ~0L);
            int to = count;
            for (; from + AT_ONCE < to; from += AT_ONCE) {
                remove(removed(from), removed(from + 1), removed(from + 2), removed(from + 3));
            }
            long[] second = from + 1 < to ? removed(from + 1) : nothing;
            long[] third = from + 2 < to ? removed(from + 2) : nothing;
            long[] fourth = from + 3 < to ? removed(from + 3) : nothing;
            boolean possible = removeAndCount(removed(from), second, third, fourth);
            from = to;
            if (round == most) {
                return possible ? 0 : round;
            }
            if (!possible) {
                return round;
            }
            placeSingles();
        }
        return NEVER;
    }

    private long[] removed(int index) {
        return board.removed(placed[index]);
    }

    /// Removes what is in any of four sets, which takes hardly longer than one.
    private void remove(long[] first, long[] second, long[] third, long[] fourth) {
        for (int word = 0; word < left.length; word++) {
            left[word] &= ~(first[word] | second[word] | third[word] | fourth[word]);
        }
    }

    /// Removes what is in any of four sets, and finds the variables of which one candidate is left.
    ///
    /// @return whether each variable has a candidate
    private boolean removeAndCount(long[] first, long[] second, long[] third, long[] fourth) {
        remove(first, second, third, fourth);
        long empty = 0;
        int i = 0;
        for (int word = 0; word < words; word++) {
            long one = 0;
            long two = 0;
            for (int end = board.start(word + 1); i < end; i++) {
                two |= one & left[i];
                one |= left[i];
            }
            empty |= board.open(word) & ~one;
            singles[word] = one & ~two & left[board.unplaced(word)] & ~left[board.untouched(word)];
        }
        return empty == 0;
    }

    /// Places the candidates that are the last of a variable. Where each of them is among those of its variable is
    /// gathered bit by bit for a word of variables: no branch depends on it.
    private void placeSingles() {
        for (int word = 0; word < words; word++) {
            long single = singles[word];
            if (single != 0) {
                int start = board.start(word);
                long units = 0;
                long twos = 0;
                long fours = 0;
                long eights = 0;
                for (int i = 0; i < board.start(word + 1) - start; i++) {
                    long some = left[start + i];
                    units |= some & ODD[i];
                    twos |= some & ODD[i >>> 1];
                    fours |= some & ODD[i >>> 2];
                    eights |= some & ODD[i >>> 3];
                }
                for (; single != 0; single &= single - 1) {
                    int bit = Long.numberOfTrailingZeros(single);
                    long index = units >>> bit & 1
                            | (twos >>> bit & 1) << 1
                            | (fours >>> bit & 1) << 2
                            | (eights >>> bit & 1) << 3;
                    place(board.at(start + (int) index, bit));
                }
            }
        }
    }

    /// Returns the candidates left after the last call.
    long[] left() {
        return left.clone();
    }

    /// Returns the number of candidates placed by the last call.
    int count() {
        return count;
    }

    /// Returns a candidate placed by the last call.
    int placed(int index) {
        return placed[index];
    }
}
