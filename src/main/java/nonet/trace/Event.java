package nonet.trace;

import nonet.deduce.Deduction;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;

/// One thing that happened in a search. The events of a walk, replayed from the givens, give the engine's own board
/// after each of them: what an event does to the board is said with it.
public sealed interface Event {

    /// All candidates were computed from the digits on the board: each blank up to `last`, in the order of the cells,
    /// has the digits that none of its peers holds.
    record Refreshed(Cell last) implements Event {}

    /// A digit was entered without a choice. Its cell has no candidates any more, and the cells in `struck`, all of
    /// them peers, lost the digit.
    record Placed(Candidate candidate, Cause cause, CellSet struck) implements Event {}

    /// A digit was entered on trial. The first try at a choice saves the board under its level; a later try brings the
    /// saved board back before it enters its digit. After that `struck` lose the digit, as with [Placed].
    ///
    /// @param ordinal which try at this choice it is, from 1
    /// @param of how many tries this choice has
    /// @param level how many guesses are open with this one, from 1
    /// @param choice what the tries are taken from; a house is one of the cell's own
    record Guessed(Candidate candidate, int ordinal, int of, int level, Turn turn, CellSet struck, Choice choice)
            implements Event {

        /// A guess among the candidates of its cell.
        public Guessed(Candidate candidate, int ordinal, int of, int level, Turn turn, CellSet struck) {
            this(candidate, ordinal, of, level, turn, struck, new Choice.Candidates());
        }
    }

    /// A blank has other candidates now.
    ///
    /// @param after the candidates it has from now on; not always among those before, as a later digit of the same
    ///     house can replace an earlier one
    record Narrowed(Cell cell, DigitSet before, DigitSet after, Narrowing by) implements Event {}

    /// Narrowing left a cell a single candidate, so it goes no further. The board stays as it is.
    record Shrunk(Narrowing by) implements Event {}

    /// A step of human logic: its placements were entered, each struck from the cell's peers, and its eliminations made.
    record Deduced(Deduction deduction) implements Event {}

    /// No technique helps any further, and the engine does not guess. The board stays as it is.
    record Stuck() implements Event {}

    /// The branch is dead. The board stays as it is.
    record Contradicted(Contradiction why) implements Event {}

    /// A cell was emptied again, and the candidates of all blanks are those that the digits on the board leave.
    record Cleared(Cell cell) implements Event {}

    /// Every try of the choice above `level` failed or is done with, so it was given up. The board stays as it is until
    /// the next event.
    record Backtracked(int level) implements Event {}

    /// The board is a solution.
    ///
    /// @param number which one, from 1
    record Found(long number) implements Event {}

    /// The search is over.
    ///
    /// @param solutions how many it found
    record Exhausted(long solutions) implements Event {}

    /// How a search came to a guess.
    enum Turn {
        /// A new choice was opened.
        FIRST,
        /// The try before it at the same choice failed.
        FORWARD,
        /// A later choice was given up.
        UPWARD
    }
}
