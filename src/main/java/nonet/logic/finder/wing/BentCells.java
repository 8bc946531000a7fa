package nonet.logic.finder.wing;

import java.util.Comparator;
import java.util.List;
import nonet.deduce.Conclusions;
import nonet.grid.CellSet;
import nonet.logic.position.Intersection;
import nonet.logic.position.IntersectionIndex;
import nonet.logic.position.Position;
import org.jspecify.annotations.Nullable;

/// Cells in a line and a box, as many as digits, of which all but one digit can occur once only, for its cells lie all in
/// the line or all in the box. So the one digit goes from what sees all its cells.
///
/// @param digits as many as cells, nine bits
/// @param shared the digit that may occur twice, 0 to 8
/// @param conclusions at least one
record BentCells(Intersection intersection, CellSet cells, int digits, int shared, Conclusions conclusions) {

    static final int SMALLEST = 4;
    static final int LARGEST = 6;

    private static final Comparator<BentCells> BY_CELLS = (one, other) -> compare(one.cells, other.cells);

    /// All that a position has, of every size, as an index for several searches.
    ///
    /// @param found for each intersection those with conclusions, by cells
    record Index(IntersectionIndex<BentCells> found) {

        static Index of(Position position, @Nullable Index earlier) {
            BentSearch search = new BentSearch(position);
            // What it takes away may be elsewhere, and gone by now.
            boolean stays = false;
            return new Index(IntersectionIndex.of(
                    position, earlier == null ? null : earlier.found, stays, (intersection, fresh) -> {
                        List<BentCells> found = search.run(intersection, fresh);
                        found.sort(BY_CELLS);
                        return found;
                    }));
        }
    }

    int size() {
        return Integer.bitCount(digits);
    }

    /// The set with the lowest cell that the other one lacks comes first.
    private static int compare(CellSet one, CellSet other) {
        long low = one.lo() ^ other.lo();
        long high = one.hi() ^ other.hi();
        if (low == 0 && high == 0) {
            return 0;
        }
        boolean first = low != 0 ? (one.lo() & low & -low) != 0 : (one.hi() & high & -high) != 0;
        return first ? -1 : 1;
    }
}
