package nonet.trace;

import java.util.Locale;
import nonet.deduce.Deduction;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;

/// One event of a search. An event contains all it changes on the board, so that replaying the events from the givens
/// yields the engine's board after each of them.
public sealed interface Event {

    /// Returns the name of the kind in traces, such as `placed`.
    default String kind() {
        return getClass().getSimpleName().toLowerCase(Locale.ROOT);
    }

    /// Candidates were computed from the digits on the board: each blank cell up to `last`, in the order of the cells,
    /// has the digits that none of its peers holds.
    record Refreshed(Cell last) implements Event {}

    /// A digit was placed without a guess. The cell has no candidates any more, and the peers in `struck` lost the
    /// digit.
    record Placed(Candidate candidate, Cause cause, CellSet struck) implements Event {}

    /// A digit was placed as a guess. The first guess of a choice saves the board under its level; later guesses
    /// restore that board first. The peers in `struck` lost the digit, as with [Placed].
    ///
    /// @param ordinal the number of this guess within its choice, from 1
    /// @param of the number of guesses that the choice has
    /// @param level the number of open guesses including this one, from 1
    /// @param choice the alternatives of the guess; a house is one of the cell's own
    record Guessed(Candidate candidate, int ordinal, int of, int level, Turn turn, CellSet struck, Choice choice)
            implements Event {

        /// Creates a guess among the candidates of its cell.
        public Guessed(Candidate candidate, int ordinal, int of, int level, Turn turn, CellSet struck) {
            this(candidate, ordinal, of, level, turn, struck, new Choice.Candidates());
        }
    }

    /// The candidates of a blank cell were replaced.
    ///
    /// @param after the new candidates; not always a subset of the old ones, as a later digit of the same house can
    ///     replace an earlier one
    record Narrowed(Cell cell, DigitSet before, DigitSet after, Narrowing by) implements Event {}

    /// Narrowing left a cell with a single candidate, so it stops. The board does not change.
    record Shrunk(Narrowing by) implements Event {}

    /// A step of human logic: its placements, with the eliminations among peers, and its eliminations were made.
    record Deduced(Deduction deduction) implements Event {}

    /// No technique applies, and the engine does not guess. The board does not change.
    record Stuck() implements Event {}

    /// The branch has no solution. The board does not change.
    record Contradicted(Contradiction why) implements Event {}

    /// A cell was cleared, and the candidates of all blank cells were recomputed from the digits on the board.
    record Cleared(Cell cell) implements Event {}

    /// All guesses of the choice above `level` failed or are done, so it was given up, and the board is the one before the
    /// first of them.
    record Backtracked(int level) implements Event {}

    /// The search went back to a level, past all guesses above it, to the board before the first of them.
    record Jumped(int level) implements Event {}

    /// The board is a solution.
    ///
    /// @param number the number of the solution, from 1
    record Found(long number) implements Event {}

    /// The search is finished.
    ///
    /// @param solutions the number of solutions found
    record Exhausted(long solutions) implements Event {}

    /// The way in which the search came to a guess.
    enum Turn {
        /// A new choice was opened.
        FIRST,
        /// The previous guess of the same choice failed.
        FORWARD,
        /// A later choice was given up.
        UPWARD
    }
}
