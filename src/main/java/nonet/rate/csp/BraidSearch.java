package nonet.rate.csp;

/// Searches for braids of a board, depth first. A braid of length n against a target places the target and then n - 1
/// singles in any order, until a variable has no candidates.
///
/// Each set of singles is tried once: a single that was tried on a board is not placed on the boards that come after it.
/// Boards on which no contradiction is in reach without it, even if all that follows is placed at once, are left out.
/// Not thread-safe.
final class BraidSearch implements Pattern {

    private final Effort effort;
    private final Rounds rounds = new Rounds(false);
    private final Boards boards = new Boards();
    private Board root = new Board();

    BraidSearch(Effort effort) {
        this.effort = effort;
    }

    @Override
    public void start(Board board) {
        root = board;
    }

    @Override
    public int atLeast(int target) {
        return rounds.untilBroken(boards.placed(0, root, target));
    }

    @Override
    public boolean refutes(int target, int length) {
        effort.spend();
        return boards.placed(0, root, target).isBroken() || length > 1 && follow(0, length - 1);
    }

    /// A candidate with a lower bound is refuted by the braid of all placements up to the contradiction at the latest.
    @Override
    public boolean takeCut() {
        return true;
    }

    /// @param more the number of singles that may be placed, at least one
    private boolean follow(int depth, int more) {
        Board board = boards.at(depth);
        while (more == 1 || rounds.until(board, more) <= more) {
            int single = board.take();
            if (single < 0) {
                return false;
            }
            effort.spend();
            if (boards.placed(depth + 1, board, single).isBroken() || more > 1 && follow(depth + 1, more - 1)) {
                return true;
            }
        }
        return false;
    }
}
