package nonet.trace.json;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.trace.Cause;
import nonet.trace.Contradiction;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Replay;
import nonet.trace.json.TraceLine.Bad;
import nonet.trace.json.TraceReading.InvalidLine.Misfit;
import nonet.trace.json.TraceReading.InvalidLine.Why;
import org.jspecify.annotations.Nullable;

/// The board of a search that is read event by event. It says which events are impossible, so that replaying a trace
/// never fails, and what follows from the board for an event that leaves it out.
final class TraceRules {

    private final Puzzle puzzle;
    private final Replay board;
    private final @Nullable CellSet[] blanksAtGuess = new CellSet[82];
    private long count;
    private long step;
    private int open;
    private long solutions;
    private boolean ended;

    TraceRules(Puzzle puzzle) {
        this.puzzle = puzzle;
        this.board = new Replay(puzzle);
    }

    /// Returns the number of events so far.
    long count() {
        return count;
    }

    /// Returns the step of the last event.
    long step() {
        return step;
    }

    /// Returns the number of open guesses.
    int open() {
        return open;
    }

    /// Returns the number of solutions so far.
    long solutions() {
        return solutions;
    }

    /// Takes the next event.
    ///
    /// @return why it cannot come next, in which case it is not taken; null if it can
    @Nullable
    Bad take(Event event, long atStep, int level) {
        Bad bad = objection(event, atStep, level);
        if (bad == null) {
            if (event instanceof Event.Guessed guess && guess.ordinal() == 1) {
                blanksAtGuess[level] = board.blanks();
            }
            board.apply(new Entry(count++, atStep, level, event));
            step = atStep;
            open = level;
            solutions += event instanceof Event.Found ? 1 : 0;
            ended = event instanceof Event.Exhausted;
        }
        return bad;
    }

    private @Nullable Bad objection(Event event, long atStep, int level) {
        if (ended) {
            return new Bad(Why.ENDED);
        }
        if (atStep < step || atStep - step > TraceJson.LARGEST_STRIDE) {
            return new Bad(Why.STEP);
        }
        if (level != levelAfter(event)) {
            return new Bad(Why.NOT_OPEN);
        }
        return switch (event) {
            case Event.Placed placed ->
                filled(placed.candidate(), board.isBlank(placed.candidate().cell()));
            case Event.Guessed guess -> objection(guess);
            case Event.Deduced(Deduction deduction) -> objection(deduction);
            case Event.Narrowed narrowed -> objection(narrowed);
            case Event.Cleared(Cell cell) ->
                board.isBlank(cell) || puzzle.given(cell) != null ? misfit(Why.NOT_CLEARED, cell, 0) : null;
            case Event.Found(long number) ->
                possible(number == solutions + 1 && board.state().grid().isSolved(), Why.NO_SOLUTION);
            case Event.Exhausted(long found) -> possible(found == solutions, Why.IMPOSSIBLE);
            case Event.Backtracked(int to) -> possible(to < open, Why.NOT_OPEN);
            case Event.Jumped(int to) -> possible(to < open && blanksAtGuess[to + 1] != null, Why.NOT_OPEN);
            case Event.Refreshed _, Event.Stuck _, Event.Shrunk _, Event.Contradicted _ -> null;
        };
    }

    private static @Nullable Bad possible(boolean is, Why otherwise) {
        return is ? null : new Bad(otherwise);
    }

    private Bad misfit(Why why, Cell cell, int digit) {
        return new Bad(why, new Misfit(cell, digit, board.value(cell)));
    }

    private @Nullable Bad filled(Candidate entered, boolean blank) {
        return blank ? null : misfit(Why.FILLED, entered.cell(), entered.digit().value());
    }

    private @Nullable Bad objection(Event.Guessed guess) {
        int level = guess.level();
        if (level < 1 || level > open + 1) {
            return new Bad(Why.NOT_OPEN);
        }
        CellSet blanks = guess.ordinal() == 1 ? board.blanks() : blanksAtGuess[level];
        if (blanks == null) {
            return new Bad(Why.NOT_OPEN);
        }
        return filled(guess.candidate(), blanks.contains(guess.candidate().cell()));
    }

    private @Nullable Bad objection(Deduction deduction) {
        for (Conclusion conclusion : deduction.conclusions()) {
            Candidate candidate = conclusion.candidate();
            if (!board.allows(candidate)) {
                boolean filled = conclusion instanceof Conclusion.Placement && !board.isBlank(candidate.cell());
                Why why = filled ? Why.FILLED : Why.NO_CANDIDATE;
                return misfit(why, candidate.cell(), candidate.digit().value());
            }
        }
        return null;
    }

    private @Nullable Bad objection(Event.Narrowed narrowed) {
        Cell cell = narrowed.cell();
        DigitSet candidates = board.isBlank(cell) ? board.candidates(cell) : DigitSet.NONE;
        for (Digit digit : Digit.values()) {
            if (narrowed.before().contains(digit) != candidates.contains(digit)) {
                Why why = candidates.contains(digit) ? Why.CANDIDATE : Why.NO_CANDIDATE;
                return misfit(why, cell, digit.value());
            }
        }
        return null;
    }

    /// Returns the number of open guesses after an event that can come next.
    int levelAfter(Event event) {
        return switch (event) {
            case Event.Guessed guess -> guess.level();
            case Event.Backtracked(int to) -> to;
            case Event.Jumped(int to) -> to;
            default -> open;
        };
    }

    /// Tests whether these are the digits on the board, row by row.
    boolean isSolution(List<Digit> digits) {
        boolean same = digits.size() == 81;
        for (int i = 0; same && i < 81; i++) {
            same = board.value(Cell.of(i)) == digits.get(i).value();
        }
        return same;
    }

    /// Returns the peers that lose a candidate when its digit is entered.
    CellSet struckBy(Candidate entered) {
        CellSet struck = CellSet.NONE;
        for (Cell peer : entered.cell().peers()) {
            struck = board.allows(new Candidate(peer, entered.digit())) ? struck.with(peer) : struck;
        }
        return struck;
    }

    /// Returns the number of candidates of a cell.
    int candidates(Cell cell) {
        return board.candidates(cell).size();
    }

    /// Returns the reason why a digit is a single, if it is one.
    Cause cause(Candidate placed) {
        if (!board.allows(placed)) {
            return new Cause.Unstated();
        }
        if (candidates(placed.cell()) == 1) {
            return new Cause.OnlyCandidate();
        }
        for (House.Kind kind : House.Kind.values()) {
            House house = House.of(kind, placed.cell());
            if (places(house, placed.digit()) == 1) {
                return new Cause.OnlyPlace(house);
            }
        }
        return new Cause.Unstated();
    }

    /// Returns a contradiction that the candidates show, or null if there is none.
    @Nullable
    Contradiction contradiction() {
        return Contradiction.shown(
                cell -> board.value(Cell.of(cell)),
                cell -> board.candidates(Cell.of(cell)).mask());
    }

    private int places(House house, Digit digit) {
        int places = 0;
        for (Cell cell : house.cells()) {
            places += board.allows(new Candidate(cell, digit)) ? 1 : 0;
        }
        return places;
    }
}
