package nonet.logic.position;

import nonet.grid.CellSet;
import org.jspecify.annotations.Nullable;

/// What a position was like, to tell later what has changed, without holding on to all that was found there. Immutable.
public final class Snapshot {

    private final CellSet givens;
    private final byte[] values;
    private final short[] masks;

    /// @param values by cell, of a position that is done
    /// @param masks by cell, of the same
    Snapshot(CellSet givens, byte[] values, short[] masks) {
        this.givens = givens;
        this.values = values;
        this.masks = masks;
    }

    /// Returns the changes that lead to a position, or null when it does not come from this one: it has a candidate that
    /// this one has not, or another digit.
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

    /// Returns the changes that lead to a position that comes from this one.
    public Changes changesTo(Position position) {
        Changes changes = changes(position);
        if (changes == null) {
            throw new IllegalArgumentException("not from here: " + position.grid());
        }
        return changes;
    }
}
