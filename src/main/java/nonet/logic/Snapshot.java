package nonet.logic;

import nonet.grid.CellSet;

/// The candidates of all cells at some position. Immutable.
public final class Snapshot {

    private final short[] masks;

    /// @param masks by cell, of a position that is done
    Snapshot(short[] masks) {
        this.masks = masks;
    }

    /// Returns the cells whose candidates are others in this position.
    public CellSet changed(Position position) {
        long lo = 0;
        long hi = 0;
        for (int cell = 0; cell < 64; cell++) {
            lo |= masks[cell] == position.mask(cell) ? 0 : 1L << cell;
        }
        for (int cell = 64; cell < 81; cell++) {
            hi |= masks[cell] == position.mask(cell) ? 0 : 1L << cell - 64;
        }
        return new CellSet(lo, hi);
    }
}
