package nonet.logic.finder.chain;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.deduce.Whip;
import nonet.grid.Candidate;
import org.jspecify.annotations.Nullable;

/// Searches for whips against one target, breadth first. A state is the set of the right candidates so far with the
/// last of them; of several ways to it the first one is kept. States from which no contradiction can be reached in
/// time, even if all that follows were placed at once, are left out. Reusable for several targets, not thread-safe.
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
    private final PartialWhips states;

    /// The states without right candidates, by target; 0 if there is none yet, else their number from 1.
    private final int[] roots;

    /// The states of the current search, by the number of right candidates.
    private int[] order = new int[256];

    /// By state, the last search that came to it, and by what the first way to it there led to it.
    private int[] searched = new int[256];

    private int[] parent = new int[256];
    private short[] through = new short[256];
    private int searches;
    private int count;

    /// The right candidates and the variables of the whip that was found.
    private final List<Integer> rights = new ArrayList<>();

    private final List<Integer> variables = new ArrayList<>();

    WhipSearch(WhipBoard board, SinglesPropagation rounds) {
        this.board = board;
        states = new PartialWhips(board, rounds);
        roots = new int[board.size()];
    }

    /// Searches for a whip of a length, if there is no shorter one.
    Result search(int target, int length) {
        if (roots[target] == 0) {
            roots[target] = 1 + states.add(target);
        }
        int root = roots[target] - 1;
        searches++;
        count = 0;
        reach(root, -1, -1);
        if (length == 1) {
            int variable = states.emptied(root, target);
            return variable < 0 ? Result.OPEN : found(root, -1, -1, variable);
        }
        int from = 0;
        boolean open = false;
        for (int depth = 0; depth + 2 <= length; depth++) {
            int to = count;
            for (int i = from; i < to; i++) {
                int state = order[i];
                int more = length - depth;
                if (more == 2) {
                    states.follow(state);
                    open |= states.size(state) > 0;
                    if (ends(state)) {
                        return Result.FOUND;
                    }
                } else if (states.isInTime(state, more - 1)) {
                    states.follow(state);
                    reachAll(state);
                } else {
                    open |= states.mayBeInTime(state);
                }
            }
            from = to;
        }
        return open && count <= MOST_STATES ? Result.OPEN : Result.NONE;
    }

    private void reachAll(int state) {
        for (int i = states.first(state); i < states.first(state) + states.size(state); i++) {
            reach(states.child(state, i), state, states.through(i));
        }
    }

    private void reach(int state, int before, int variable) {
        if (state >= searched.length) {
            searched = Arrays.copyOf(searched, 2 * state);
            parent = Arrays.copyOf(parent, 2 * state);
            through = Arrays.copyOf(through, 2 * state);
        }
        if (searched[state] != searches) {
            searched[state] = searches;
            parent[state] = before;
            through[state] = (short) variable;
            if (count == order.length) {
                order = Arrays.copyOf(order, 2 * count);
            }
            order[count++] = state;
        }
    }

    /// Tests whether one of the candidates that follow leaves a variable without candidates.
    private boolean ends(int state) {
        for (int i = states.first(state); i < states.first(state) + states.size(state); i++) {
            int variable = states.emptied(state, states.next(i));
            if (variable >= 0) {
                found(state, states.next(i), states.through(i), variable);
                return true;
            }
        }
        return false;
    }

    private Result found(int state, int candidate, int variable, int last) {
        rights.clear();
        variables.clear();
        for (int each = state; each >= 0; each = parent[each]) {
            rights.addFirst(states.right(each));
            variables.addFirst((int) through[each]);
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
        List<Whip.WhipLink> steps = new ArrayList<>();
        for (int i = 0; i < variables.size(); i++) {
            boolean end = i + 1 == variables.size();
            steps.add(step(variables.get(i), rights.subList(0, i + 1), end ? null : rights.get(i + 1)));
        }
        Candidate target = board.candidate(rights.getFirst());
        return new Whip(Technique.WHIP, target, steps, List.of(new Conclusion.Elimination(target)));
    }

    /// @param before the target and the right candidates so far
    private Whip.WhipLink step(int variable, List<Integer> before, @Nullable Integer next) {
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
        return new Whip.WhipLink(
                board.candidate(left), board.reason(variable), next == null ? null : board.candidate(next), exceptions);
    }
}
