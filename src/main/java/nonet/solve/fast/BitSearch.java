package nonet.solve.fast;

import nonet.solve.Cancel;

/// A depth-first search over boards of bits, and a cursor on its solutions. The boards lie on a stack and are used
/// again, so nothing is allocated after the first descent.
final class BitSearch {

    /// How a call of [#next] ended.
    enum Outcome {
        FOUND,
        EXHAUSTED,
        CANCELLED,
        TOO_LONG
    }

    private final BitBoard[] boards = new BitBoard[82];
    private long guessesLeft;
    private int level;
    private boolean alive;

    /// Stands before the first solution.
    ///
    /// @param guesses how many guesses the whole search may take
    BitSearch(byte[] givens, long guesses) {
        guessesLeft = guesses;
        boards[0] = new BitBoard();
        alive = boards[0].load(givens);
    }

    /// Goes on to the next solution.
    Outcome next(Cancel cancel) {
        while (!cancel.requested()) {
            if (!alive) {
                if (level == 0) {
                    return Outcome.EXHAUSTED;
                }
                boards[--level].refute();
                alive = true;
            }
            BitBoard board = boards[level];
            if (!board.settle()) {
                alive = false;
            } else if (board.isSolved()) {
                alive = false;
                return Outcome.FOUND;
            } else if (guessesLeft-- == 0) {
                return Outcome.TOO_LONG;
            } else {
                board.guess();
                above().assume(board);
            }
        }
        return Outcome.CANCELLED;
    }

    /// Returns the solution that was found last, row by row, before the search goes on.
    byte[] solution() {
        byte[] values = new byte[81];
        boards[level].write(values);
        return values;
    }

    private BitBoard above() {
        level++;
        if (boards[level] == null) {
            boards[level] = new BitBoard();
        }
        return boards[level];
    }
}
