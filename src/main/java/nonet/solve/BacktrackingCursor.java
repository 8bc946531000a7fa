package nonet.solve;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.trace.Choice;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// Backtracking as a state machine: the stack of open guesses, the counters, and the order of events that all searches
/// share. An engine adds its board, its conclusions without a guess ([#propagate(Cancel)]), and its choice of a guess
/// ([#choose()]).
///
/// @param <S> the type of a board saved before a guess, for backtracking to it
public abstract class BacktrackingCursor<S> implements SearchCursor {

    private enum State {
        START,
        SEARCH,
        BACK,
        OVER
    }

    /// An open guess: the board before it, and the number of alternatives tried.
    private static final class Guess<S> {

        final S before;
        final Alternatives among;
        int tried;

        Guess(S before, Alternatives among) {
            this.before = before;
            this.among = among;
        }

        Guess<S> copy() {
            Guess<S> copy = new Guess<>(before, among);
            copy.tried = tried;
            return copy;
        }

        boolean isExhausted() {
            return tried == among.candidates().size();
        }
    }

    protected final Puzzle puzzle;
    private final Steering steering;

    /// Whether guesses are chosen.
    protected final boolean steered;

    private final Deque<Guess<S>> open = new ArrayDeque<>();
    private State state = State.START;
    private Event.Turn turn = Event.Turn.FIRST;
    private int deepest;
    private long steps;
    private long guesses;
    private long contradictions;
    private long solutions;

    protected BacktrackingCursor(Puzzle puzzle, List<ChosenGuess> chosen) {
        this.puzzle = puzzle;
        steering = new Steering(chosen);
        steered = steering.isNeeded();
    }

    /// Takes over how far another search for the same puzzle is, but for what belongs to the engine, such as its board.
    ///
    /// @param event the index of the event that is next
    protected final void goOnFrom(BacktrackingCursor<S> other, long event) {
        steering.goOnFrom(other.steering, event);
        other.open.forEach(guess -> open.add(guess.copy()));
        state = other.state;
        turn = other.turn;
        deepest = other.deepest;
        steps = other.steps;
        guesses = other.guesses;
        contradictions = other.contradictions;
        solutions = other.solutions;
    }

    /// Returns the contradiction among the givens, or null if there is none. The search begins with this call.
    protected @Nullable Contradiction checkGivens() {
        return Contradiction.ofGivens(puzzle);
    }

    /// Computes the candidates of the blanks.
    protected abstract Event.Refreshed refresh();

    /// Advances the board by one event that follows without a guess: a placement, a deduction, [#contradicted] or
    /// [#stuck()].
    ///
    /// @return null if nothing follows, because a guess is needed or the board is solved
    /// @throws java.util.concurrent.CancellationException if cancelled, with the board as before
    protected abstract @Nullable Event propagate(Cancel cancel);

    /// Returns the alternatives of the next guess, or null if the board is solved. Called right after [#propagate(Cancel)]
    /// returned null.
    protected abstract @Nullable Alternatives choose();

    /// Returns the candidates of a cell, bit 0 for the digit 1; 0 if it holds a digit. Called right after [#choose()].
    protected abstract int candidates(int cell);

    /// Returns the open alternatives among which a guess can be chosen, in the engine's order; none if it cannot choose
    /// among them. Called right after [#choose()].
    protected List<Candidate> open(ChosenGuess guess) {
        int cell = guess.first().cell().index();
        return guess.choice() instanceof Choice.Candidates
                ? Alternatives.ofCell(cell, candidates(cell)).candidates()
                : List.of();
    }

    /// Returns the state from which [#restore] recreates the current board.
    protected abstract S save();

    /// Restores a saved board. Called before each further guess of a choice, and when the choice is given up.
    protected abstract void restore(S saved);

    /// Places a guessed candidate.
    ///
    /// @return the peers that lost the digit
    protected abstract CellSet enter(Candidate guess);

    /// Undoes one event on the way back to the board before the last guess, for engines that show this way.
    ///
    /// @param to the state saved before the last open guess, or null if none is open
    /// @return null if nothing is left to undo
    protected @Nullable Event undo(@Nullable S to) {
        return null;
    }

    /// Called when the search is exhausted, before its last event.
    protected void finish() {}

    @Override
    public final @Nullable Event next(Cancel cancel) {
        if (steered) {
            steering.count();
        }
        return switch (state) {
            case START -> start();
            case SEARCH -> search(cancel);
            case BACK -> back();
            case OVER -> null;
        };
    }

    private Event start() {
        Contradiction clash = checkGivens();
        if (clash != null) {
            return contradicted(clash);
        }
        state = State.SEARCH;
        return refresh();
    }

    private Event search(Cancel cancel) {
        Event event = propagate(cancel);
        if (event != null) {
            return event;
        }
        Alternatives among = choose();
        if (among == null) {
            turnBack();
            return new Event.Found(++solutions);
        }
        Guess<S> guess = new Guess<>(save(), steered ? steering.choose(among, this::open) : among);
        open.push(guess);
        deepest = Math.max(deepest, open.size());
        turn = Event.Turn.FIRST;
        return tryNext(guess);
    }

    private Event back() {
        Guess<S> guess = open.peek();
        Event undone = undo(guess == null ? null : guess.before);
        if (undone != null) {
            return undone;
        }
        if (guess == null) {
            finish();
            state = State.OVER;
            return new Event.Exhausted(solutions);
        }
        restore(guess.before);
        if (guess.isExhausted()) {
            open.pop();
            turn = Event.Turn.UPWARD;
            return new Event.Backtracked(open.size());
        }
        return tryNext(guess);
    }

    private Event tryNext(Guess<S> guess) {
        state = State.SEARCH;
        guesses++;
        Alternatives among = guess.among;
        Candidate candidate = among.candidates().get(guess.tried++);
        CellSet struck = enter(candidate);
        return new Event.Guessed(
                candidate, guess.tried, among.candidates().size(), open.size(), turn, struck, among.choice());
    }

    private void turnBack() {
        state = State.BACK;
        turn = Event.Turn.FORWARD;
    }

    /// Backtracks because the board has no solution.
    protected final Event contradicted(Contradiction why) {
        contradictions++;
        turnBack();
        return new Event.Contradicted(why);
    }

    /// Ends the search because the engine does not guess.
    protected final Event stuck() {
        state = State.OVER;
        return new Event.Stuck();
    }

    /// Counts a step; each engine defines its own.
    protected final void countStep() {
        steps++;
    }

    @Override
    public final int level() {
        return open.size();
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
