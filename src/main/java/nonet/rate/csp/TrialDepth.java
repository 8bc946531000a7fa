package nonet.rate.csp;

import org.jspecify.annotations.Nullable;

/// Trial and error: T&E(0) is to place singles. T&E(d + 1) removes each candidate whose placement T&E(d) refutes, again
/// and again until no more are removed.
///
/// A candidate is tried in vain only once for each set of candidates: what is left after such a trial is a witness for
/// all candidates that are placed in it, as long as all of the witness is left. Not thread-safe.
final class TrialDepth {

    /// The depth at which trials end. No puzzle with exactly one solution is known to need more.
    static final int MOST = 4;

    private final Effort effort;
    private final Boards boards = new Boards();

    /// By depth and candidate, the witness of its last trial in vain.
    private final long[][][] witnesses = new long[MOST + 1][Links.CANDIDATES][];

    TrialDepth(Effort effort) {
        this.effort = effort;
    }

    /// Applies T&E(depth). Returns whether it finds no contradiction.
    boolean close(Board board, int depth) {
        effort.spend();
        if (depth == 0) {
            return board.propagate();
        }
        while (close(board, depth - 1)) {
            if (board.isSolved() || !removes(board, depth)) {
                return true;
            }
        }
        return false;
    }

    /// Tries candidates until one is refuted, and removes it. Returns whether there was one.
    private boolean removes(Board board, int depth) {
        for (int size = 2; size <= 9; size++) {
            for (int cell = 0; cell < 81; cell++) {
                if (Integer.bitCount(board.places(cell)) != size) {
                    continue;
                }
                for (int candidate = cell * 9; candidate < cell * 9 + 9; candidate++) {
                    if (board.isLeft(candidate) && isRefuted(board, candidate, depth)) {
                        board.remove(candidate);
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private boolean isRefuted(Board board, int candidate, int depth) {
        long @Nullable [] witness = witnesses[depth][candidate];
        if (witness != null && board.containsAll(witness)) {
            return false;
        }
        Board tried = boards.placed(depth, board, candidate);
        if (!close(tried, depth - 1)) {
            return true;
        }
        long[] left = tried.left();
        for (int other = 0; other < Links.CANDIDATES; other++) {
            if (tried.isPlaced(other) && !board.isPlaced(other)) {
                witnesses[depth][other] = left;
            }
        }
        return false;
    }
}
