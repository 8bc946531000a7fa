package nonet.logic.finder.wing;

import java.util.Comparator;
import java.util.List;
import nonet.deduce.Conclusions;
import nonet.grid.CellSet;
import nonet.logic.position.Intersection;
import nonet.logic.position.IntersectionIndex;
import nonet.logic.position.Position;
import org.jspecify.annotations.Nullable;

/// A bent set: cells in the union of a line and a box, with as many digits as cells, all but one of which are
/// restricted, that is, have all their places in the line or all in the box.
///
/// @param digits as many digits as cells, nine bits
/// @param shared the unrestricted digit, 0 to 8
/// @param conclusions at least one
record BentCells(Intersection intersection, CellSet cells, int digits, int shared, Conclusions conclusions) {

    static final int SMALLEST = 4;
    static final int LARGEST = 6;

    private static final Comparator<BentCells> BY_CELLS = (one, other) -> compare(one.cells, other.cells);

    /// The bent sets of a position.
    ///
    /// @param found for each intersection those with eliminations, by cells
    record Index(IntersectionIndex<BentCells> found) {

        static Index of(Position position, @Nullable Index earlier) {
            BentSearch search = new BentSearch(position);
            // Eliminations may lie outside the line and the box, and may be made already.
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

    /// Compares sets of cells: the set with the lowest cell that the other one lacks comes first.
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
