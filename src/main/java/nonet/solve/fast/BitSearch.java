package nonet.solve.fast;

import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// A depth-first search over bit boards, and a cursor on its solutions. It is reused for puzzle after puzzle, and
/// allocates nothing once its stack has reached its depth.
final class BitSearch {

    /// The outcome of a call of [#next].
    enum Outcome {
        FOUND,
        EXHAUSTED,
        TOO_LONG
    }

    /// The number of guesses after which the search counts as lost and searches for cells with large weights. Few of
    /// the hardest known puzzles with one solution need as many.
    private static final int PATIENCE = 300;

    /// The number of boards settled, in about ten microseconds, between two checks for cancellation.
    private static final int BOARDS_BETWEEN_QUESTIONS = 16;

    private final BitBoard board = new BitBoard();
    private long guessesLeft;
    private boolean restricted;
    private boolean alive;
    private boolean found;
    private boolean failed;
    private int usualGuesses;

    /// The guess that was refuted last, if no other was made since, and the cell neither candidate of which was possible
    /// last; or [Guess#NO_GUESS].
    private int refuted;

    private int conflict;

    private @Nullable ConflictWeights weights;

    /// Goes to the place before the first solution of a puzzle, whatever puzzle was searched before.
    ///
    /// @param givens the puzzle from `offset` on, 81 bytes whose low four bits are the digit, or 0 or more than 9
    /// @param guesses how many guesses the whole search may take
    void start(byte[] givens, int offset, long guesses) {
        guessesLeft = guesses;
        restricted = false;
        found = false;
        failed = false;
        usualGuesses = 0;
        refuted = Guess.NO_GUESS;
        conflict = Guess.NO_GUESS;
        weights = null;
        alive = board.load(givens, offset);
    }

    /// Goes to the place before the first solution of a puzzle, and heeds which candidates it rules out.
    void start(Puzzle puzzle, long guesses) {
        start(puzzle.values(), 0, guesses);
        if (puzzle.isRestricted()) {
            restricted = true;
            alive &= board.exclude(puzzle.exclusions());
        }
    }

    /// Goes on to the next solution.
    ///
    /// @throws CancellationException if cancelled; another call goes on from here
    Outcome next(Cancel cancel) {
        for (int boards = 0; ; boards++) {
            if ((boards & BOARDS_BETWEEN_QUESTIONS - 1) == 0) {
                cancel.check();
            }
            if (!alive) {
                if (board.depth() == 0) {
                    return Outcome.EXHAUSTED;
                }
                refute();
                alive = true;
            }
            if (!board.settle()) {
                alive = false;
                failed = true;
                if (weights != null) {
                    board.bumpWeights(weights);
                }
            } else if (board.isSolved()) {
                alive = false;
                found = true;
                return Outcome.FOUND;
            } else if (guessesLeft-- == 0) {
                return Outcome.TOO_LONG;
            } else if (weights == null && usualGuesses++ < PATIENCE) {
                board.assume(usualGuess());
                refuted = Guess.NO_GUESS;
            } else {
                guessByWeight();
            }
        }
    }

    /// Returns whether there is a second solution for sure, after the first one was found and before the search goes on.
    /// Where candidates are ruled out nothing is known: digits that change places may come to a cell that rules them out.
    boolean hasSecondSolution() {
        return !restricted && board.hasSecondSolution();
    }

    /// Keeps the solution that was found last, before the search goes on; see [SolutionWriter].
    void copySolution(long[] own) {
        board.copySolution(own);
    }

    /// Returns the digits of the solution that was found last, before the search goes on.
    byte[] solution() {
        long[] own = new long[18];
        board.copySolution(own);
        byte[] values = new byte[81];
        SolutionWriter.write(own, values, 0);
        return values;
    }

    private void refute() {
        if (refuted != Guess.NO_GUESS) {
            conflict = Guess.cell(refuted);
        }
        refuted = board.refute();
    }

    /// Where both candidates of a cell led to nothing, the guesses before are to blame, or some of them. So that cell is
    /// guessed again as soon as they have changed, and shows whether they are still wrong (Lecoutre and others, *Reasoning
    /// from last conflict(s) in constraint programming*).
    private int usualGuess() {
        int guess = conflict == Guess.NO_GUESS ? Guess.NO_GUESS : board.guessAt(conflict);
        if (guess == Guess.NO_GUESS) {
            return board.guess(isGoingWell());
        }
        conflict = Guess.NO_GUESS;
        return guess;
    }

    /// As long as no guess failed, there may be many solutions. Then choosing the guesses well takes more time than it
    /// saves; only the first guess is worth it anyhow.
    private boolean isGoingWell() {
        return !failed && board.depth() > 0;
    }

    /// What was refuted on the lowest board stays so when the search begins anew. After a solution it cannot do that:
    /// it would find the same one again.
    private void guessByWeight() {
        if (weights == null) {
            weights = new ConflictWeights();
        }
        if (!found && weights.isRunOver()) {
            board.restart();
        }
        board.assume(board.guess(weights));
    }
}
