package nonet.solve.search;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Alternatives;
import nonet.solve.BacktrackingCursor;
import nonet.solve.Cancel;
import nonet.solve.ChosenGuess;
import nonet.solve.SteeredCursor;
import nonet.trace.Cause;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// The common part of the classic and the shrinking search: they fill blanks with a single candidate in passes over the
/// board, save the whole board at each guess, and detect a contradiction while entering a digit. Subclasses define what
/// happens between two guesses.
abstract class SnapshotCursor extends BacktrackingCursor<SnapshotBoard> implements SteeredCursor {

    private static final Cause ONLY_CANDIDATE = new Cause.OnlyCandidate();

    final SnapshotBoard board;
    final BlankPass pass;

    /// The contradiction that the last event led to, or null if there is none; it is the next event.
    private @Nullable Contradiction contradiction;

    SnapshotCursor(Puzzle puzzle, List<ChosenGuess> chosen) {
        super(puzzle, chosen);
        board = new SnapshotBoard(puzzle);
        pass = new BlankPass(board);
        contradiction = board.load(puzzle);
    }

    /// Takes over how far another search for the same puzzle is, but for what belongs to the engine.
    ///
    /// @param event the index of the event that is next
    final void goOnFrom(SnapshotCursor other, long event) {
        super.goOnFrom(other, event);
        board.restore(other.board);
        pass.goOnFrom(other.pass);
        contradiction = other.contradiction;
    }

    /// Continues to fill the board until the next event.
    ///
    /// @return null if the board is full or a guess is needed
    abstract @Nullable Event fill();

    /// Writes a digit into a blank and updates its peers; calls [#fail(Contradiction)] if that leads to a
    /// contradiction.
    ///
    /// @param guessed whether the digit is a guess
    /// @return the peers that lost the digit
    abstract CellSet write(int cell, int digit, boolean guessed);

    /// Makes the contradiction the next event.
    final void fail(Contradiction why) {
        contradiction = why;
    }

    @Override
    protected @Nullable Contradiction checkGivens() {
        return contradiction;
    }

    /// Computes all candidates; fails if a blank has none.
    @Override
    protected final Event.Refreshed refresh() {
        int empty = board.refresh();
        if (empty >= 0) {
            fail(new Contradiction.NoCandidate(Cell.of(empty)));
        }
        return new Event.Refreshed(Cell.of(empty < 0 ? 80 : empty));
    }

    @Override
    protected final @Nullable Event propagate(Cancel cancel) {
        if (contradiction != null) {
            Contradiction why = contradiction;
            contradiction = null;
            return contradicted(why);
        }
        return board.isFull() ? null : fill();
    }

    /// Fills a blank with its only candidate.
    final Event place(int cell) {
        int digit = board.candidates[cell];
        CellSet struck = write(cell, digit, false);
        return new Event.Placed(SnapshotBoard.candidate(cell, digit), ONLY_CANDIDATE, struck);
    }

    @Override
    protected @Nullable Alternatives choose() {
        return board.isFull() ? null : Alternatives.ofCell(pass.smallest(), board.candidates[pass.smallest()]);
    }

    @Override
    protected final int candidates(int cell) {
        return board.isBlank(cell) ? board.candidates[cell] : 0;
    }

    @Override
    protected final SnapshotBoard save() {
        return board.copy();
    }

    @Override
    protected final void restore(SnapshotBoard saved) {
        board.restore(saved);
    }

    @Override
    protected CellSet enter(Candidate guess) {
        return write(guess.cell().index(), guess.digit().mask(), true);
    }

    @Override
    public final Grid grid() {
        return board.grid(puzzle.givenCells());
    }

    /// One pass over the blanks in cell order, in search of those with a single candidate.
    static final class BlankPass {

        private final SnapshotBoard board;
        private int next;
        private int fewest;
        private int smallest;
        private boolean filled;

        BlankPass(SnapshotBoard board) {
            this.board = board;
        }

        private void goOnFrom(BlankPass other) {
            next = other.next;
            fewest = other.fewest;
            smallest = other.smallest;
            filled = other.filled;
        }

        void begin() {
            next = 0;
            fewest = Integer.MAX_VALUE;
            filled = false;
        }

        /// Returns the next blank to fill, which has a single candidate, or -1 at the end of the pass.
        int nextSingle() {
            while (next < 81) {
                int cell = next++;
                if (board.isBlank(cell)) {
                    int size = Integer.bitCount(board.candidates[cell]);
                    if (size == 1) {
                        filled = true;
                        return cell;
                    }
                    if (size < fewest) {
                        fewest = size;
                        smallest = cell;
                    }
                }
            }
            return -1;
        }

        /// Tests whether the pass met a blank with a single candidate.
        boolean filled() {
            return filled;
        }

        /// Returns the first of the other blanks with the fewest candidates, as the pass met them.
        int smallest() {
            return smallest;
        }
    }
}
