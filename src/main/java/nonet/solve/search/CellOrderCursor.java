package nonet.solve.search;

import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Counters;
import nonet.solve.SearchCursor;
import nonet.trace.Cause;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// The cursor of [CellOrderSearch]. The stack holds an entry for each blank up to the one the search stands at: which
/// digits are still to be tried there and how many there were. A cell that allows a single digit is no choice.
final class CellOrderCursor implements SearchCursor {

    private enum State {
        START,
        FILL,
        BACK,
        RETRY,
        GIVE_UP,
        END,
        OVER
    }

    private final Puzzle puzzle;
    private final CellSet givens;
    private final byte[] values;
    private final short[] excluded;
    private final int[] blanks;
    private final int[] rows = new int[9];
    private final int[] columns = new int[9];
    private final int[] boxes = new int[9];

    private final int[] untried;
    private final int[] tries;
    private int depth;

    private State state = State.START;
    private boolean refreshed;
    private boolean gaveUp;
    private int level;
    private int deepest;
    private long steps;
    private long guesses;
    private long contradictions;
    private long solutions;

    CellOrderCursor(Puzzle puzzle) {
        this.puzzle = puzzle;
        givens = puzzle.givenCells();
        values = puzzle.values();
        excluded = puzzle.exclusions();
        blanks = Cell.all().stream()
                .mapToInt(Cell::index)
                .filter(cell -> values[cell] == 0)
                .toArray();
        untried = new int[blanks.length];
        tries = new int[blanks.length];
        for (int cell = 0; cell < 81; cell++) {
            if (values[cell] != 0) {
                take(cell, 1 << values[cell] - 1);
            }
        }
    }

    @Override
    public @Nullable Event next() {
        return switch (state) {
            case START -> start();
            case FILL -> fill();
            case BACK -> back();
            case RETRY -> enter();
            case GIVE_UP -> giveUp();
            case END -> end();
            case OVER -> null;
        };
    }

    private Event start() {
        Contradiction clash = Contradiction.ofGivens(puzzle);
        if (clash != null) {
            state = State.END;
            contradictions++;
            return new Event.Contradicted(clash);
        }
        refreshed = true;
        state = State.FILL;
        return new Event.Refreshed(Cell.of(80));
    }

    private Event fill() {
        if (depth == blanks.length) {
            state = State.BACK;
            return new Event.Found(++solutions);
        }
        int cell = blanks[depth];
        untried[depth] = allowed(cell);
        tries[depth] = Integer.bitCount(untried[depth]);
        if (tries[depth] == 0) {
            state = State.BACK;
            contradictions++;
            return new Event.Contradicted(new Contradiction.NoCandidate(Cell.of(cell)));
        }
        level += tries[depth] > 1 ? 1 : 0;
        deepest = Math.max(deepest, level);
        return enter();
    }

    private Event enter() {
        int cell = blanks[depth];
        int of = tries[depth];
        int ordinal = of - Integer.bitCount(untried[depth]) + 1;
        int bit = Integer.lowestOneBit(untried[depth]);
        untried[depth] ^= bit;
        values[cell] = (byte) (Integer.numberOfTrailingZeros(bit) + 1);
        CellSet struck = struck(cell, bit);
        take(cell, bit);
        depth++;
        steps++;
        Event.Turn turn = ordinal == 1 ? Event.Turn.FIRST : gaveUp ? Event.Turn.UPWARD : Event.Turn.FORWARD;
        gaveUp = false;
        state = State.FILL;
        Candidate candidate = new Candidate(Cell.of(cell), Digit.of(values[cell]));
        if (of == 1) {
            return new Event.Placed(candidate, new Cause.OnlyCandidate(), struck);
        }
        guesses++;
        return new Event.Guessed(candidate, ordinal, of, level, turn, struck);
    }

    private Event back() {
        if (depth == 0) {
            return end();
        }
        int cell = blanks[--depth];
        take(cell, 1 << values[cell] - 1);
        values[cell] = 0;
        steps++;
        if (untried[depth] != 0) {
            state = State.RETRY;
        } else if (tries[depth] > 1) {
            state = State.GIVE_UP;
        }
        return new Event.Cleared(Cell.of(cell));
    }

    private Event giveUp() {
        state = State.BACK;
        gaveUp = true;
        return new Event.Backtracked(--level);
    }

    private Event end() {
        state = State.OVER;
        return new Event.Exhausted(solutions);
    }

    /// Enters a digit into the three bit sets of its cell, or takes it out again.
    private void take(int cell, int bit) {
        rows[cell / 9] ^= bit;
        columns[cell % 9] ^= bit;
        boxes[box(cell)] ^= bit;
    }

    private int allowed(int cell) {
        return ~(rows[cell / 9] | columns[cell % 9] | boxes[box(cell)] | excluded[cell]) & 0x1FF;
    }

    /// Returns the blank peers that allow the digit as long as it is not yet taken.
    private CellSet struck(int cell, int bit) {
        long lo = 0;
        long hi = 0;
        for (int peer : Peers.of(cell)) {
            if (values[peer] == 0 && (allowed(peer) & bit) != 0) {
                if (peer < 64) {
                    lo |= 1L << peer;
                } else {
                    hi |= 1L << (peer - 64);
                }
            }
        }
        return new CellSet(lo, hi);
    }

    private static int box(int cell) {
        return cell / 27 * 3 + cell % 9 / 3;
    }

    @Override
    public Grid grid() {
        short[] candidates = new short[81];
        if (refreshed) {
            for (int cell = 0; cell < 81; cell++) {
                candidates[cell] = values[cell] == 0 ? (short) allowed(cell) : 0;
            }
        }
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
