package nonet.logic.finder.chain;

import java.util.Arrays;

/// Follows assumptions through rounds of singles: a round places all candidates that are the last of their variable
/// after the round before. Reusable, not thread-safe.
final class SinglesPropagation {

    /// Stands for a number of rounds that is never reached.
    static final int NEVER = Byte.MAX_VALUE;

    private final WhipBoard board;
    private final int words;
    private final long[] left;
    private final int[] placed;
    private int count;

    /// By candidate, the last call that placed it.
    private final int[] placedBy;

    private int calls;

    SinglesPropagation(WhipBoard board) {
        this.board = board;
        words = board.words();
        left = new long[board.all().length];
        placed = new int[board.size()];
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

    /// Returns how many rounds lead from a state to a contradiction.
    ///
    /// @param state the candidates left after the rounds so far, a candidate of each variable at least
    /// @param done the number of these rounds
    /// @param most the largest number of rounds to try, more than are done
    /// @return 0 if it takes more rounds, [#NEVER] if there is no contradiction in any number of them
    int refuting(long[] state, int done, int most) {
        start(state);
        placeSingles();
        return run(done + 1, most);
    }

    private void start(long[] state) {
        System.arraycopy(state, 0, left, 0, left.length);
        count = 0;
        calls++;
    }

    private void place(int candidate) {
        if (placedBy[candidate] != calls) {
            placedBy[candidate] = calls;
            placed[count++] = candidate;
        }
    }

    private int run(int first, int most) {
        int from = 0;
        for (int round = first; from < count; round++) {
            Arrays.fill(left, board.untouched(0), left.length, ~0L);
            for (; from < count; from++) {
                remove(board.removed(placed[from]));
            }
            if (round == most) {
                return hasEmpty() ? round : 0;
            }
            if (!placeSingles()) {
                return round;
            }
        }
        return NEVER;
    }

    /// Places the candidates that are the last of a variable, unless a variable has none.
    ///
    /// @return whether each variable has a candidate
    private boolean placeSingles() {
        for (int word = 0; word < words; word++) {
            long one = 0;
            long two = 0;
            for (int i = board.start(word); i < board.start(word + 1); i++) {
                two |= one & left[i];
                one |= left[i];
            }
            if ((board.open(word) & ~one) != 0) {
                return false;
            }
            long single = one & ~two & left[board.unplaced(word)] & ~left[board.untouched(word)];
            for (int i = board.start(word); single != 0; i++) {
                for (long here = single & left[i]; here != 0; here &= here - 1) {
                    place(board.at(i, here));
                }
                single &= ~left[i];
            }
        }
        return true;
    }

    private boolean hasEmpty() {
        for (int word = 0; word < words; word++) {
            long some = 0;
            for (int i = board.start(word); i < board.start(word + 1); i++) {
                some |= left[i];
            }
            if ((board.open(word) & ~some) != 0) {
                return true;
            }
        }
        return false;
    }

    private void remove(long[] removed) {
        for (int word = 0; word < left.length; word++) {
            left[word] &= ~removed[word];
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
