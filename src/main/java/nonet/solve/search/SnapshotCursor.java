package nonet.solve.search;

import static java.util.Objects.requireNonNull;

import java.util.ArrayDeque;
import java.util.Deque;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Counters;
import nonet.solve.SearchCursor;
import nonet.trace.Cause;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// What the classic and the shrinking search share: they save the whole board at each guess, go on with the next
/// candidate of the last guess when they fail, and give a guess up when it has no candidate left. How they fill the
/// board between two guesses is their own.
abstract class SnapshotCursor implements SearchCursor {

    private enum Phase {
        PARSING,
        FILLING,
        FAILED,
        SOLVED,
        GOING_BACK,
        OVER
    }

    /// An open guess: the board before it, and which of the cell's candidates is tried, from 1.
    private static final class Choice {
        final SnapshotBoard before;
        final int cell;
        final int size;
        int left;
        int ordinal;

        Choice(SnapshotBoard board, int cell) {
            before = board.copy();
            this.cell = cell;
            left = board.candidates[cell];
            size = Integer.bitCount(left);
        }

        /// Returns the mask of the next candidate to try.
        int take() {
            int digit = Integer.lowestOneBit(left);
            left -= digit;
            ordinal++;
            return digit;
        }
    }

    private static final Cause ONLY_CANDIDATE = new Cause.OnlyCandidate();

    final SnapshotBoard board;
    long steps;
    private final Puzzle puzzle;
    private final Deque<Choice> choices = new ArrayDeque<>();
    private Phase phase = Phase.PARSING;
    private Event.Turn turn = Event.Turn.FIRST;
    private @Nullable Contradiction contradiction;
    private long guesses;
    private long contradictions;
    private long solutions;
    private int deepest;

    SnapshotCursor(Puzzle puzzle) {
        this.puzzle = puzzle;
        board = new SnapshotBoard(puzzle);
        contradiction = board.load(puzzle);
    }

    /// Goes on filling the board until there is something to tell.
    ///
    /// @return what happened, or null when the phase changed without an event
    abstract @Nullable Event fill();

    /// Writes a digit into a blank, with what this search does to the blank's peers; calls [#fail(Contradiction)] when
    /// that leads to a contradiction.
    ///
    /// @param guessed whether the digit is entered on trial
    /// @return the peers that lost the digit
    abstract CellSet write(int cell, int digit, boolean guessed);

    /// Hears that a parsing begins.
    abstract void onParse();

    /// Hears that a guess is about to be made or that the search is about to end.
    abstract void onTurn();

    /// Hears that a guessed digit was written and filling begins after it.
    abstract void onGuessed();

    @Override
    public final @Nullable Event next() {
        while (phase != Phase.OVER) {
            Event event = switch (phase) {
                case PARSING -> parse();
                case FILLING -> fill();
                case FAILED -> contradict();
                case SOLVED -> find();
                case GOING_BACK -> goBack();
                case OVER -> null;
            };
            if (event != null) {
                return event;
            }
        }
        return null;
    }

    /// Notes why the branch is dead; that is the next thing to tell.
    final void fail(Contradiction why) {
        contradiction = why;
        phase = Phase.FAILED;
    }

    /// Notes that the board is a solution; that is the next thing to tell.
    void solve() {
        phase = Phase.SOLVED;
    }

    /// Computes all candidates; fails when a blank has none.
    final Event refresh() {
        int empty = board.refresh();
        if (empty >= 0) {
            fail(new Contradiction.NoCandidate(Cell.of(empty)));
        }
        return new Event.Refreshed(Cell.of(empty < 0 ? 80 : empty));
    }

    /// Fills a blank with its only candidate.
    final Event place(int cell) {
        int digit = board.candidates[cell];
        CellSet struck = write(cell, digit, false);
        return new Event.Placed(SnapshotBoard.candidate(cell, digit), ONLY_CANDIDATE, struck);
    }

    /// Opens a guess on the blank.
    final Event guess(int cell) {
        Choice choice = new Choice(board, cell);
        choices.push(choice);
        deepest = Math.max(deepest, choices.size());
        return attempt(choice, Event.Turn.FIRST);
    }

    private Event attempt(Choice choice, Event.Turn how) {
        onTurn();
        guesses++;
        phase = Phase.FILLING;
        int digit = choice.take();
        Candidate candidate = SnapshotBoard.candidate(choice.cell, digit);
        CellSet struck = write(choice.cell, digit, true);
        onGuessed();
        return new Event.Guessed(candidate, choice.ordinal, choice.size, choices.size(), how, struck);
    }

    private @Nullable Event parse() {
        onParse();
        if (contradiction != null) {
            phase = Phase.FAILED;
            return null;
        }
        phase = Phase.FILLING;
        if (board.isFull()) {
            solve();
        }
        return refresh();
    }

    private Event contradict() {
        contradictions++;
        startGoingBack();
        return new Event.Contradicted(requireNonNull(contradiction));
    }

    private Event find() {
        startGoingBack();
        return new Event.Found(++solutions);
    }

    private void startGoingBack() {
        phase = Phase.GOING_BACK;
        turn = Event.Turn.FORWARD;
    }

    private Event goBack() {
        Choice choice = choices.peek();
        if (choice == null) {
            onTurn();
            phase = Phase.OVER;
            return new Event.Exhausted(solutions);
        }
        if (choice.left != 0) {
            board.restore(choice.before);
            return attempt(choice, turn);
        }
        choices.pop();
        turn = Event.Turn.UPWARD;
        return new Event.Backtracked(choices.size());
    }

    @Override
    public final Grid grid() {
        return board.grid(puzzle.givenCells());
    }

    @Override
    public final int level() {
        return choices.size();
    }

    @Override
    public final long steps() {
        return steps;
    }

    @Override
    public final Counters counters() {
        return new Counters(steps, guesses, contradictions, solutions, deepest);
    }
}
