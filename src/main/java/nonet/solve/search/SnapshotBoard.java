package nonet.solve.search;

import static java.util.Objects.requireNonNull;

import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Geometry;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.trace.Contradiction;
import org.jspecify.annotations.Nullable;

/// The board of the two searches that save snapshots: the digits of the cells, the candidates of the blanks, and the
/// digits taken in each house. Cells are indexes 0 to 80, digits are masks with one bit, bit 0 for the digit 1.
final class SnapshotBoard {

    final short[] candidates = new short[81];
    private final short[] excluded;
    private final byte[] values = new byte[81];
    private final short[] taken = new short[27];
    private int blanks = 81;

    SnapshotBoard(Puzzle puzzle) {
        this(puzzle.exclusions());
    }

    /// @param excluded for each cell the digits that it must not hold
    private SnapshotBoard(short[] excluded) {
        this.excluded = excluded;
    }

    /// Returns a copy of this board.
    SnapshotBoard copy() {
        SnapshotBoard copy = new SnapshotBoard(excluded);
        copy.restore(this);
        return copy;
    }

    /// Copies the other board into this one.
    void restore(SnapshotBoard other) {
        System.arraycopy(other.candidates, 0, candidates, 0, 81);
        System.arraycopy(other.values, 0, values, 0, 81);
        System.arraycopy(other.taken, 0, taken, 0, 27);
        blanks = other.blanks;
    }

    boolean isBlank(int cell) {
        return values[cell] == 0;
    }

    boolean isFull() {
        return blanks == 0;
    }

    /// Returns the mask of the digit in a filled cell, 0 for a blank.
    int digit(int cell) {
        return 1 << values[cell] >> 1;
    }

    /// Writes a digit into a blank and enters it as taken in the cell's row, column and box; no other cell changes.
    ///
    /// @return the first of these houses where the digit is taken already, or null if there is none
    @Nullable
    House enter(int cell, int digit) {
        values[cell] = (byte) (Integer.numberOfTrailingZeros(digit) + 1);
        candidates[cell] = 0;
        blanks--;
        int row = Geometry.row(cell);
        int column = Geometry.column(cell);
        int box = Geometry.box(cell);
        int clash = (taken[row] & digit) != 0
                ? row
                : (taken[column] & digit) != 0 ? column : (taken[box] & digit) != 0 ? box : -1;
        taken[row] |= (short) digit;
        taken[column] |= (short) digit;
        taken[box] |= (short) digit;
        return clash < 0 ? null : House.at(clash);
    }

    /// Computes the candidates of the blanks, in cell order, up to the first blank without any.
    ///
    /// @return the cell without candidates, or -1 if there is none
    int refresh() {
        for (int cell = 0; cell < 81; cell++) {
            if (values[cell] == 0) {
                int gone = taken[Geometry.row(cell)] | taken[Geometry.column(cell)] | taken[Geometry.box(cell)];
                int left = ~(gone | excluded[cell]) & 0x1FF;
                candidates[cell] = (short) left;
                if (left == 0) {
                    return cell;
                }
            }
        }
        return -1;
    }

    /// Strikes a digit from the candidates of the other blanks in the cell's row, then column, then box, up to the
    /// first blank without any left.
    ///
    /// @return the effect
    Strike strike(int cell, int digit) {
        long low = 0;
        long high = 0;
        for (int house : new int[] {Geometry.row(cell), Geometry.column(cell), Geometry.box(cell)}) {
            for (int place = 0; place < 9; place++) {
                int peer = Geometry.cell(house, place);
                if ((candidates[peer] & digit) != 0) {
                    candidates[peer] ^= (short) digit;
                    low |= Geometry.bitLo(peer);
                    high |= Geometry.bitHi(peer);
                    if (candidates[peer] == 0) {
                        return new Strike(new CellSet(low, high), peer, house);
                    }
                }
            }
        }
        return new Strike(new CellSet(low, high), -1, -1);
    }

    /// The effect of striking a digit.
    ///
    /// @param cells the cells that lost it
    /// @param empty the cell that lost its last candidate, or -1
    /// @param house the index of the house in which that cell was struck, or -1
    record Strike(CellSet cells, int empty, int house) {}

    Grid grid(CellSet givens) {
        return Grid.of(givens, values, candidates);
    }

    /// Enters the givens in cell order.
    ///
    /// @return the first given that occurs in one of its houses already or is excluded, or null if there is none
    @Nullable
    Contradiction load(Puzzle puzzle) {
        Contradiction.@Nullable Clash first = null;
        for (Cell cell : puzzle.givenCells()) {
            Digit given = requireNonNull(puzzle.given(cell));
            House house = enter(cell.index(), given.mask());
            first = first == null && house != null ? new Contradiction.Clash(new Candidate(cell, given), house) : first;
        }
        return first == null ? Contradiction.ofGivens(puzzle) : first;
    }

    static Candidate candidate(int cell, int digit) {
        return Candidate.of(cell, Integer.numberOfTrailingZeros(digit));
    }
}
