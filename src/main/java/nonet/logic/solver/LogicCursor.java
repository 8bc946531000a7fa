package nonet.logic.solver;

import java.util.ArrayDeque;
import java.util.Deque;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.solve.Cancel;
import nonet.solve.Counters;
import nonet.solve.SearchCursor;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// The cursor of [LogicSearch]. Each named step and each guess is a step.
final class LogicCursor implements SearchCursor {

    private enum State {
        START,
        SEARCH,
        BACK,
        END,
        OVER
    }

    /// An open guess: the position before it, and how many of the cell's candidates were tried.
    private static final class Choice {
        final Position before;
        final int cell;
        final int of;
        int left;

        Choice(Position before, int cell) {
            this.before = before;
            this.cell = cell;
            left = before.mask(cell);
            of = Integer.bitCount(left);
        }
    }

    private final Puzzle puzzle;
    private final IncrementalStepFinder stepFinder;
    private final boolean guesses;
    private final Deque<Choice> choices = new ArrayDeque<>();
    private Position position;
    private State state = State.START;
    private Event.Turn turn = Event.Turn.FIRST;
    private int deepest;
    private long steps;
    private long tries;
    private long contradictions;
    private long solutions;

    LogicCursor(Puzzle puzzle, LogicalSolver solver, boolean guesses) {
        this.puzzle = puzzle;
        this.stepFinder = solver.stepFinder();
        this.guesses = guesses;
        this.position = Position.of(Grid.of(puzzle.givenCells(), puzzle.values(), new short[81]));
    }

    @Override
    public @Nullable Event next() {
        return switch (state) {
            case START -> start();
            case SEARCH -> search();
            case BACK -> back();
            case END -> end();
            case OVER -> null;
        };
    }

    private Event start() {
        Contradiction clash = Contradiction.ofGivens(puzzle);
        if (clash != null) {
            return contradicted(clash, State.END);
        }
        position = Position.of(Grid.of(puzzle));
        state = State.SEARCH;
        return new Event.Refreshed(Cell.of(80));
    }

    private Event search() {
        Contradiction why = contradiction();
        if (why != null) {
            return contradicted(why, State.BACK);
        }
        if (position.isComplete()) {
            state = State.BACK;
            turn = Event.Turn.FORWARD;
            return new Event.Found(++solutions);
        }
        Step step = stepFinder.next(position, Cancel.NEVER);
        if (step != null) {
            steps++;
            position = step.after();
            return new Event.Deduced(step.deduction());
        }
        if (!guesses) {
            state = State.OVER;
            return new Event.Stuck();
        }
        Choice choice = new Choice(position, fewest());
        choices.push(choice);
        deepest = Math.max(deepest, choices.size());
        turn = Event.Turn.FIRST;
        return attempt(choice);
    }

    /// Returns a contradiction that is visible in the position: a cell without a candidate or a digit without a place.
    private @Nullable Contradiction contradiction() {
        for (int cell = 0; cell < 81; cell++) {
            if (position.value(cell) == 0 && position.mask(cell) == 0) {
                return new Contradiction.NoCandidate(Cell.of(cell));
            }
        }
        for (House house : House.all()) {
            int there = 0;
            for (Cell cell : house.cells()) {
                there |= position.mask(cell.index()) | 1 << position.value(cell.index()) >> 1;
            }
            if (there != 0x1FF) {
                return new Contradiction.NoPlace(Digit.values()[Integer.numberOfTrailingZeros(~there)], house);
            }
        }
        return null;
    }

    private int fewest() {
        int fewest = -1;
        for (int cell = 0; cell < 81; cell++) {
            if (position.value(cell) == 0
                    && (fewest < 0
                            || Integer.bitCount(position.mask(cell)) < Integer.bitCount(position.mask(fewest)))) {
                fewest = cell;
            }
        }
        return fewest;
    }

    private Event attempt(Choice choice) {
        int bit = Integer.lowestOneBit(choice.left);
        choice.left -= bit;
        Candidate candidate = new Candidate(Cell.of(choice.cell), Digit.values()[Integer.numberOfTrailingZeros(bit)]);
        CellSet struck =
                choice.before.cells(candidate.digit()).and(candidate.cell().peers());
        position = choice.before.placed(candidate);
        steps++;
        tries++;
        state = State.SEARCH;
        int ordinal = choice.of - Integer.bitCount(choice.left);
        return new Event.Guessed(candidate, ordinal, choice.of, choices.size(), turn, struck);
    }

    private Event back() {
        Choice choice = choices.peek();
        if (choice == null) {
            return end();
        }
        if (choice.left == 0) {
            choices.pop();
            turn = Event.Turn.UPWARD;
            return new Event.Backtracked(choices.size());
        }
        return attempt(choice);
    }

    private Event contradicted(Contradiction why, State then) {
        contradictions++;
        state = then;
        turn = Event.Turn.FORWARD;
        return new Event.Contradicted(why);
    }

    private Event end() {
        state = State.OVER;
        return new Event.Exhausted(solutions);
    }

    @Override
    public Grid grid() {
        return position.grid();
    }

    @Override
    public int level() {
        return choices.size();
    }

    @Override
    public long steps() {
        return steps;
    }

    @Override
    public Counters counters() {
        return new Counters(steps, tries, contradictions, solutions, deepest);
    }
}
