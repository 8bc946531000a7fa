package nonet.logic.finder.chain;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// The states of searches for whips: a target and a set of right candidates, with the last of them. A state keeps the
/// candidates that are left, its consequences, and how soon that can lead to a contradiction, so a search for
/// longer whips does not repeat one for shorter whips. Not thread-safe.
final class PartialWhips {

    private static final int UNKNOWN = -1;

    private final WhipBoard board;
    private final SinglesPropagation rounds;
    private final int words;

    /// By state, the state without the last right candidate that led to it first, or [#UNKNOWN] for a target.
    private int[] before = new int[256];

    /// By state, the candidates that are left, the variables without a right candidate, and those that the last right
    /// candidate does not touch; null before the first use. Most states come too late and are never used.
    private long[] @Nullable [] left = new long[256][];

    private short[] right = new short[256];
    private long[] key = new long[256];

    /// By state, after how many rounds its consequences lead to a contradiction, or the complement of a number of
    /// rounds that are too few.
    private byte[] needed = new byte[256];

    /// By state, the candidates left after the rounds that were too few, to try more from there; null if there were none.
    private long[] @Nullable [] later = new long[256][];

    /// By state, the index of the first candidate that follows from it, or [#UNKNOWN], and their number.
    private int[] first = new int[256];

    private byte[] size = new byte[256];
    private int count;

    /// By word, the variables of which one candidate is left in the state that is followed.
    private final long[] singles;

    /// What follows: candidates, their variables, and the states with them, or [#UNKNOWN].
    private short[] next = new short[1024];

    private short[] through = new short[1024];
    private int[] child = new int[1024];
    private int nexts;

    /// The states by their keys, with open addressing: numbers from 1.
    private int[] table = new int[512];

    PartialWhips(WhipBoard board, SinglesPropagation rounds) {
        this.board = board;
        this.rounds = rounds;
        words = board.words();
        singles = new long[words];
    }

    int right(int state) {
        return right[state];
    }

    /// Adds the state of a target without right candidates.
    int add(int target) {
        return add(UNKNOWN, target, ~mixed(target));
    }

    /// Computes the consequences of a state: the last candidates of the variables that its last right candidate
    /// touches.
    void follow(int state) {
        if (first[state] != UNKNOWN) {
            return;
        }
        first[state] = nexts;
        long[] own = left(state);
        board.singles(own, singles);
        for (int word = 0; word < words; word++) {
            for (long single = singles[word]; single != 0; single &= single - 1) {
                int variable = word * Long.SIZE + Long.numberOfTrailingZeros(single);
                addNext(state, board.first(own, variable), variable);
            }
        }
    }

    private void addNext(int state, int candidate, int variable) {
        for (int i = first[state]; i < nexts; i++) {
            if (next[i] == candidate) {
                return;
            }
        }
        if (nexts == next.length) {
            next = Arrays.copyOf(next, 2 * nexts);
            through = Arrays.copyOf(through, 2 * nexts);
            child = Arrays.copyOf(child, 2 * nexts);
        }
        next[nexts] = (short) candidate;
        through[nexts] = (short) variable;
        child[nexts++] = UNKNOWN;
        size[state]++;
    }

    /// Returns the index of the first candidate that follows from a state. The others come after it.
    int first(int state) {
        return first[state];
    }

    /// Returns the number of candidates that follow from a state.
    int size(int state) {
        return size[state];
    }

    /// Returns the candidate at an index.
    int next(int index) {
        return next[index];
    }

    /// Returns the variable of the candidate at an index.
    int through(int index) {
        return through[index];
    }

    /// Tests whether the consequences of a state, all placed at once, lead to a contradiction within some rounds.
    boolean isInTime(int state, int most) {
        if (needed[state] < 0 && ~needed[state] < most) {
            long[] reached = later[state];
            int found = reached == null
                    ? rounds.refutingAfter(leftBefore(state), right[state], most)
                    : rounds.refuting(reached, ~needed[state], most);
            needed[state] = (byte) (found == 0 ? ~most : found);
            later[state] = found == 0 ? rounds.left() : null;
        }
        return needed[state] >= 0 && needed[state] <= most;
    }

    /// Tests whether a contradiction may still follow from a state in more rounds than were tried.
    boolean mayBeInTime(int state) {
        return needed[state] != SinglesPropagation.NEVER;
    }

    /// Returns the state that the candidate at an index leads to.
    int child(int state, int index) {
        if (child[index] == UNKNOWN) {
            child[index] = add(state, next[index], key[state] ^ mixed(next[index]));
        }
        return child[index];
    }

    /// Returns the first variable of which a candidate sees all candidates that are left in a state; -1 if there is
    /// none.
    int emptied(int state, int candidate) {
        long[] own = left(state);
        long[] removed = board.removed(candidate);
        for (int word = 0; word < words; word++) {
            long some = 0;
            for (int i = board.start(word); i < board.start(word + 1); i++) {
                some |= own[i] & ~removed[i];
            }
            long none = removed[board.untouched(word)] & ~some;
            if (none != 0) {
                return word * Long.SIZE + Long.numberOfTrailingZeros(none);
            }
        }
        return -1;
    }

    /// @param rights a number for the target and the set of right candidates
    private int add(int before, int candidate, long rights) {
        int slot = slot(rights, candidate);
        if (table[slot] != 0) {
            return table[slot] - 1;
        }
        if (count == right.length) {
            grow();
            slot = slot(rights, candidate);
        }
        right[count] = (short) candidate;
        key[count] = rights;
        needed[count] = ~0;
        first[count] = UNKNOWN;
        this.before[count] = before;
        table[slot] = count + 1;
        return count++;
    }

    private long[] leftBefore(int state) {
        return before[state] == UNKNOWN ? board.all() : left(before[state]);
    }

    private long[] left(int state) {
        long[] own = left[state];
        if (own == null) {
            own = new long[board.all().length];
            board.place(leftBefore(state), right[state], own);
            left[state] = own;
        }
        return own;
    }

    /// Returns the place of a state in the table.
    private int slot(long rights, int candidate) {
        int slot = (int) (rights * 31 + mixed(candidate) >>> 20) & table.length - 1;
        while (table[slot] != 0 && (key[table[slot] - 1] != rights || right[table[slot] - 1] != candidate)) {
            slot = slot + 1 & table.length - 1;
        }
        return slot;
    }

    private void grow() {
        right = Arrays.copyOf(right, 2 * count);
        key = Arrays.copyOf(key, 2 * count);
        needed = Arrays.copyOf(needed, 2 * count);
        first = Arrays.copyOf(first, 2 * count);
        size = Arrays.copyOf(size, 2 * count);
        before = Arrays.copyOf(before, 2 * count);
        left = Arrays.copyOf(left, 2 * count);
        later = Arrays.copyOf(later, 2 * count);
        table = new int[4 * count];
        for (int state = 0; state < count; state++) {
            table[slot(key[state], right[state])] = state + 1;
        }
    }

    /// Returns a number of 64 well mixed bits for a candidate. The exclusive or of those of a set stands for the set.
    private static long mixed(int candidate) {
        long mixed = (candidate + 1) * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }
}
