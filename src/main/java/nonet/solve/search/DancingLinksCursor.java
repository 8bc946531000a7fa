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
import nonet.trace.Choice;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// The cursor of [DancingLinksSearch]. Each row chosen is a step. When the search goes back, the matrix stands as it is
/// until the next guess takes it back, so that the board stays as it was at the dead end.
public final class DancingLinksCursor implements SearchCursor {

    private enum State {
        START,
        SEARCH,
        BACK,
        END,
        OVER
    }

    private final Puzzle puzzle;
    private final CellSet givens;
    private final byte[] values;
    private final CoverMatrix matrix = new CoverMatrix();

    /// The nodes of the rows chosen, in order.
    private final int[] chosen = new int[81];

    private int depth;

    /// For each open guess: its place in `chosen`, its column, which try it is and how many it has.
    private final int[] places = new int[82];

    private final int[] columns = new int[82];
    private final int[] ordinals = new int[82];
    private final int[] tries = new int[82];
    private int level;

    private State state = State.START;
    private boolean refreshed;
    private Event.Turn turn = Event.Turn.FIRST;
    private int deepest;
    private long steps;
    private long guesses;
    private long contradictions;
    private long solutions;

    DancingLinksCursor(Puzzle puzzle) {
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
        removeExclusions();
        for (Cell given : givens) {
            matrix.choose(CoverMatrix.row(9 * given.index() + values[given.index()] - 1));
        }
        refreshed = true;
        state = State.SEARCH;
        return new Event.Refreshed(Cell.of(80));
    }

    private void removeExclusions() {
        short[] excluded = puzzle.exclusions();
        for (int cell = 0; cell < 81; cell++) {
            for (int left = excluded[cell]; left != 0; left &= left - 1) {
                matrix.remove(9 * cell + Integer.numberOfTrailingZeros(left));
            }
        }
    }

    private Event search() {
        int head = matrix.smallest();
        if (head == CoverMatrix.ROOT) {
            state = State.BACK;
            turn = Event.Turn.FORWARD;
            return new Event.Found(++solutions);
        }
        int size = matrix.size(head);
        if (size == 0) {
            return contradicted(emptyColumn(head), State.BACK);
        }
        int node = matrix.below(head);
        if (size == 1) {
            Cause cause = switch (CoverMatrix.choice(head)) {
                case Choice.Candidates() -> new Cause.OnlyCandidate();
                case Choice.Places(var house) -> new Cause.OnlyPlace(house);
            };
            return new Event.Placed(CoverMatrix.candidate(node), cause, choose(node));
        }
        level++;
        deepest = Math.max(deepest, level);
        places[level] = depth;
        columns[level] = head;
        ordinals[level] = 0;
        tries[level] = size;
        turn = Event.Turn.FIRST;
        return guess(node);
    }

    private static Contradiction emptyColumn(int head) {
        return switch (CoverMatrix.choice(head)) {
            case Choice.Candidates() -> new Contradiction.NoCandidate(Cell.of(head - 1));
            case Choice.Places(var house) -> new Contradiction.NoPlace(CoverMatrix.digit(head), house);
        };
    }

    private Event back() {
        if (level == 0) {
            return end();
        }
        if (ordinals[level] == tries[level]) {
            turn = Event.Turn.UPWARD;
            return new Event.Backtracked(--level);
        }
        while (depth > places[level]) {
            int node = chosen[--depth];
            matrix.release(node);
            values[CoverMatrix.candidate(node).cell().index()] = 0;
        }
        state = State.SEARCH;
        return guess(matrix.below(chosen[depth]));
    }

    private Event guess(int node) {
        guesses++;
        ordinals[level]++;
        return new Event.Guessed(
                CoverMatrix.candidate(node),
                ordinals[level],
                tries[level],
                level,
                turn,
                choose(node),
                CoverMatrix.choice(columns[level]));
    }

    /// Chooses the node's row and returns the peers that lost its digit.
    private CellSet choose(int node) {
        Candidate candidate = CoverMatrix.candidate(node);
        Digit digit = candidate.digit();
        CellSet struck = CellSet.NONE;
        for (int peer : Peers.of(candidate.cell().index())) {
            struck = matrix.holds(9 * peer + digit.ordinal()) ? struck.with(Cell.of(peer)) : struck;
        }
        matrix.choose(node);
        chosen[depth++] = node;
        values[candidate.cell().index()] = (byte) digit.value();
        steps++;
        return struck;
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
        short[] candidates = new short[81];
        for (int candidate = 0; refreshed && candidate < 729; candidate++) {
            if (matrix.holds(candidate)) {
                candidates[candidate / 9] |= (short) (1 << candidate % 9);
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

    /// Returns how many constraints were covered so far, those of the givens among them.
    public long covers() {
        return matrix.covers();
    }

    /// Returns how many constraints were uncovered so far.
    public long uncovers() {
        return matrix.uncovers();
    }
}
