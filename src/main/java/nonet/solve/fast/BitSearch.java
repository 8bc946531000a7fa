package nonet.solve.fast;

import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

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

    /// After so many guesses the search counts as lost and looks for the cells to blame. Of the hardest known puzzles
    /// with one solution few need as many.
    private static final int PATIENCE = 300;

    private final BitBoard[] boards = new BitBoard[82];
    private long guessesLeft;
    private int level;
    private boolean alive;
    private boolean found;
    private int usualGuesses;
    private @Nullable Blame blame;

    BitSearch() {
        boards[0] = new BitBoard();
    }

    /// Goes to the place before the first solution of a puzzle, whatever puzzle was searched before.
    ///
    /// @param givens the puzzle from `offset` on, 81 bytes, 0 for a blank
    /// @param guesses how many guesses the whole search may take
    void start(byte[] givens, int offset, long guesses) {
        guessesLeft = guesses;
        level = 0;
        found = false;
        usualGuesses = 0;
        blame = null;
        alive = boards[0].load(givens, offset);
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
                if (blame != null) {
                    board.accuse(blame);
                }
            } else if (board.isSolved()) {
                alive = false;
                found = true;
                return Outcome.FOUND;
            } else if (guessesLeft-- == 0) {
                return Outcome.TOO_LONG;
            } else {
                guess();
            }
        }
        return Outcome.CANCELLED;
    }

    /// Writes the solution that was found last, row by row, before the search goes on.
    void solution(byte[] values, int offset) {
        boards[level].write(values, offset);
    }

    private void guess() {
        if (blame == null && usualGuesses++ < PATIENCE) {
            boards[level].guess();
        } else {
            guessWithBlame();
        }
        level++;
        if (boards[level] == null) {
            boards[level] = new BitBoard();
        }
        boards[level].assume(boards[level - 1]);
    }

    /// What was refuted on the lowest board stays so when the search begins anew. After a solution it cannot do that:
    /// it would find the same one again.
    private void guessWithBlame() {
        if (blame == null) {
            blame = new Blame();
        }
        if (!found && blame.isRunOver()) {
            level = 0;
        }
        boards[level].guess(blame);
    }
}
