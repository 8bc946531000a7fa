package nonet.solve.search;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.solve.Alternatives;
import nonet.solve.BacktrackingCursor;
import nonet.solve.Cancel;
import nonet.solve.ChosenGuess;
import nonet.solve.SteeredCursor;
import nonet.trace.Cause;
import nonet.trace.Contradiction;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// The cursor of [StepEngine#CELL_ORDER]. Entering and removing a digit are steps. A cell that allows a single digit is not a
/// choice. The state saved before a guess is the number of blanks filled.
final class CellOrderCursor extends BacktrackingCursor<Integer> implements SteeredCursor {

    private static final Cause ONLY_CANDIDATE = new Cause.OnlyCandidate();

    private final byte[] values;
    private final short[] excluded;
    private final int[] blanks;

    /// By number of blanks filled, the others.
    private final CellSet[] unfilled;

    /// By digit, the cells that the puzzle excludes it from, and the houses that have it.
    private final CellSet[] excludedFrom = new CellSet[9];

    private final int[] housesWith = new int[9];

    /// The digits in each house.
    private final int[] rows = new int[9];
    private final int[] columns = new int[9];
    private final int[] boxes = new int[9];
    private int filled;

    /// The digits that the next blank allows.
    private int allowed;

    private boolean refreshed;

    CellOrderCursor(Puzzle puzzle, List<ChosenGuess> chosen) {
        super(puzzle, chosen);
        values = puzzle.values();
        excluded = puzzle.exclusions();
        blanks = Cell.all().stream()
                .mapToInt(Cell::index)
                .filter(cell -> values[cell] == 0)
                .toArray();
        unfilled = new CellSet[blanks.length + 1];
        unfilled[blanks.length] = CellSet.NONE;
        collectUnfilled(0, blanks.length);
        for (Digit digit : Digit.values()) {
            excludedFrom[digit.ordinal()] = CellSet.of(Cell.all().stream()
                    .filter(cell -> (excluded[cell.index()] & digit.mask()) != 0)
                    .toList());
        }
        for (int cell = 0; cell < 81; cell++) {
            if (values[cell] != 0) {
                take(cell, values[cell] - 1);
            }
        }
    }

    @Override
    public CellOrderCursor branch(List<ChosenGuess> guesses, long event) {
        CellOrderCursor branch = new CellOrderCursor(puzzle, guesses);
        branch.refreshed = refreshed;
        for (int i = 0; i < filled; i++) {
            branch.enter(Candidate.of(blanks[i], values[blanks[i]] - 1));
        }
        branch.goOnFrom(this, event);
        return branch;
    }

    @Override
    protected Event.Refreshed refresh() {
        refreshed = true;
        return new Event.Refreshed(Cell.of(80));
    }

    @Override
    protected @Nullable Event propagate(Cancel cancel) {
        if (filled == blanks.length) {
            return null;
        }
        int cell = blanks[filled];
        allowed = allowed(cell);
        if (allowed == 0) {
            return contradicted(new Contradiction.NoCandidate(Cell.of(cell)));
        }
        if (Integer.bitCount(allowed) > 1) {
            return null;
        }
        Candidate only = Candidate.of(cell, Integer.numberOfTrailingZeros(allowed));
        return new Event.Placed(only, ONLY_CANDIDATE, enter(only));
    }

    @Override
    protected @Nullable Alternatives choose() {
        return filled == blanks.length ? null : Alternatives.ofCell(blanks[filled], allowed);
    }

    @Override
    protected int candidates(int cell) {
        return values[cell] == 0 ? allowed(cell) : 0;
    }

    @Override
    protected Integer save() {
        return filled;
    }

    /// Clears the blanks after the guess one by one, each as a separate event, before the next guess.
    @Override
    protected @Nullable Event undo(@Nullable Integer to) {
        if (filled == (to == null ? 0 : to)) {
            return null;
        }
        int cell = blanks[--filled];
        if (steered) {
            sortBack();
        }
        take(cell, values[cell] - 1);
        values[cell] = 0;
        countStep();
        return new Event.Cleared(Cell.of(cell));
    }

    @Override
    protected void restore(Integer saved) {}

    @Override
    protected CellSet enter(Candidate candidate) {
        int cell = candidate.cell().index();
        int digit = candidate.digit().ordinal();
        if (steered && blanks[filled] != cell) {
            moveForward(cell);
        }
        values[cell] = (byte) (digit + 1);
        filled++;
        CellSet struck = unfilled[filled]
                .and(candidate.cell().peers())
                .minus(excludedFrom[digit])
                .minus(HouseUnions.of(housesWith[digit]));
        take(cell, digit);
        countStep();
        return struck;
    }

    /// Makes a blank the next one: a guess in it was chosen.
    private void moveForward(int cell) {
        int at = filled;
        while (blanks[at] != cell) {
            at++;
        }
        System.arraycopy(blanks, filled, blanks, filled + 1, at - filled);
        blanks[filled] = cell;
        collectUnfilled(filled, at + 1);
    }

    /// Moves the next blank back among the others, which are in cell order.
    private void sortBack() {
        int cell = blanks[filled];
        int at = filled;
        while (at + 1 < blanks.length && blanks[at + 1] < cell) {
            blanks[at] = blanks[++at];
        }
        if (at > filled) {
            blanks[at] = cell;
            collectUnfilled(filled, at + 1);
        }
    }

    private void collectUnfilled(int first, int end) {
        for (int i = end - 1; i >= first; i--) {
            unfilled[i] = unfilled[i + 1].with(Cell.of(blanks[i]));
        }
    }

    /// Enters a digit into the bit sets of its houses, or removes it from them.
    private void take(int cell, int digit) {
        rows[cell / 9] ^= 1 << digit;
        columns[cell % 9] ^= 1 << digit;
        boxes[box(cell)] ^= 1 << digit;
        housesWith[digit] ^= 1 << cell / 9 | 1 << 9 + cell % 9 | 1 << 18 + box(cell);
    }

    private int allowed(int cell) {
        return ~(rows[cell / 9] | columns[cell % 9] | boxes[box(cell)] | excluded[cell]) & 0x1FF;
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

    /// The cells of any set of houses, by one look-up for the rows, one for the columns and one for the boxes.
    private static final class HouseUnions {

        private static final CellSet[] ROWS = unions(0);
        private static final CellSet[] COLUMNS = unions(9);
        private static final CellSet[] BOXES = unions(18);

        private HouseUnions() {}

        /// Returns the cells of some houses.
        ///
        /// @param houses a bit for each, by [House#index()]
        static CellSet of(int houses) {
            return ROWS[houses & 0x1FF].or(COLUMNS[houses >>> 9 & 0x1FF]).or(BOXES[houses >>> 18]);
        }

        private static CellSet[] unions(int first) {
            CellSet[] unions = new CellSet[1 << 9];
            unions[0] = CellSet.NONE;
            for (int houses = 1; houses < unions.length; houses++) {
                House lowest = House.at(first + Integer.numberOfTrailingZeros(houses));
                unions[houses] = unions[houses & houses - 1].or(lowest.cellSet());
            }
            return unions;
        }
    }
}
