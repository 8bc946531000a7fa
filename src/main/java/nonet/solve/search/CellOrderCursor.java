package nonet.solve.search;

import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Alternatives;
import nonet.solve.BacktrackingCursor;
import nonet.trace.Cause;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// The cursor of [CellOrderSearch]. Entering and removing a digit are steps. A cell that allows a single digit is not a
/// choice. The state saved before a guess is the number of blanks filled.
final class CellOrderCursor extends BacktrackingCursor<Integer> {

    private static final Cause ONLY_CANDIDATE = new Cause.OnlyCandidate();

    private final byte[] values;
    private final short[] excluded;
    private final int[] blanks;
    private final int[] rows = new int[9];
    private final int[] columns = new int[9];
    private final int[] boxes = new int[9];
    private int filled;
    private boolean refreshed;

    CellOrderCursor(Puzzle puzzle) {
        super(puzzle);
        values = puzzle.values();
        excluded = puzzle.exclusions();
        blanks = Cell.all().stream()
                .mapToInt(Cell::index)
                .filter(cell -> values[cell] == 0)
                .toArray();
        for (int cell = 0; cell < 81; cell++) {
            if (values[cell] != 0) {
                take(cell, 1 << values[cell] - 1);
            }
        }
    }

    @Override
    protected Event.Refreshed refresh() {
        refreshed = true;
        return new Event.Refreshed(Cell.of(80));
    }

    @Override
    protected @Nullable Event propagate() {
        if (filled == blanks.length) {
            return null;
        }
        int cell = blanks[filled];
        int digits = allowed(cell);
        if (digits == 0) {
            return contradicted(new Contradiction.NoCandidate(Cell.of(cell)));
        }
        if (Integer.bitCount(digits) > 1) {
            return null;
        }
        Candidate only = new Candidate(Cell.of(cell), Digit.of(Integer.numberOfTrailingZeros(digits) + 1));
        return new Event.Placed(only, ONLY_CANDIDATE, enter(only));
    }

    @Override
    protected @Nullable Alternatives choose() {
        return filled == blanks.length ? null : Alternatives.ofCell(blanks[filled], allowed(blanks[filled]));
    }

    @Override
    protected Integer save() {
        return filled;
    }

    /// Clears the blanks after the guess one by one, each as an event of its own, before the next guess.
    @Override
    protected @Nullable Event undo(@Nullable Integer to) {
        if (filled == (to == null ? 0 : to)) {
            return null;
        }
        int cell = blanks[--filled];
        take(cell, 1 << values[cell] - 1);
        values[cell] = 0;
        countStep();
        return new Event.Cleared(Cell.of(cell));
    }

    @Override
    protected void restore(Integer saved) {}

    @Override
    protected CellSet enter(Candidate candidate) {
        int cell = candidate.cell().index();
        int bit = candidate.digit().mask();
        values[cell] = (byte) candidate.digit().value();
        CellSet struck = struck(cell, bit);
        take(cell, bit);
        filled++;
        countStep();
        return struck;
    }

    /// Enters a digit into the three bit sets of its cell, or removes it from them.
    private void take(int cell, int bit) {
        rows[cell / 9] ^= bit;
        columns[cell % 9] ^= bit;
        boxes[box(cell)] ^= bit;
    }

    private int allowed(int cell) {
        return ~(rows[cell / 9] | columns[cell % 9] | boxes[box(cell)] | excluded[cell]) & 0x1FF;
    }

    /// Returns the blank peers that allow the digit as long as it is not yet entered.
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
        return Grid.of(puzzle.givenCells(), values, candidates);
    }
}
