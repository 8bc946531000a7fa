package nonet.solve.fast;

import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// A depth-first search over bit boards, and a cursor on its solutions. It is reused for puzzle after puzzle, and
/// allocates nothing once its stack has reached its depth.
final class BitSearch {

    /// Why a call of [#next] returned.
    enum StopReason {
        FOUND,
        EXHAUSTED,
        TOO_LONG
    }

    /// The number of guesses after which the search counts as lost and searches for cells with large weights. None of
    /// the hardest known puzzles with one solution needs a third of them.
    private static final int PATIENCE = 1000;

    /// The number of dead ends in a row, among many solutions, after which guesses are chosen well.
    private static final int FAILURES_AMONG_SOLUTIONS = 4;

    /// The number of unknown cells up to which a puzzle that needs a guess probably has several solutions. It has at
    /// least 27 givens then.
    private static final int UNKNOWN_IF_RICH = 54;

    /// The number of dead ends up to which the guesses on a puzzle with many givens cost little to choose.
    private static final int FAILURES_IF_RICH = 2;

    /// The number of boards settled, in about ten microseconds, between two checks for cancellation.
    private static final int BOARDS_BETWEEN_QUESTIONS = 16;

    private final BitBoard board = new BitBoard();
    private final DeadEnds deadEnds = new DeadEnds();
    private final TwoCandidates twoCandidates = new TwoCandidates();
    private long guessesLeft;
    private boolean restricted;
    private boolean alive;
    private boolean found;

    /// The number of dead ends since the start or, if there are several solutions, since the last one.
    private int failures;

    private boolean several;
    private int usualGuesses;

    /// Whether the light search begins with the first guess.
    private boolean rich;

    /// Whether the light search continues.
    private boolean light;

    /// The last refuted guess, if no other was made since, and the last cell both candidates of which were refuted; or
    /// [Guess#NO_GUESS].
    private int refuted;

    private int conflict;

    private @Nullable ConflictWeights weights;

    /// Starts before the first solution of a puzzle, regardless of previous searches.
    ///
    /// @param givens the puzzle from `offset` on, 81 bytes whose low four bits are the digit, or 0 or more than 9
    /// @param guesses the largest number of guesses of the whole search
    void start(byte[] givens, int offset, long guesses) {
        guessesLeft = guesses;
        restricted = false;
        found = false;
        failures = 0;
        several = false;
        usualGuesses = 0;
        refuted = Guess.NO_GUESS;
        conflict = Guess.NO_GUESS;
        weights = null;
        deadEnds.clear();
        light = false;
        alive = board.load(givens, offset);
        rich = board.unknownCells() <= UNKNOWN_IF_RICH;
    }

    /// Starts before the first solution of a puzzle, with its excluded candidates.
    void start(Puzzle puzzle, long guesses) {
        start(puzzle.values(), 0, guesses);
        if (puzzle.isRestricted()) {
            restricted = true;
            alive &= board.exclude(puzzle.exclusions());
        }
    }

    /// Starts before the first solution that does not have the digit, 0 to 8, in this blank cell.
    void startWithout(byte[] givens, int offset, int cell, int digit) {
        start(givens, offset, Long.MAX_VALUE);
        restricted = true;
        rich = false;
        board.exclude(cell, digit);
    }

    /// Advances to the next solution.
    ///
    /// @throws CancellationException if cancelled; another call continues from here
    StopReason next(Cancel cancel) {
        if (light) {
            return nextInLightSearch(cancel);
        }
        for (int boards = 0; ; boards++) {
            if ((boards & BOARDS_BETWEEN_QUESTIONS - 1) == 0) {
                cancel.check();
            }
            if (!alive) {
                if (board.depth() == 0) {
                    return StopReason.EXHAUSTED;
                }
                refute();
                alive = true;
            }
            if (!board.settle()) {
                alive = false;
                failures++;
                board.record(deadEnds);
                if (weights != null) {
                    board.bumpWeights(weights);
                }
            } else if (board.isSolved()) {
                alive = false;
                several = found;
                failures = several ? 0 : failures;
                found = true;
                return StopReason.FOUND;
            } else if (guessesLeft == 0) {
                return StopReason.TOO_LONG;
            } else if (rich) {
                rich = false;
                light = true;
                return nextInLightSearch(cancel);
            } else if (board.depth() > 0 || !board.excludeByTriads()) {
                // On boards after the first, triads would save few guesses more, and cost more time than that saves.
                guessesLeft--;
                if (several || weights == null && usualGuesses++ < PATIENCE) {
                    board.assume(usualGuess());
                    refuted = Guess.NO_GUESS;
                } else {
                    guessByWeight();
                }
            }
        }
    }

    /// Advances like [#next] on a puzzle with many givens, which probably has several solutions. Little follows on each
    /// board, so the digits are visited lightly, and until several guesses failed they cost little to choose. If the search
    /// counts as lost, [#next] takes over the same stack of boards.
    ///
    /// The loop repeats that of [#next] on purpose: HotSpot compiles each for the boards that it meets.
    private StopReason nextInLightSearch(Cancel cancel) {
        for (int boards = 0; several || usualGuesses < PATIENCE; boards++) {
            if ((boards & BOARDS_BETWEEN_QUESTIONS - 1) == 0) {
                cancel.check();
            }
            if (!alive) {
                if (board.depth() == 0) {
                    return StopReason.EXHAUSTED;
                }
                refute();
                alive = true;
            }
            if (!board.settleLightly()) {
                alive = false;
                failures++;
                board.record(deadEnds);
            } else if (board.isSolved()) {
                alive = false;
                several = found;
                failures = several ? 0 : failures;
                found = true;
                return StopReason.FOUND;
            } else if (guessesLeft == 0) {
                return StopReason.TOO_LONG;
            } else {
                guessesLeft--;
                usualGuesses++;
                int guess = failures <= FAILURES_IF_RICH ? board.quickGuess() : Guess.NO_GUESS;
                board.assume(guess == Guess.NO_GUESS ? usualGuess() : guess);
                refuted = Guess.NO_GUESS;
            }
        }
        light = false;
        return next(cancel);
    }

    /// Advances over one or several of the next solutions, which can be counted without being found if all unknown
    /// cells have two candidates. The number of guesses is not limited.
    ///
    /// @return the number of solutions, or 0 if there are no more
    /// @throws CancellationException if cancelled; another call continues from here
    long pass(Cancel cancel) {
        if (!several) {
            // Where there is one solution at most, the search has to be thorough.
            return next(cancel) == StopReason.FOUND ? 1 : 0;
        }
        for (int boards = 0; ; boards++) {
            if ((boards & BOARDS_BETWEEN_QUESTIONS - 1) == 0) {
                cancel.check();
            }
            if (!alive) {
                if (board.depth() == 0) {
                    return 0;
                }
                refute();
                alive = true;
            }
            // Among many solutions little follows on each board.
            boolean possible = board.settleLightly();
            long solutions = !possible ? 0 : board.isSolved() ? 1 : board.solutionsIfTwoCandidates(twoCandidates);
            if (solutions < 0) {
                board.assume(usualGuess());
                refuted = Guess.NO_GUESS;
                continue;
            }
            alive = false;
            failures = solutions == 0 ? failures + 1 : 0;
            if (solutions > 0) {
                return solutions;
            }
        }
    }

    /// Returns whether there certainly is a second solution, after the first one was found and before the search
    /// continues. With excluded candidates the answer is unknown: exchanged digits may be excluded in their new cells.
    boolean hasSecondSolution() {
        return !restricted && board.hasSecondSolution();
    }

    /// Copies the last solution, before the search continues; see [SolutionWriter].
    void copySolution(long[] own) {
        board.copySolution(own);
    }

    /// Returns the digits of the last solution, before the search continues.
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

    private int usualGuess() {
        int guess = isGoingWell() ? board.quickGuess() : Guess.NO_GUESS;
        return guess == Guess.NO_GUESS ? carefulGuess() : guess;
    }

    /// If the last guess was refuted in a cell of three candidates, the other two come next. And if all candidates of a
    /// cell fail, some earlier guesses are wrong: that cell is guessed again as soon as they have changed, and shows
    /// whether they are still wrong (Lecoutre and others, *Reasoning from last conflict(s) in constraint programming*).
    private int carefulGuess() {
        if (refuted != Guess.NO_GUESS && !Guess.hasOther(refuted)) {
            int rest = board.guessAt(Guess.cell(refuted));
            if (rest != Guess.NO_GUESS) {
                return rest;
            }
        }
        int guess = conflict == Guess.NO_GUESS ? Guess.NO_GUESS : board.guessAt(conflict);
        if (guess == Guess.NO_GUESS) {
            return board.bestGuess(deadEnds);
        }
        conflict = Guess.NO_GUESS;
        return guess;
    }

    /// As long as no guess failed, there may be many solutions. Then choosing the guesses well takes more time than it
    /// saves; only the first guess is worth it. The same holds among many solutions, until several guesses failed.
    private boolean isGoingWell() {
        return failures <= (several ? FAILURES_AMONG_SOLUTIONS : 0) && board.depth() > 0;
    }

    /// Refutations on the lowest board remain valid when the search restarts. After a solution it cannot restart: it
    /// would find the same one again.
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
