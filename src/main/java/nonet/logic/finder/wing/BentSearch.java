package nonet.logic.finder.wing;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import nonet.deduce.EliminationCollector;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.logic.position.IncrementalIndex;
import nonet.logic.position.Intersection;
import nonet.logic.position.IntersectionIndex;
import nonet.logic.position.Position;

/// Searches an intersection for bent sets. Sets of the line and sets of the box with one common digit are combined with
/// cells of the intersection.
final class BentSearch {

    private final Position position;
    private List<BentCells> found = new ArrayList<>();
    private Intersection intersection = Intersection.all().getFirst();

    /// The digits of each choice of cells of the intersection, or -1 if one of them cannot be part of a bent set.
    private final int[] inIntersection = new int[1 << 3];

    /// The sets of the line that leave a cell of the box, including the empty set: the cells of each as bits, its
    /// digits, and the places of the box whose cells have at most one of these digits.
    private final int[] inLine = new int[1 << 6];

    private final int[] digitsOf = new int[1 << 6];
    private final int[] near = new int[1 << 6];
    private int count;

    /// The digits of each choice of places of the box.
    private final int[] digitsInBox = new int[1 << 9];

    /// The fresh cells of the intersection.
    private int freshInIntersection;

    /// The places of the box, by the largest number of candidates of their cells.
    private final int[] placesUpTo = new int[BentCells.LARGEST + 1];

    BentSearch(Position position) {
        this.position = position;
    }

    /// Returns the bent sets at an intersection that contain at least one of some cells, in no particular order.
    List<BentCells> run(Intersection where, CellSet fresh) {
        found = new ArrayList<>();
        intersection = where;
        listIntersection();
        listLineSets();
        int freshInLine = places(fresh, intersection.lineRest());
        int freshInBox = placesInBox(fresh);
        freshInIntersection = places(fresh, intersection.both());
        for (int set = 1; set < count; set++) {
            boolean isFresh = (inLine[set] & freshInLine) != 0;
            for (int chosen = near[set] & -near[set]; chosen != 0; chosen = chosen - near[set] & near[set]) {
                int shared = digitsOf[set] & digitsInBox[chosen];
                boolean hasFresh = isFresh || (chosen & freshInBox) != 0;
                if (shared != 0 && (shared & shared - 1) == 0 && (hasFresh || freshInIntersection != 0)) {
                    join(set, chosen, hasFresh);
                }
            }
        }
        return found;
    }

    private static int places(CellSet among, int[] cells) {
        int places = 0;
        for (int i = 0; i < cells.length; i++) {
            places |= among.contains(Cell.of(cells[i])) ? 1 << i : 0;
        }
        return places;
    }

    private int placesInBox(CellSet among) {
        int places = 0;
        for (int left = intersection.placesInBoxRest(); left != 0; left &= left - 1) {
            places |= among.contains(Cell.of(intersection.cellInBox(left))) ? left & -left : 0;
        }
        return places;
    }

    private void listIntersection() {
        for (int i = 0; i < 3; i++) {
            int mask = position.mask(intersection.both()[i]);
            for (int others = 0; others < 1 << i; others++) {
                inIntersection[1 << i | others] =
                        counts(mask) && inIntersection[others] >= 0 ? inIntersection[others] | mask : -1;
            }
        }
    }

    private void listLineSets() {
        listBoxCells();
        near[0] = placesUpTo[BentCells.LARGEST];
        count = 1;
        for (int i = 0; i < 6; i++) {
            int mask = position.mask(intersection.lineRest()[i]);
            int before = counts(mask) ? count : 0;
            for (int set = 0; set < before; set++) {
                int digits = digitsOf[set] | mask;
                // The sets share one digit, so this is the most that the box can have.
                int most = BentCells.LARGEST + 1 - Integer.bitCount(digits);
                int nearer = most < 2 ? 0 : near[set] & placesUpTo[most];
                nearer &= nearer == 0 ? 0 : ~placesOfTwo(digits);
                if (nearer != 0) {
                    inLine[count] = inLine[set] | 1 << i;
                    digitsOf[count] = digits;
                    near[count++] = nearer;
                }
            }
        }
    }

    private void listBoxCells() {
        Arrays.fill(placesUpTo, 0);
        for (int left = intersection.placesInBoxRest(); left != 0; left &= left - 1) {
            int mask = position.mask(intersection.cellInBox(left));
            for (int most = Integer.bitCount(mask); counts(mask) && most <= BentCells.LARGEST; most++) {
                placesUpTo[most] |= left & -left;
            }
        }
        int all = placesUpTo[BentCells.LARGEST];
        for (int chosen = all & -all; chosen != 0; chosen = chosen - all & all) {
            digitsInBox[chosen] = digitsInBox[chosen & chosen - 1] | position.mask(intersection.cellInBox(chosen));
        }
    }

    /// Tests whether a cell with these candidates may be part of a bent set.
    private static boolean counts(int mask) {
        return Integer.bitCount(mask) >= 2 && Integer.bitCount(mask) <= BentCells.LARGEST;
    }

    /// Returns the places of the box whose cells have two or more of the digits.
    private int placesOfTwo(int digits) {
        int one = 0;
        int two = 0;
        for (int digit : Bits.of(digits)) {
            int places = position.places(intersection.box().index(), digit);
            two |= one & places;
            one |= places;
        }
        return two;
    }

    /// Combines a set of the line with places of the box that share one digit with it.
    ///
    /// @param isFresh whether one of these cells is fresh; otherwise one of the intersection must be
    private void join(int set, int places, boolean isFresh) {
        int shared = digitsOf[set] & digitsInBox[places];
        int digits = digitsOf[set] | digitsInBox[places];
        int cells = Integer.bitCount(inLine[set]) + Integer.bitCount(places);
        if (Integer.bitCount(digits) > Math.min(BentCells.LARGEST, cells + 3)) {
            return;
        }
        for (int chosen = 0; chosen < inIntersection.length; chosen++) {
            int size = cells + Integer.bitCount(chosen);
            if (inIntersection[chosen] >= 0
                    && (isFresh || (chosen & freshInIntersection) != 0)
                    && size >= BentCells.SMALLEST
                    && size <= BentCells.LARGEST
                    && Integer.bitCount(digits | inIntersection[chosen]) == size) {
                CellSet all = CellSet.of(intersection.lineRest(), inLine[set])
                        .or(intersection.cellsInBox(places))
                        .or(CellSet.of(intersection.both(), chosen));
                collect(all, digits | inIntersection[chosen], Integer.numberOfTrailingZeros(shared));
            }
        }
    }

    private void collect(CellSet cells, int digits, int shared) {
        CellSet places = position.cells(shared);
        CellSet gone = Geometry.commonPeers(cells.and(places)).and(places);
        if (!gone.isEmpty()) {
            EliminationCollector conclusions = new EliminationCollector().eliminate(shared, gone);
            found.add(new BentCells(intersection, cells, digits, shared, conclusions));
        }
    }

    /// A bent set: cells in the union of a line and a box, with as many digits as cells, all but one of which are
    /// restricted, that is, have all their places in the line or all in the box.
    ///
    /// @param digits as many digits as cells, nine bits
    /// @param shared the unrestricted digit, 0 to 8
    /// @param conclusions at least one
    record BentCells(
            Intersection intersection, CellSet cells, int digits, int shared, EliminationCollector conclusions) {

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
}
