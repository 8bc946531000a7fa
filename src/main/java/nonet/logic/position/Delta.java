package nonet.logic.position;

import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Geometry;

/// The changes from one position to a later one: the cells that lost candidates or were filled, and the digits
/// concerned. A pattern that is new contains one of these cells, or needs a candidate of it to be gone.
///
/// @param lo the low half of the cells
/// @param hi the high half of the cells
/// @param digits the digits lost or placed anywhere, nine bits
public record Delta(long lo, long hi, int digits) {

    public static final Delta NONE = new Delta(0, 0, 0);

    /// Changes that may be anywhere.
    public static final Delta EVERYWHERE = new Delta(-1L, 0x1FFFF, 0x1FF);

    /// Returns the changes from a position to one that follows from it.
    static Delta between(Position earlier, Position later) {
        long lo = 0;
        long hi = 0;
        int digits = 0;
        for (int cell = 0; cell < 81; cell++) {
            int changed = earlier.mask(cell) ^ later.mask(cell);
            if (earlier.value(cell) != later.value(cell)) {
                changed |= 1 << later.value(cell) - 1;
            }
            if (changed != 0) {
                lo |= Geometry.bitLo(cell);
                hi |= Geometry.bitHi(cell);
                digits |= changed;
            }
        }
        return new Delta(lo, hi, digits);
    }

    public boolean isEmpty() {
        return digits == 0;
    }

    /// Returns the cells.
    public CellSet cells() {
        return new CellSet(lo, hi);
    }

    /// Returns these changes followed by others.
    public Delta then(Delta later) {
        return isEmpty() ? later : new Delta(lo | later.lo, hi | later.hi, digits | later.digits);
    }

    /// Tests whether any of these cells has changed.
    public boolean touches(CellSet cells) {
        return (lo & cells.lo() | hi & cells.hi()) != 0;
    }

    /// Tests whether the cell, 0 to 80, has changed.
    public boolean touchesCell(int cell) {
        return (lo & Geometry.bitLo(cell) | hi & Geometry.bitHi(cell)) != 0;
    }

    /// Tests whether a cell of the house has changed.
    public boolean touchesHouse(int house) {
        return touches(Geometry.house(house));
    }

    /// Tests whether the digit, 0 to 8, was lost or placed anywhere.
    public boolean touchesDigit(int digit) {
        return (digits >>> digit & 1) != 0;
    }

    /// Tests whether the changes may have created a strong link: a cell with two candidates, or a house with two places
    /// for a digit.
    public boolean mayLink(Position position) {
        for (Cell cell : cells()) {
            for (int digit : Bits.of(digits)) {
                if (position.isLinked(cell.index(), digit)) {
                    return true;
                }
            }
        }
        return false;
    }
}
