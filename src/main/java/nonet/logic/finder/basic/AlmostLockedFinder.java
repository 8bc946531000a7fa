package nonet.logic.finder.basic;

import java.util.EnumSet;
import java.util.List;
import nonet.deduce.EliminationCollector;
import nonet.deduce.MultiSectorPatterns.AlmostLockedCandidates;
import nonet.deduce.Technique;
import nonet.grid.Bits;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.logic.position.Intersection;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Almost locked pairs, triples and quadruples, together also known as almost locked candidates.
///
/// Pattern: a line and a box intersect. N cells of one of them outside the intersection have only N + 1 candidate
/// digits, and in the other one these digits have only N places outside the intersection. N is 1 for a pair, 2 for a
/// triple and 3 for a quadruple. The N + 1 digits of the other house need N + 1 cells, so at least one of them is in
/// the intersection, and the N cells take the others: the digits are eliminated from the rest of the first house, and
/// all other digits from the N places.
///
/// Example: `r3c2 {59}` in box 1, and 5 and 9 have no places in row 1 but r1c1234: they are eliminated from the rest of
/// box 1 outside the row, and r1c4 loses all other digits.
///
/// See "Almost locked candidates" on the wiki of Sudopedia.
public final class AlmostLockedFinder extends Finder {

    private static final List<Technique> BY_SIZE =
            List.of(Technique.ALMOST_LOCKED_PAIR, Technique.ALMOST_LOCKED_TRIPLE, Technique.ALMOST_LOCKED_QUADRUPLE);

    public static final FinderFactory TYPE = new FinderFactory(EnumSet.copyOf(BY_SIZE), AlmostLockedFinder::new);

    private AlmostLockedFinder(FinderTask task) {
        super(task);
    }

    @Override
    public void find() {
        for (Technique technique : BY_SIZE) {
            if (wants(technique)) {
                SizeSearch search = new SizeSearch(technique, BY_SIZE.indexOf(technique) + 1);
                for (Intersection each : Intersection.all()) {
                    if (each.touches(since().cells())) {
                        search.run(each.line(), each.lineRest(), each.box(), each.boxRest());
                        search.run(each.box(), each.boxRest(), each.line(), each.lineRest());
                    }
                }
            }
        }
    }

    /// A search for patterns of one size.
    private final class SizeSearch {
        private final Technique technique;
        private final int size;

        SizeSearch(Technique technique, int size) {
            this.technique = technique;
            this.size = size;
        }

        /// Searches the cells of a house outside the intersection for few digits.
        void run(House house, int[] rest, House other, int[] otherRest) {
            for (int chosen = 1; chosen < 1 << rest.length; chosen++) {
                if (Integer.bitCount(chosen) == size) {
                    int digits = digits(rest, chosen);
                    if (Integer.bitCount(digits) == size + 1 && areOpen(digits, other)) {
                        int places = places(digits, otherRest);
                        if (Integer.bitCount(places) == size) {
                            take(house, rest, chosen, other, otherRest, places, digits);
                        }
                    }
                }
            }
        }

        /// Returns the digits of the chosen cells; all digits if one of the cells is filled.
        private int digits(int[] cells, int chosen) {
            int digits = 0;
            for (int index : Bits.of(chosen)) {
                int mask = position.mask(cells[index]);
                digits |= mask == 0 ? 0x1FF : mask;
            }
            return digits;
        }

        /// Tests whether none of the digits is placed in the house.
        private boolean areOpen(int digits, House house) {
            for (int digit : Bits.of(digits)) {
                if (position.places(house.index(), digit) == 0) {
                    return false;
                }
            }
            return true;
        }

        private int places(int digits, int[] cells) {
            int places = 0;
            for (int i = 0; i < cells.length; i++) {
                places |= (position.mask(cells[i]) & digits) != 0 ? 1 << i : 0;
            }
            return places;
        }

        private void take(House house, int[] rest, int chosen, House other, int[] otherRest, int places, int digits) {
            CellSet cells = CellSet.of(rest, chosen);
            CellSet confined = CellSet.of(otherRest, places);
            CellSet crossing = house.cellSet().and(other.cellSet());
            CellSet losing = house.cellSet().minus(cells).minus(crossing);
            CellSet shared = CellSet.NONE;
            EliminationCollector conclusions = new EliminationCollector();
            for (int digit = 0; digit < 9; digit++) {
                boolean own = (digits >>> digit & 1) != 0;
                shared = own ? shared.or(crossing.and(position.cells(digit))) : shared;
                conclusions.eliminate(digit, (own ? losing : confined).and(position.cells(digit)));
            }
            if (!conclusions.isEmpty()) {
                report(new AlmostLockedCandidates(
                        technique, house, other, cells, confined, shared, new DigitSet(digits), conclusions.toList()));
            }
        }
    }
}
