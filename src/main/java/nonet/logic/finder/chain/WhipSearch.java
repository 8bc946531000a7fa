package nonet.logic.finder.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.deduce.exotic.Whip;
import nonet.grid.Candidate;
import org.jspecify.annotations.Nullable;

/// Searches for whips against one target, breadth first. A state is the set of the right candidates so far with the last
/// of them; of several ways to it the first one is kept. States from which no contradiction can be reached in time, even
/// if all that follows were placed at once, are left out. Reusable for several targets, not thread-safe.
final class WhipSearch {

    /// The number of states after which a target is given up. All states of a length are tried or none, so isomorphic
    /// positions have the same whips.
    private static final int MOST_STATES = 500;

    /// The result of a search.
    enum Result {
        /// There is a whip.
        FOUND,
        /// There is none of this length, but there may be a longer one.
        OPEN,
        /// There is none, or it takes too many states to find.
        NONE
    }

    private final WhipBoard board;
    private final WhipRounds rounds;
    private final int words;

    /// The number of words of a set of candidates, and those of a state.
    private final int ofSet;

    private final int ofState;

    /// By state, the candidates that are left, and the variables of the right candidates.
    private long[] left;

    private int[] parent = new int[256];
    private int[] right = new int[256];
    private int[] through = new int[256];
    private long[] key = new long[256];
    private int count;

    /// The states by their keys, with open addressing: numbers from 1.
    private int[] table = new int[512];

    /// What follows from the current state: candidates, and their variables.
    private final int[] next = new int[4 * 81];

    private final int[] nextThrough = new int[4 * 81];
    private int nexts;

    /// The right candidates and the variables of the whip that was found.
    private final List<Integer> rights = new ArrayList<>();

    private final List<Integer> variables = new ArrayList<>();

    WhipSearch(WhipBoard board, WhipRounds rounds) {
        this.board = board;
        this.rounds = rounds;
        words = board.words();
        ofSet = words * WhipBoard.PLACES;
        ofState = ofSet + words;
        left = new long[parent.length * ofState];
    }

    /// Searches for a whip of a length, if there is no shorter one.
    Result search(int target, int length) {
        Arrays.fill(table, 0);
        count = 0;
        add(-1, target, -1, 0);
        if (length == 1) {
            int variable = emptied(0, target);
            return variable < 0 ? Result.OPEN : found(0, -1, -1, variable);
        }
        int from = 0;
        boolean open = false;
        for (int depth = 0; depth + 2 <= length; depth++) {
            int to = count;
            for (int state = from; state < to; state++) {
                follow(state);
                int more = length - depth;
                boolean inTime = rounds.refutes(left, state * ofState, next, nexts, more - 1);
                open |= nexts > 0 && (more == 2 || !inTime);
                if (inTime && more > 2) {
                    addStates(state);
                } else if (inTime && ends(state)) {
                    return Result.FOUND;
                }
            }
            from = to;
        }
        return open && count <= MOST_STATES ? Result.OPEN : Result.NONE;
    }

    /// Lists what follows from a state: the last candidates of the variables that its last right candidate touches.
    private void follow(int state) {
        nexts = 0;
        int at = state * ofState;
        long[] touched = board.touched(right[state]);
        for (int word = 0; word < words; word++) {
            long one = 0;
            long two = 0;
            for (int place = 0; place < WhipBoard.PLACES; place++) {
                long has = left[at + word * WhipBoard.PLACES + place];
                two |= one & has;
                one |= has;
            }
            long single = one & ~two & touched[word] & ~left[at + ofSet + word];
            for (; single != 0; single &= single - 1) {
                int variable = word * Long.SIZE + Long.numberOfTrailingZeros(single);
                addNext(board.first(variable, left, at), variable);
            }
        }
    }

    private void addNext(int candidate, int variable) {
        for (int i = 0; i < nexts; i++) {
            if (next[i] == candidate) {
                return;
            }
        }
        next[nexts] = candidate;
        nextThrough[nexts++] = variable;
    }

    /// Tests whether one of the candidates that follow leaves a variable without candidates.
    private boolean ends(int state) {
        for (int i = 0; i < nexts; i++) {
            int variable = emptied(state * ofState, next[i]);
            if (variable >= 0) {
                found(state, next[i], nextThrough[i], variable);
                return true;
            }
        }
        return false;
    }

    /// Returns the first variable of which a candidate sees all candidates that are left; -1 if there is none.
    private int emptied(int at, int candidate) {
        long[] seen = board.seen(candidate);
        long[] touched = board.touched(candidate);
        for (int word = 0; word < words; word++) {
            long some = 0;
            for (int place = word * WhipBoard.PLACES; place < (word + 1) * WhipBoard.PLACES; place++) {
                some |= left[at + place] & ~seen[place];
            }
            long none = touched[word] & ~some;
            if (none != 0) {
                return word * Long.SIZE + Long.numberOfTrailingZeros(none);
            }
        }
        return -1;
    }

    private void addStates(int state) {
        for (int i = 0; i < nexts; i++) {
            add(state, next[i], nextThrough[i], key[state] ^ mixed(next[i]));
        }
    }

    private void add(int before, int candidate, int variable, long others) {
        int slot = slot(others, candidate);
        if (table[slot] != 0) {
            return;
        }
        if (count == parent.length) {
            grow();
            slot = slot(others, candidate);
        }
        parent[count] = before;
        right[count] = candidate;
        through[count] = variable;
        key[count] = others;
        int at = count * ofState;
        long[] earlier = before < 0 ? board.all() : left;
        int from = Math.max(0, before * ofState);
        long[] seen = board.seen(candidate);
        for (int word = 0; word < ofSet; word++) {
            left[at + word] = earlier[from + word] & ~seen[word];
        }
        long[] own = board.own(candidate);
        for (int word = 0; word < words; word++) {
            left[at + ofSet + word] = own[word] | (before < 0 ? 0 : left[from + ofSet + word]);
        }
        count++;
        table[slot] = count;
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
        parent = Arrays.copyOf(parent, 2 * count);
        right = Arrays.copyOf(right, 2 * count);
        through = Arrays.copyOf(through, 2 * count);
        key = Arrays.copyOf(key, 2 * count);
        left = Arrays.copyOf(left, 2 * count * ofState);
        table = new int[4 * count];
        for (int state = 0; state < count; state++) {
            table[slot(key[state], right[state])] = state + 1;
        }
    }

    /// Returns a number of 64 well mixed bits for a candidate. The sum of those of a set stands for the set.
    private static long mixed(int candidate) {
        long mixed = (candidate + 1) * 0x9E3779B97F4A7C15L;
        mixed = (mixed ^ mixed >>> 30) * 0xBF58476D1CE4E5B9L;
        mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
        return mixed ^ mixed >>> 31;
    }

    private Result found(int state, int candidate, int variable, int last) {
        rights.clear();
        variables.clear();
        for (int each = state; each >= 0; each = parent[each]) {
            rights.addFirst(right[each]);
            variables.addFirst(through[each]);
        }
        if (candidate >= 0) {
            rights.add(candidate);
            variables.add(variable);
        }
        variables.removeFirst();
        variables.add(last);
        return Result.FOUND;
    }

    /// Returns the whip that was found.
    Whip whip() {
        List<Whip.Turn> turns = new ArrayList<>();
        for (int i = 0; i < variables.size(); i++) {
            boolean end = i + 1 == variables.size();
            turns.add(turn(variables.get(i), rights.subList(0, i + 1), end ? null : rights.get(i + 1)));
        }
        Candidate target = board.candidate(rights.getFirst());
        return new Whip(Technique.WHIP, target, turns, List.of(new Conclusion.Elimination(target)));
    }

    /// @param before the target and the right candidates so far
    private Whip.Turn turn(int variable, List<Integer> before, @Nullable Integer next) {
        int left = -1;
        List<Whip.Excluded> exceptions = new ArrayList<>();
        for (int candidate : board.candidates(variable)) {
            if (next != null && candidate == next) {
                continue;
            }
            if (left < 0 && board.sees(before.getLast(), candidate)) {
                left = candidate;
            } else {
                int by = before.stream()
                        .filter(each -> board.sees(each, candidate))
                        .findFirst()
                        .orElseThrow();
                exceptions.add(new Whip.Excluded(board.candidate(candidate), board.candidate(by)));
            }
        }
        return new Whip.Turn(
                board.candidate(left), board.reason(variable), next == null ? null : board.candidate(next), exceptions);
    }
}
