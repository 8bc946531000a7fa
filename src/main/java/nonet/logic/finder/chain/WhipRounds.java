package nonet.logic.finder.chain;

import java.util.Arrays;

/// Follows assumptions through rounds of singles: a round places all candidates that are the last of their variable after
/// the round before. Reusable, not thread-safe.
final class WhipRounds {

    /// Stands for a number of rounds that is never reached.
    static final int NEVER = Byte.MAX_VALUE;

    private final WhipBoard board;
    private final int words;
    private final long[] left;
    private final long[] own;
    private final long[] touched;
    private final long[] single;
    private final LastPlaces last = new LastPlaces();
    private final int[] placed;
    private int count;

    WhipRounds(WhipBoard board) {
        this.board = board;
        words = board.words();
        left = new long[words * WhipBoard.PLACES];
        own = new long[words];
        touched = new long[words];
        single = new long[words];
        placed = new int[board.size()];
    }

    /// Returns how many rounds lead to a contradiction if a candidate is true. A whip needs as many variables at least,
    /// since each round rests on the one before.
    ///
    /// @return [#NEVER] if there is no contradiction, so that no whip refutes the candidate
    int refuting(int candidate) {
        System.arraycopy(board.all(), 0, left, 0, left.length);
        Arrays.fill(own, 0);
        count = 0;
        place(candidate);
        return run(Integer.MAX_VALUE);
    }

    /// Returns how many rounds lead from a state to a contradiction.
    ///
    /// @param state the candidates that are left, followed by the variables that have a placed one
    /// @param next the candidates that the first round places, from an index on
    /// @param most the largest number of rounds to try
    /// @return 0 if it takes more rounds, [#NEVER] if there is no contradiction in any number of them
    int refuting(long[] state, int at, short[] next, int from, int size, int most) {
        System.arraycopy(state, at, left, 0, left.length);
        System.arraycopy(state, at + left.length, own, 0, words);
        count = 0;
        for (int i = from; i < from + size; i++) {
            place(next[i]);
        }
        return run(most);
    }

    private void place(int candidate) {
        long[] more = board.own(candidate);
        for (int word = 0; word < words; word++) {
            own[word] |= more[word];
        }
        placed[count++] = candidate;
    }

    private int run(int most) {
        int from = 0;
        for (int round = 1; from < count; round++) {
            int to = count;
            Arrays.fill(touched, 0);
            for (int i = from; i < to; i++) {
                remove(placed[i]);
            }
            from = to;
            if (isContradiction()) {
                return round;
            }
            if (round == most) {
                return 0;
            }
            for (int word = 0; word < words; word++) {
                placeSingles(word);
            }
        }
        return NEVER;
    }

    /// Counts the candidates that the variables have left.
    ///
    /// @return whether one of them has none
    private boolean isContradiction() {
        for (int word = 0; word < words; word++) {
            long one = 0;
            long two = 0;
            for (int place = 0; place < WhipBoard.PLACES; place++) {
                long has = left[word * WhipBoard.PLACES + place];
                two |= one & has;
                one |= has;
            }
            if ((board.open()[word] & ~one) != 0) {
                return true;
            }
            single[word] = one & ~two & touched[word];
        }
        return false;
    }

    private void placeSingles(int word) {
        long more = single[word] & ~own[word];
        if (more != 0) {
            last.read(left, word * WhipBoard.PLACES);
        }
        for (; more != 0; more &= more - 1 & ~own[word]) {
            int variable = word * Long.SIZE + Long.numberOfTrailingZeros(more);
            place(board.at(variable, last.of(variable)));
        }
    }

    private void remove(int candidate) {
        long[] seen = board.seen(candidate);
        for (int word = 0; word < left.length; word++) {
            left[word] &= ~seen[word];
        }
        long[] more = board.touched(candidate);
        for (int word = 0; word < words; word++) {
            touched[word] |= more[word];
        }
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
