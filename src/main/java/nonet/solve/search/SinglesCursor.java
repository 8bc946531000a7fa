package nonet.solve.search;

import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.solve.Counters;
import nonet.solve.SearchCursor;
import nonet.trace.Cause;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// The cursor of [SinglesSearch]. Each digit entered is a step.
final class SinglesCursor implements SearchCursor {

    private enum State {
        START,
        SEARCH,
        BACK,
        END,
        OVER
    }

    /// A board put aside, and the cell that was chosen on it. The ordinal of the last try is kept beside it.
    private static final class Saved {

        final byte[] values;
        final short[] candidates;
        final int cell;

        Saved(byte[] values, short[] candidates, int cell) {
            this.values = values;
            this.candidates = candidates;
            this.cell = cell;
        }
    }

    private final Puzzle puzzle;
    private final CellSet givens;
    private byte[] values;
    private short[] candidates = new short[81];

    private final @Nullable Saved[] saved = new Saved[82];
    private final int[] ordinals = new int[82];
    private State state = State.START;
    private Event.Turn turn = Event.Turn.FIRST;
    private int level;
    private int deepest;
    private long steps;
    private long guesses;
    private long contradictions;
    private long solutions;

    SinglesCursor(Puzzle puzzle) {
        this.puzzle = puzzle;
        givens = puzzle.givenCells();
        values = puzzle.values();
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
        Grid refreshed = Grid.of(puzzle);
        for (Cell cell : Cell.all()) {
            candidates[cell.index()] = (short) refreshed.candidates(cell).mask();
        }
        state = State.SEARCH;
        return new Event.Refreshed(Cell.of(80));
    }

    private Event search() {
        int fewest = 10;
        int chosen = -1;
        for (int cell = 0; cell < 81; cell++) {
            int count = Integer.bitCount(candidates[cell]);
            if (values[cell] == 0 && count < fewest) {
                fewest = count;
                chosen = cell;
            }
        }
        if (chosen == -1) {
            state = State.BACK;
            turn = Event.Turn.FORWARD;
            return new Event.Found(++solutions);
        }
        if (fewest == 0) {
            return contradicted(new Contradiction.NoCandidate(Cell.of(chosen)), State.BACK);
        }
        if (fewest == 1) {
            return place(chosen, candidates[chosen], new Cause.OnlyCandidate());
        }
        Event hidden = hiddenSingle();
        return hidden == null ? assume(chosen) : hidden;
    }

    /// Fills the first digit that has one place left in a house, unless some digit has none.
    private @Nullable Event hiddenSingle() {
        @Nullable House first = null;
        int single = 0;
        for (House house : House.all()) {
            int entered = 0;
            int once = 0;
            int twice = 0;
            for (Cell cell : house.cells()) {
                int index = cell.index();
                entered |= 1 << values[index] >> 1;
                twice |= once & candidates[index];
                once |= candidates[index];
            }
            int missing = 0x1FF & ~(entered | once);
            if (missing != 0) {
                return contradicted(new Contradiction.NoPlace(digit(missing), house), State.BACK);
            }
            if (first == null && (once & ~twice) != 0) {
                first = house;
                single = Integer.lowestOneBit(once & ~twice);
            }
        }
        if (first == null) {
            return null;
        }
        int cell = 0;
        for (Cell place : first.cells()) {
            cell = (candidates[place.index()] & single) == 0 ? cell : place.index();
        }
        return place(cell, single, new Cause.OnlyPlace(first));
    }

    private Event assume(int cell) {
        level++;
        deepest = Math.max(deepest, level);
        saved[level] = new Saved(values.clone(), candidates.clone(), cell);
        ordinals[level] = 0;
        turn = Event.Turn.FIRST;
        return tryNext(cell);
    }

    private Event back() {
        Saved board = saved[level];
        if (level == 0 || board == null) {
            return end();
        }
        if (ordinals[level] == Integer.bitCount(board.candidates[board.cell])) {
            turn = Event.Turn.UPWARD;
            return new Event.Backtracked(--level);
        }
        values = board.values.clone();
        candidates = board.candidates.clone();
        state = State.SEARCH;
        return tryNext(board.cell);
    }

    /// Enters the chosen cell's next candidate on the saved board.
    private Event tryNext(int cell) {
        int of = Integer.bitCount(candidates[cell]);
        int untried = candidates[cell];
        for (int tried = 0; tried < ordinals[level]; tried++) {
            untried &= untried - 1;
        }
        guesses++;
        int bit = Integer.lowestOneBit(untried);
        return new Event.Guessed(candidate(cell, bit), ++ordinals[level], of, level, turn, enter(cell, bit));
    }

    private Event place(int cell, int bit, Cause cause) {
        return new Event.Placed(candidate(cell, bit), cause, enter(cell, bit));
    }

    /// Enters a digit and strikes it from the peers; returns those that lost it.
    private CellSet enter(int cell, int bit) {
        steps++;
        values[cell] = (byte) digit(bit).value();
        candidates[cell] = 0;
        long lo = 0;
        long hi = 0;
        for (int peer : Peers.of(cell)) {
            if ((candidates[peer] & bit) != 0) {
                candidates[peer] ^= (short) bit;
                if (peer < 64) {
                    lo |= 1L << peer;
                } else {
                    hi |= 1L << (peer - 64);
                }
            }
        }
        return new CellSet(lo, hi);
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

    private static Candidate candidate(int cell, int bit) {
        return new Candidate(Cell.of(cell), digit(bit));
    }

    private static Digit digit(int mask) {
        return Digit.of(Integer.numberOfTrailingZeros(mask) + 1);
    }

    @Override
    public Grid grid() {
        return Grid.of(givens, values, candidates);
    }

    @Override
    public int level() {
        return level;
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
