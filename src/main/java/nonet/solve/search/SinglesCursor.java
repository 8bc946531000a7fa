package nonet.solve.search;

import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.solve.Alternatives;
import nonet.solve.BacktrackingCursor;
import nonet.trace.Cause;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// The cursor of [StepEngine#SINGLES]. Each digit entered is a step.
final class SinglesCursor extends BacktrackingCursor<SinglesCursor.Board> {

    /// The digits and candidates of all cells.
    static final class Board {

        private final byte[] values;
        private final short[] candidates;

        private Board(byte[] values, short[] candidates) {
            this.values = values.clone();
            this.candidates = candidates.clone();
        }
    }

    private final byte[] values;
    private final short[] candidates = new short[81];

    /// The first of the blanks with the fewest candidates, or -1 if there is no blank.
    private int smallest;

    SinglesCursor(Puzzle puzzle) {
        super(puzzle);
        values = puzzle.values();
    }

    @Override
    protected Event.Refreshed refresh() {
        Grid refreshed = Grid.of(puzzle);
        for (Cell cell : Cell.all()) {
            candidates[cell.index()] = (short) refreshed.candidates(cell).mask();
        }
        return new Event.Refreshed(Cell.of(80));
    }

    @Override
    protected @Nullable Event propagate() {
        int fewest = 10;
        smallest = -1;
        for (int cell = 0; cell < 81; cell++) {
            int count = Integer.bitCount(candidates[cell]);
            if (values[cell] == 0 && count < fewest) {
                fewest = count;
                smallest = cell;
            }
        }
        return switch (fewest) {
            case 0 -> contradicted(new Contradiction.NoCandidate(Cell.of(smallest)));
            case 1 -> place(smallest, candidates[smallest], new Cause.OnlyCandidate());
            case 10 -> null;
            default -> hiddenSingle();
        };
    }

    /// Fills the first digit with a single place left in a house, unless some digit has none.
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
                return contradicted(new Contradiction.NoPlace(digit(missing), house));
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

    private Event place(int cell, int bit, Cause cause) {
        Candidate candidate = new Candidate(Cell.of(cell), digit(bit));
        return new Event.Placed(candidate, cause, enter(candidate));
    }

    @Override
    protected @Nullable Alternatives choose() {
        return smallest < 0 ? null : Alternatives.ofCell(smallest, candidates[smallest]);
    }

    @Override
    protected Board save() {
        return new Board(values, candidates);
    }

    @Override
    protected void restore(Board saved) {
        System.arraycopy(saved.values, 0, values, 0, 81);
        System.arraycopy(saved.candidates, 0, candidates, 0, 81);
    }

    /// Enters a digit and strikes it from the peers; returns those that lost it.
    @Override
    protected CellSet enter(Candidate candidate) {
        countStep();
        int cell = candidate.cell().index();
        int bit = candidate.digit().mask();
        values[cell] = (byte) candidate.digit().value();
        candidates[cell] = 0;
        long lo = 0;
        long hi = 0;
        for (int i = 0; i < Geometry.PEER_COUNT; i++) {
            int peer = Geometry.peer(cell, i);
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

    private static Digit digit(int mask) {
        return Digit.at(Integer.numberOfTrailingZeros(mask));
    }

    @Override
    public Grid grid() {
        return Grid.of(puzzle.givenCells(), values, candidates);
    }
}
