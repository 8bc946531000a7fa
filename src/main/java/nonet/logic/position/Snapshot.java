package nonet.logic.position;

import nonet.grid.CellSet;
import org.jspecify.annotations.Nullable;

/// The cells of a position, kept to compare later positions with, without its indexes. Immutable.
public final class Snapshot {

    private final CellSet givens;
    private final byte[] values;
    private final short[] masks;

    /// @param values the digits by cell, not modified any more
    /// @param masks the candidates by cell, not modified any more
    Snapshot(CellSet givens, byte[] values, short[] masks) {
        this.givens = givens;
        this.values = values;
        this.masks = masks;
    }

    /// Returns the changes from this snapshot to a position, or null if the position does not follow from it: it has a
    /// candidate that the snapshot lacks, or another digit.
    @Nullable
    public Changes changes(Position position) {
        long lo = 0;
        long hi = 0;
        int digits = 0;
        for (int cell = 0; cell < 81; cell++) {
            int lost = masks[cell] ^ position.mask(cell);
            if ((lost & position.mask(cell)) != 0 || values[cell] != 0 && values[cell] != position.value(cell)) {
                return null;
            }
            if (lost != 0) {
                lo |= Geometry.bitLo(cell);
                hi |= Geometry.bitHi(cell);
                digits |= lost;
            }
        }
        return givens.equals(position.givens()) ? new Changes(lo, hi, digits) : null;
    }

    /// Returns the changes from this snapshot to a position that follows from it.
    ///
    /// @throws IllegalArgumentException if it does not
    public Changes changesTo(Position position) {
        Changes changes = changes(position);
        if (changes == null) {
            throw new IllegalArgumentException("not from here: " + position.grid());
        }
        return changes;
    }
}
