package nonet.logic.position;

import java.util.Arrays;
import nonet.deduce.Conclusion;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Geometry;

/// What is left of a position after its singles, or a candidate, and all singles that follow are placed; without reasons,
/// and so faster than finders. Reusable, not thread-safe.
public final class SinglesClosure {

    private final Position position;
    private final short[] originalMasks = new short[81];
    private final short[] originalPlaces = new short[27 * 9];
    private final short[] masks = new short[81];
    private final short[] places = new short[27 * 9];

    /// The candidates that are placed and whose peers are not yet gone, as cell * 9 + digit.
    private final int[] open = new int[729];

    private int count;
    private boolean contradictory;

    public SinglesClosure(Position position) {
        this.position = position;
        position.copyTo(originalMasks, originalPlaces);
    }

    /// Places a candidate of the original position and all singles that follow.
    ///
    /// @return whether there is no contradiction; otherwise what is left has no meaning
    public boolean place(Candidate candidate) {
        start();
        open[count++] = candidate.index();
        return follow();
    }

    /// Places all singles of the original position and those that follow.
    ///
    /// @return whether there is no contradiction; otherwise not all of them are placed
    public boolean placeSingles() {
        start();
        for (int cell = 0; cell < 81; cell++) {
            if (Integer.bitCount(masks[cell]) == 1) {
                add(cell, Integer.numberOfTrailingZeros(masks[cell]));
            }
        }
        for (int at = 0; at < places.length; at++) {
            if (Integer.bitCount(places[at]) == 1) {
                add(Geometry.cell(at / 9, Integer.numberOfTrailingZeros(places[at])), at % 9);
            }
        }
        return follow();
    }

    private void start() {
        System.arraycopy(originalMasks, 0, masks, 0, masks.length);
        System.arraycopy(originalPlaces, 0, places, 0, places.length);
        count = 0;
        contradictory = false;
    }

    private boolean follow() {
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
    public boolean has(Candidate candidate) {
        return (masks[candidate.cell().index()] & candidate.digit().mask()) != 0;
    }

    /// Returns the number of digits that were placed.
    public int placed() {
        return count;
    }

    /// Returns the position with these digits, the original one if there are none.
    public Position end() {
        return count == 0
                ? position
                : position.after(Arrays.stream(open, 0, count)
                        .mapToObj(placed -> (Conclusion) new Conclusion.Placement(Candidate.at(placed)))
                        .toList());
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
