package nonet.logic.finder.impossible;

import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Geometry;
import nonet.logic.position.Position;

/// What is left of a position after a candidate and all singles that follow are placed. It says so sooner than a
/// [SinglesBranch], which keeps the reasons. Reusable, not thread-safe.
final class SinglesClosure {

    private final short[] originalMasks = new short[81];
    private final short[] originalPlaces = new short[27 * 9];
    private final short[] masks = new short[81];
    private final short[] places = new short[27 * 9];

    /// The candidates that are placed and whose peers are not yet gone, as cell * 9 + digit.
    private final int[] open = new int[729];

    private int count;
    private boolean contradictory;

    SinglesClosure(Position position) {
        position.copyTo(originalMasks, originalPlaces);
    }

    /// Places a candidate of the original position and all singles that follow.
    ///
    /// @return whether there is no contradiction; otherwise what is left has no meaning
    boolean place(Candidate candidate) {
        System.arraycopy(originalMasks, 0, masks, 0, masks.length);
        System.arraycopy(originalPlaces, 0, places, 0, places.length);
        count = 0;
        contradictory = false;
        open[count++] = candidate.index();
        for (int done = 0; done < count && !contradictory; done++) {
            int cell = open[done] / 9;
            int digit = open[done] % 9;
            contradictory = (masks[cell] >>> digit & 1) == 0;
            for (int other : Bits.of(masks[cell] & ~(1 << digit))) {
                remove(cell, other);
            }
            for (int i = 0; i < Geometry.PEER_COUNT; i++) {
                int peer = Geometry.peer(cell, i);
                if ((masks[peer] >>> digit & 1) != 0) {
                    remove(peer, digit);
                }
            }
        }
        return !contradictory;
    }

    /// Tests whether a candidate is left.
    boolean has(Candidate candidate) {
        return (masks[candidate.cell().index()] & candidate.digit().mask()) != 0;
    }

    private void remove(int cell, int digit) {
        masks[cell] &= (short) ~(1 << digit);
        if (masks[cell] == 0) {
            contradictory = true;
        } else if (Integer.bitCount(masks[cell]) == 1) {
            add(cell, Integer.numberOfTrailingZeros(masks[cell]));
        }
        removePlace(Geometry.row(cell), cell, digit);
        removePlace(Geometry.column(cell), cell, digit);
        removePlace(Geometry.box(cell), cell, digit);
    }

    private void removePlace(int house, int cell, int digit) {
        int at = house * 9 + digit;
        places[at] &= (short) ~(1 << Geometry.place(house, cell));
        if (places[at] == 0) {
            contradictory = true;
        } else if (Integer.bitCount(places[at]) == 1) {
            add(Geometry.cell(house, Integer.numberOfTrailingZeros(places[at])), digit);
        }
    }

    private void add(int cell, int digit) {
        for (int i = 0; i < count; i++) {
            if (open[i] == cell * 9 + digit) {
                return;
            }
        }
        open[count++] = cell * 9 + digit;
    }
}
