package nonet.logic.finder.wing;

import java.util.Comparator;
import java.util.List;
import nonet.deduce.EliminationCollector;
import nonet.grid.CellSet;
import nonet.logic.position.IncrementalIndex;
import nonet.logic.position.Intersection;
import nonet.logic.position.IntersectionIndex;

/// A bent set: cells in the union of a line and a box, with as many digits as cells, all but one of which are
/// restricted, that is, have all their places in the line or all in the box.
///
/// @param digits as many digits as cells, nine bits
/// @param shared the unrestricted digit, 0 to 8
/// @param conclusions at least one
record BentCells(Intersection intersection, CellSet cells, int digits, int shared, EliminationCollector conclusions) {

    static final int SMALLEST = 4;
    static final int LARGEST = 6;

    private static final Comparator<BentCells> BY_CELLS = (one, other) -> compare(one.cells, other.cells);

    /// The bent sets with eliminations by intersection, then by cells. Eliminations may lie outside the line and the
    /// box, so they may be gone where nothing changed.
    static final IncrementalIndex<List<List<BentCells>>> FOUND = IntersectionIndex.of(false, position -> {
        BentSearch search = new BentSearch(position);
        return (intersection, fresh) -> {
            List<BentCells> found = search.run(intersection, fresh);
            found.sort(BY_CELLS);
            return found;
        };
    });

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
