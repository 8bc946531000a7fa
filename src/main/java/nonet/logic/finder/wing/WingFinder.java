package nonet.logic.finder.wing;

import java.util.List;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.deduce.Wings.WWing;
import nonet.deduce.Wings.Wing;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.position.StrongLinks;
import nonet.logic.position.StrongLinks.Conjugates;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// XY-wing, XYZ-wing and W-wing.
///
/// Pattern of XY- and XYZ-wing: a pivot with two or three candidates sees two cells with two candidates, the pincers,
/// so that one of these cells holds a common digit whichever candidate the pivot takes. It is eliminated from cells
/// that see all cells that can hold it. W-wing: two cells with the same two candidates see the ends of a strong link of
/// one digit; the other digit is eliminated from cells that see both.
///
/// Examples: `r1c1 {12}, r1c5 {13}, r4c1 {23} => r4c5<>3` (XY-wing); `r1c1 {123}, r1c5 {13}, r2c2 {23} => r1c2<>3`
/// (XYZ-wing); `r1c1, r5c9 {12}, r1c5 =1= r5c5 => r1c9<>2` (W-wing).
///
/// See "Wings" in the HoDoKu reference, "Y-Wing" and "XYZ-Wing" on SudokuWiki.
public final class WingFinder extends Finder {

    public static final FinderFactory TYPE =
            FinderFactory.of(WingFinder::new, Technique.XY_WING, Technique.XYZ_WING, Technique.W_WING);

    private final int[] bivalue = new int[81];
    private int count;

    /// The bivalue cells that see the current pivot and share the required number of digits with it.
    private final int[] pincers = new int[81];

    private WingFinder(FinderTask task) {
        super(task);
        for (Cell cell : position.bivalues()) {
            bivalue[count++] = cell.index();
        }
    }

    @Override
    public void find() {
        if (wants(Technique.XY_WING)) {
            pivots(2);
        }
        if (wants(Technique.XYZ_WING)) {
            pivots(3);
        }
        if (wants(Technique.W_WING)) {
            pairs();
        }
    }

    /// Reports wings whose pivot has some number of candidates.
    private void pivots(int size) {
        for (int pivot = 0; pivot < 81; pivot++) {
            if (Integer.bitCount(position.mask(pivot)) == size) {
                pincers(pivot);
            }
        }
    }

    private void pincers(int pivot) {
        int mask = position.mask(pivot);
        boolean open = Integer.bitCount(mask) == 3;
        int near = 0;
        for (int i = 0; i < count; i++) {
            int shared = position.mask(bivalue[i]) & mask;
            if (Geometry.sees(pivot, bivalue[i]) && Integer.bitCount(shared) == (open ? 2 : 1)) {
                pincers[near++] = bivalue[i];
            }
        }
        for (int i = 0; i < near; i++) {
            for (int k = i + 1; k < near; k++) {
                int one = position.mask(pincers[i]);
                int two = position.mask(pincers[k]);
                int shared = one & two;
                boolean fits = Integer.bitCount(shared) == 1 && (open ? (one | two) : (one ^ two)) == mask;
                if (fits) {
                    wing(pivot, pincers[i], pincers[k], Integer.numberOfTrailingZeros(shared), open);
                }
            }
        }
    }

    private void wing(int pivot, int one, int two, int shared, boolean open) {
        CellSet seen = Geometry.peers(one).and(Geometry.peers(two)).and(open ? Geometry.peers(pivot) : CellSet.ALL);
        EliminationCollector conclusions =
                new EliminationCollector().eliminate(shared, seen.and(position.cells(shared)));
        if (conclusions.isEmpty()) {
            return;
        }
        int rest = 1 << shared;
        boolean inOrder = (position.mask(one) & ~rest) < (position.mask(two) & ~rest);
        report(new Wing(
                open ? Technique.XYZ_WING : Technique.XY_WING,
                Cell.of(pivot),
                inOrder ? List.of(Cell.of(one), Cell.of(two)) : List.of(Cell.of(two), Cell.of(one)),
                new DigitSet(position.mask(one) | position.mask(two)),
                Digit.at(shared),
                conclusions.toList()));
    }

    /// Reports W-wings.
    private void pairs() {
        for (int i = 0; i < count; i++) {
            for (int k = i + 1; k < count; k++) {
                int mask = position.mask(bivalue[i]);
                if (mask == position.mask(bivalue[k]) && !Geometry.sees(bivalue[i], bivalue[k])) {
                    int low = Integer.numberOfTrailingZeros(mask);
                    int high = 31 - Integer.numberOfLeadingZeros(mask);
                    joined(bivalue[i], bivalue[k], low, high);
                    joined(bivalue[i], bivalue[k], high, low);
                }
            }
        }
    }

    /// Reports W-wings with strong links of one digit, which eliminate the other.
    private void joined(int one, int two, int linked, int shared) {
        CellSet gone = Geometry.peers(one).and(Geometry.peers(two)).and(position.cells(shared));
        if (gone.isEmpty()) {
            return;
        }
        for (Conjugates link : StrongLinks.of(position).of(linked)) {
            boolean straight = Geometry.sees(link.first(), one) && Geometry.sees(link.second(), two);
            boolean crossed = Geometry.sees(link.second(), one) && Geometry.sees(link.first(), two);
            if (straight || crossed) {
                Digit digit = Digit.at(linked);
                Node first = Node.of(new Candidate(Cell.of(straight ? link.first() : link.second()), digit));
                Node second = Node.of(new Candidate(Cell.of(straight ? link.second() : link.first()), digit));
                Reason house = new Reason.InHouse(House.at(link.house()));
                WWing wing = new WWing(
                        Technique.W_WING,
                        Cell.of(one),
                        Cell.of(two),
                        new Link(first, second, Link.Kind.STRONG, house),
                        Digit.at(shared),
                        new EliminationCollector().eliminate(shared, gone).toList());
                report(wing);
            }
        }
    }
}
