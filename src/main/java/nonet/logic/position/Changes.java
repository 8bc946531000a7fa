package nonet.logic.position;

import nonet.grid.CellSet;

/// The candidates that a position has lost since an earlier one, as cells and digits. A pattern that is new contains
/// one of these cells, or needs a candidate of it to be gone.
///
/// @param lo the low half of the cells
/// @param hi the high half of the cells
/// @param digits the digits lost anywhere, nine bits
public record Changes(long lo, long hi, int digits) {

    public static final Changes NONE = new Changes(0, 0, 0);

    /// Changes that may be anywhere.
    public static final Changes EVERYWHERE = new Changes(-1L, 0x1FFFF, 0x1FF);

    /// Returns the cells.
    public CellSet cells() {
        return new CellSet(lo, hi);
    }

    /// Returns the union of these changes and others.
    public Changes and(Changes others) {
        return new Changes(lo | others.lo, hi | others.hi, digits | others.digits);
    }

    /// Tests whether any of these cells has changed.
    public boolean touch(long cellsLo, long cellsHi) {
        return (lo & cellsLo | hi & cellsHi) != 0;
    }

    /// Tests whether a cell of the house has changed.
    public boolean touchHouse(int house) {
        return touch(Geometry.houseLo(house), Geometry.houseHi(house));
    }

    /// Tests whether the changes may have created a strong link: a cell with two candidates, or a house with two places
    /// for a digit.
    public boolean mayLink(Position position) {
        for (long left = lo; left != 0; left &= left - 1) {
            if (mayLink(position, Long.numberOfTrailingZeros(left))) {
                return true;
            }
        }
        for (long left = hi; left != 0; left &= left - 1) {
            if (mayLink(position, 64 + Long.numberOfTrailingZeros(left))) {
                return true;
            }
        }
        return false;
    }

    private boolean mayLink(Position position, int cell) {
        boolean linked = Integer.bitCount(position.mask(cell)) == 2;
        for (int left = digits; left != 0 && !linked; left &= left - 1) {
            int digit = Integer.numberOfTrailingZeros(left);
            linked = Integer.bitCount(position.places(Geometry.row(cell), digit)) == 2
                    || Integer.bitCount(position.places(Geometry.column(cell), digit)) == 2
                    || Integer.bitCount(position.places(Geometry.box(cell), digit)) == 2;
        }
        return linked;
    }
}
