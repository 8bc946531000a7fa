package nonet.solve.search;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.solve.Counters;
import nonet.solve.SearchCursor;
import nonet.solve.search.LearningBoard.Ruled;
import nonet.solve.search.Nogoods.Nogood;
import nonet.trace.Cause;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import nonet.trace.Narrowing;
import org.jspecify.annotations.Nullable;

/// The cursor of [StepEngine#LEARNING]. Each digit entered and each candidate that a nogood rules out is a step.
///
/// After a solution the search goes back one level, and later conflicts never lead back beyond that level before all its
/// solutions are found, so that none is found twice and none has to be remembered (Gebser, Kaufmann, Neumann and Schaub:
/// Conflict-driven answer set enumeration, 2007).
final class LearningCursor implements SearchCursor {

    private enum State {
        START,
        SEARCH,
        FAILED,
        SOLVED,
        LEARNED,
        OVER
    }

    private final Puzzle puzzle;
    private final LearningBoard board;
    private State state = State.START;

    /// What was learned last.
    private Nogood learned = new Nogood(new int[0]);

    /// The candidates whose failure is the contradiction.
    private int[] failed = {};

    /// The level up to which the guesses have led to solutions and are tried chronologically.
    private int floor;

    private int smallest;
    private long steps;
    private long guesses;
    private long contradictions;
    private long solutions;
    private int deepest;

    LearningCursor(Puzzle puzzle) {
        this.puzzle = puzzle;
        board = new LearningBoard(puzzle);
    }

    @Override
    public @Nullable Event next() {
        return switch (state) {
            case START -> start();
            case SEARCH -> search();
            case FAILED -> goBack(false);
            case SOLVED -> goBack(true);
            case LEARNED -> {
                state = State.SEARCH;
                yield rule(new Ruled(learned.candidates[0], learned), true);
            }
            case OVER -> null;
        };
    }

    private Event start() {
        Contradiction clash = Contradiction.ofGivens(puzzle);
        if (clash != null) {
            contradictions++;
            state = State.FAILED;
            return new Event.Contradicted(clash);
        }
        board.refresh();
        state = State.SEARCH;
        return new Event.Refreshed(Cell.of(80));
    }

    private Event search() {
        Ruled ruled = board.nextRuled();
        if (ruled != null) {
            return rule(ruled, false);
        }
        Event event = propagate();
        if (event != null) {
            return event;
        }
        if (smallest < 0) {
            state = State.SOLVED;
            return new Event.Found(++solutions);
        }
        int candidate = 9 * smallest + Integer.numberOfTrailingZeros(board.open(smallest));
        steps++;
        guesses++;
        CellSet struck = board.guess(candidate);
        deepest = Math.max(deepest, board.depth());
        return new Event.Guessed(LearningBoard.candidate(candidate), 1, 1, board.depth(), Event.Turn.FIRST, struck);
    }

    /// Rules a candidate out because the others of a nogood are all true.
    private Event rule(Ruled ruled, boolean fresh) {
        steps++;
        int cell = ruled.candidate() / 9;
        DigitSet before = new DigitSet(board.open(cell));
        board.rule(ruled.candidate(), ruled.nogood());
        List<Candidate> candidates = Arrays.stream(ruled.nogood().candidates)
                .mapToObj(LearningBoard::candidate)
                .toList();
        return new Event.Narrowed(
                Cell.of(cell), before, new DigitSet(board.open(cell)), new Narrowing.Nogood(candidates, fresh));
    }

    private @Nullable Event propagate() {
        int fewest = 10;
        smallest = -1;
        for (int cell = 0; cell < 81; cell++) {
            int count = Integer.bitCount(board.open(cell));
            if (board.value(cell) == 0 && count < fewest) {
                fewest = count;
                smallest = cell;
            }
        }
        return switch (fewest) {
            case 0 ->
                fail(
                        IntStream.range(9 * smallest, 9 * smallest + 9).toArray(),
                        new Contradiction.NoCandidate(Cell.of(smallest)));
            case 1 -> {
                steps++;
                int only = 9 * smallest + Integer.numberOfTrailingZeros(board.open(smallest));
                yield new Event.Placed(
                        LearningBoard.candidate(only), new Cause.OnlyCandidate(), board.placeInCell(only));
            }
            case 10 -> null;
            default -> hiddenSingle();
        };
    }

    private @Nullable Event hiddenSingle() {
        @Nullable House first = null;
        int single = 0;
        for (House house : House.all()) {
            int entered = 0;
            int once = 0;
            int twice = 0;
            for (Cell cell : house.cells()) {
                int open = board.open(cell.index());
                entered |= 1 << board.value(cell.index()) >> 1;
                twice |= once & open;
                once |= open;
            }
            int missing = 0x1FF & ~(entered | once);
            if (missing != 0) {
                Digit digit = Digit.at(Integer.numberOfTrailingZeros(missing));
                int[] places = house.cells().stream()
                        .mapToInt(cell -> 9 * cell.index() + digit.ordinal())
                        .toArray();
                return fail(places, new Contradiction.NoPlace(digit, house));
            }
            if (first == null && (once & ~twice) != 0) {
                first = house;
                single = Integer.lowestOneBit(once & ~twice);
            }
        }
        if (first == null) {
            return null;
        }
        int digit = Integer.numberOfTrailingZeros(single);
        int only = -1;
        for (Cell place : first.cells()) {
            only = (board.open(place.index()) & single) == 0 ? only : 9 * place.index() + digit;
        }
        steps++;
        return new Event.Placed(
                LearningBoard.candidate(only), new Cause.OnlyPlace(first), board.placeInHouse(only, first));
    }

    private Event fail(int[] candidates, Contradiction why) {
        failed = candidates;
        contradictions++;
        state = State.FAILED;
        return new Event.Contradicted(why);
    }

    /// Learns a nogood from the contradiction or the solution, and goes back to the level at which it rules a candidate
    /// out.
    private Event goBack(boolean solved) {
        int depth = board.depth();
        if (depth == 0) {
            state = State.OVER;
            return new Event.Exhausted(solutions);
        }
        int to;
        if (solved || depth == floor) {
            learned = board.guesses(depth);
            to = depth - 1;
            floor = to;
            board.backTo(to);
        } else {
            learned = board.analyze(failed);
            int highest = learned.candidates.length == 1 ? 0 : board.levelOf(learned.candidates[1]);
            to = Math.max(highest, floor);
            board.backTo(to);
            board.learn(learned);
        }
        state = State.LEARNED;
        return new Event.Jumped(to);
    }

    @Override
    public Grid grid() {
        return board.grid();
    }

    @Override
    public int level() {
        return board.depth();
    }

    @Override
    public long steps() {
        return steps;
    }

    @Override
    public Counters counters() {
        return new Counters(steps, guesses, contradictions, solutions, deepest);
    }
}
