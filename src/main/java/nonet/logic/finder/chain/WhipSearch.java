package nonet.logic.finder.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.deduce.exotic.Whip;
import org.jspecify.annotations.Nullable;

/// Searches for whips against one target, breadth first. A state is the set of the right candidates so far with the last
/// of them; of several ways to it the first one is kept. Reusable for several targets, not thread-safe.
final class WhipSearch {

    /// The number of states after which a target is given up. All states of a length are tried or none, so isomorphic
    /// positions have the same whips.
    private static final int MOST_STATES = 3000;

    /// The result of a search.
    enum Result {
        /// There is a whip.
        FOUND,
        /// There is none within the limits, but there may be a longer one.
        OPEN,
        /// There is none, or it takes too many states to find.
        NONE
    }

    private final WhipBoard board;
    private final int words;

    /// The candidates that each state rules out, state after state.
    private long[] off;
    private int[] parent = new int[4096];
    private int[] right = new int[4096];
    private int[] through = new int[4096];
    private long[] key = new long[4096];
    private int count;

    /// The states by their keys, with open addressing: numbers from 1.
    private int[] table = new int[8192];

    private int ending;
    private int last;

    WhipSearch(WhipBoard board) {
        this.board = board;
        this.words = board.words();
        this.off = new long[4096 * words];
    }

    /// Searches for the shortest whip.
    ///
    /// @param longest the largest length
    Result search(int target, int longest) {
        Arrays.fill(table, 0);
        count = 0;
        add(-1, target, -1, 0);
        int from = 0;
        for (int length = 1; length <= longest; length++) {
            int to = count;
            for (int state = from; state < to; state++) {
                if (extend(state)) {
                    return Result.FOUND;
                }
            }
            if (count == to || to > MOST_STATES) {
                return Result.NONE;
            }
            from = to;
        }
        return Result.OPEN;
    }

    /// Adds the states that follow from one.
    ///
    /// @return whether a variable has no candidate left
    private boolean extend(int state) {
        int at = state * words;
        for (int variable : board.touched(right[state])) {
            int left = left(variable, at);
            if (left == WhipBoard.NONE) {
                ending = state;
                last = variable;
                return true;
            }
            if (left >= 0 && !isOn(left, state)) {
                add(state, left, variable, key[state] ^ mixed(left));
            }
        }
        return false;
    }

    private int left(int variable, int at) {
        int only = WhipBoard.NONE;
        for (int candidate : board.candidates(variable)) {
            if ((off[at + (candidate >>> 6)] >>> candidate & 1) == 0) {
                if (only != WhipBoard.NONE) {
                    return WhipBoard.SEVERAL;
                }
                only = candidate;
            }
        }
        return only;
    }

    /// Tests whether a candidate is the target or a right candidate of a state.
    private boolean isOn(int candidate, int state) {
        for (int each = state; each >= 0; each = parent[each]) {
            if (right[each] == candidate) {
                return true;
            }
        }
        return false;
    }

    private void add(int before, int candidate, int variable, long rights) {
        int slot = slot(rights, candidate);
        if (table[slot] != 0) {
            return;
        }
        if (count == parent.length) {
            grow();
            slot = slot(rights, candidate);
        }
        parent[count] = before;
        right[count] = candidate;
        through[count] = variable;
        key[count] = rights;
        long[] seen = board.seen(candidate);
        for (int word = 0; word < words; word++) {
            off[count * words + word] = seen[word] | (before < 0 ? 0 : off[before * words + word]);
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
        off = Arrays.copyOf(off, 2 * count * words);
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

    /// Returns the number of variables of the whip that was found.
    int length() {
        int length = 1;
        for (int state = ending; parent[state] >= 0; state = parent[state]) {
            length++;
        }
        return length;
    }

    /// Returns the whip that was found.
    Whip whip() {
        List<Integer> path = new ArrayList<>();
        for (int state = ending; state >= 0; state = parent[state]) {
            path.addFirst(state);
        }
        List<Integer> rights = path.stream().map(state -> right[state]).toList();
        List<Whip.Turn> turns = new ArrayList<>();
        for (int i = 1; i < path.size(); i++) {
            turns.add(turn(through[path.get(i)], rights.subList(0, i), rights.get(i)));
        }
        turns.add(turn(last, rights, null));
        var target = board.candidate(rights.getFirst());
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
                board.candidate(left),
                WhipBoard.reason(variable),
                next == null ? null : board.candidate(next),
                exceptions);
    }
}
