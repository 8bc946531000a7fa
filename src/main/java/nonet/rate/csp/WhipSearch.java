package nonet.rate.csp;

import java.util.Arrays;

/// Searches for whips and g-whips of a board, depth first. A whip of length n against a target places the target and
/// then one right-linking object after the other, n - 1 of them: the last candidate of a variable, in a g-whip also a
/// group that contains all its last candidates. Each time, the object before is linked to a candidate of the variable,
/// the left-linking one, to which the target is not linked; only the first left-linking candidate is linked to the
/// target. The last object leaves such a variable without candidates.
///
/// That condition on later left-linking candidates is a choice by which the ratings are those of CSP-Rules; the rules for
/// whips that come with it do not state it.
///
/// Of several ways to a set of objects with the same last one, only one is followed. Boards on which no contradiction
/// is in reach, even if all that follows is placed at once, are left out. Not thread-safe.
final class WhipSearch implements Pattern {

    private final boolean groups;
    private final Effort effort;
    private final Rounds rounds;

    /// The boards after the target and each right-linking object.
    private final Boards boards = new Boards();

    /// By object, the variables that may follow it: those with a left-linking candidate. Null if not yet needed.
    private final short[][] following = new short[Links.OBJECTS][];

    private final Visited visited = new Visited(Visited.MOST);
    private Board root = new Board();
    private boolean cut;

    /// @param groups whether groups may be right-linking
    WhipSearch(boolean groups, Effort effort) {
        this.groups = groups;
        this.effort = effort;
        rounds = new Rounds(groups);
    }

    @Override
    public void start(Board board) {
        root = board;
        visited.clear();
    }

    @Override
    public int atLeast(int target) {
        return rounds.untilBroken(boards.placed(0, root, target));
    }

    @Override
    public boolean refutes(int target, int length) {
        effort.spend();
        if (boards.placed(0, root, target).isBroken()) {
            return true;
        }
        Arrays.fill(following, null);
        following[target] = variables(target, root);
        return length > 1 && inVain(0, target, length - 1, Visited.key(Links.OBJECTS + target)) < 0;
    }

    @Override
    public boolean takeCut() {
        boolean was = cut;
        cut = false;
        return was;
    }

    /// Returns how many placements are in vain from here, at least those allowed; -1 if they are not.
    ///
    /// @param more the number of objects that may be placed, at least one
    /// @param rights a number for the target and the objects placed so far
    private int inVain(int depth, int last, int more, long rights) {
        Board board = boards.at(depth);
        if (more > 1) {
            int needed = rounds.until(board, more);
            if (needed > more) {
                return needed == Rounds.NEVER ? Visited.ALWAYS : needed - 1;
            }
        }
        for (int variable : following(last)) {
            int object = object(variable, board.places(variable));
            if (object < 0 || board.isPlaced(object)) {
                continue;
            }
            long set = rights ^ Visited.key(object);
            long state = Visited.state(set, object);
            int inVain = visited.inVain(state);
            if (inVain < more - 1 || more == 1 && inVain == 0) {
                effort.spend();
                if (boards.placed(depth + 1, board, object).isBroken()) {
                    return -1;
                }
                if (more > 1) {
                    inVain = inVain(depth + 1, object, more - 1, set);
                    if (inVain < 0) {
                        return -1;
                    }
                    visited.setInVain(state, inVain);
                }
            }
            cut |= inVain != Visited.ALWAYS;
        }
        return more;
    }

    /// Returns the object that contains all candidates of a variable, or -1 if there is none.
    private int object(int variable, int places) {
        return (places & places - 1) == 0
                ? Links.candidate(variable, places)
                : groups ? Links.group(variable, places) : -1;
    }

    private short[] following(int object) {
        if (following[object] == null) {
            following[object] = variables(object, boards.at(0));
        }
        return following[object];
    }

    /// Returns the variables of the candidates of a board that an object is linked to.
    private static short[] variables(int object, Board board) {
        boolean[] found = new boolean[Links.VARIABLES];
        short[] variables = new short[Links.VARIABLES];
        int count = 0;
        for (int linked : Links.linked(object)) {
            for (int kind = 0; board.isLeft(linked) && kind < Links.KINDS; kind++) {
                int variable = Links.variable(linked, kind);
                if (!found[variable]) {
                    found[variable] = true;
                    variables[count++] = (short) variable;
                }
            }
        }
        return Arrays.copyOf(variables, count);
    }
}
