package nonet.logic.finder.wing;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.EliminationCollector;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.deduce.Technique;
import nonet.deduce.Wings.IntersectionPair;
import nonet.deduce.Wings.MultiBranchWWing;
import nonet.deduce.Wings.WWing;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Geometry;
import nonet.grid.House;
import nonet.logic.solver.Finder;
import nonet.logic.solver.FinderFactory;
import nonet.logic.solver.FinderTask;

/// Grouped and multi-branch W-wings, and empty-rectangle intersection pairs.
///
/// Pattern of the W-wings: two or three cells with the same two candidates that do not see each other, and a house in
/// which each place of one of the digits is seen by one of them, and each of them is needed. So they cannot all hold
/// this digit, and the other one is eliminated from cells that see all of them. Grouped: two cells and three places or
/// more; multi-branch: three cells. Intersection pair: both digits lie in a box only in the row of one cell and the
/// column of the other, so the two cells hold both digits, which are eliminated from cells that see both.
///
/// Example: `r1c8, r9c3 {34}`, and 3 in box 9 is in r7c8, r8c8 or r9c9; so one of them is 4.
///
/// See "W-Wing" and "Empty Rectangle Intersection Pair" in the sudoku literature.
public final class WWingVariantsFinder extends Finder {

    public static final FinderFactory TYPE = FinderFactory.of(
            WWingVariantsFinder::new,
            Technique.GROUPED_W_WING,
            Technique.MULTI_BRANCH_W_WING,
            Technique.EMPTY_RECTANGLE_INTERSECTION_PAIR);

    private final List<Cell> pairs = new ArrayList<>();

    private WWingVariantsFinder(FinderTask task) {
        super(task);
        position.bivalues().forEach(pairs::add);
    }

    @Override
    public void find() {
        if (wants(Technique.GROUPED_W_WING)) {
            wings(2);
        }
        if (wants(Technique.EMPTY_RECTANGLE_INTERSECTION_PAIR)) {
            intersections();
        }
        if (wants(Technique.MULTI_BRANCH_W_WING)) {
            wings(3);
        }
    }

    /// Reports W-wings with some number of ends.
    private void wings(int ends) {
        wings(ends, 0, List.of());
    }

    private void wings(int size, int from, List<Cell> ends) {
        if (ends.size() == size) {
            joined(ends);
            return;
        }
        for (int i = from; i < pairs.size(); i++) {
            if (fits(pairs.get(i), ends)) {
                List<Cell> more = new ArrayList<>(ends);
                more.add(pairs.get(i));
                wings(size, i + 1, more);
            }
        }
    }

    private boolean fits(Cell cell, List<Cell> ends) {
        for (Cell end : ends) {
            if (position.mask(end.index()) != position.mask(cell.index()) || Geometry.sees(end.index(), cell.index())) {
                return false;
            }
        }
        return true;
    }

    private void joined(List<Cell> ends) {
        int mask = position.mask(ends.getFirst().index());
        CellSet seen = Geometry.commonPeers(CellSet.of(ends));
        for (int linked : Bits.of(mask)) {
            int shared = Integer.numberOfTrailingZeros(mask & ~(1 << linked));
            CellSet gone = seen.and(position.cells(shared));
            for (House house : gone.isEmpty() ? List.<House>of() : House.all()) {
                if (joins(ends, house, linked)) {
                    report(ends, house, linked, shared, gone);
                }
            }
        }
    }

    /// Tests whether the ends together, and not without one of them, see all places of a digit in a house.
    private boolean joins(List<Cell> ends, House house, int linked) {
        CellSet places = house.cellSet().and(position.cells(linked));
        if (places.size() < 3 || places.intersects(CellSet.of(ends))) {
            return false;
        }
        CellSet all = CellSet.NONE;
        CellSet several = CellSet.NONE;
        for (Cell end : ends) {
            CellSet seen = places.and(end.peers());
            several = several.or(all.and(seen));
            all = all.or(seen);
        }
        CellSet once = all.minus(several);
        return all.containsAll(places) && ends.stream().allMatch(end -> once.intersects(end.peers()));
    }

    private void report(List<Cell> ends, House house, int linked, int shared, CellSet gone) {
        Digit digit = Digit.at(linked);
        Digit other = Digit.at(shared);
        CellSet left = house.cellSet().and(position.cells(linked));
        List<CellSet> seen = new ArrayList<>();
        for (Cell end : ends) {
            seen.add(left.and(end.peers()));
            left = left.minus(end.peers());
        }
        EliminationCollector conclusions = new EliminationCollector().eliminate(shared, gone);
        if (ends.size() > 2) {
            report(new MultiBranchWWing(
                    Technique.MULTI_BRANCH_W_WING, ends, seen, house, digit, other, conclusions.toList()));
            return;
        }
        Link link = new Link(
                new Node(digit, seen.getFirst()),
                new Node(digit, seen.getLast()),
                Link.Kind.STRONG,
                new Reason.InHouse(house));
        report(new WWing(Technique.GROUPED_W_WING, ends.getFirst(), ends.getLast(), link, other, conclusions.toList()));
    }

    /// Reports intersection pairs.
    private void intersections() {
        for (Cell first : pairs) {
            for (Cell second : pairs) {
                if (!first.equals(second) && fits(second, List.of(first)) && first.box() != second.box()) {
                    intersect(first, second);
                }
            }
        }
    }

    private void intersect(Cell first, Cell second) {
        Cell crossing = Cell.at(first.row(), second.column());
        if (crossing.box() == first.box() || crossing.box() == second.box()) {
            return;
        }
        House box = House.of(House.Kind.BOX, crossing.box());
        House row = House.of(House.Kind.ROW, crossing.row());
        House column = House.of(House.Kind.COLUMN, crossing.column());
        int mask = position.mask(first.index());
        CellSet seen = first.peers().and(second.peers());
        EliminationCollector conclusions = new EliminationCollector();
        for (int digit : Bits.of(mask)) {
            CellSet places = box.cellSet().and(position.cells(digit));
            if (places.isEmpty() || !row.cellSet().or(column.cellSet()).containsAll(places)) {
                return;
            }
            conclusions.eliminate(digit, seen.and(position.cells(digit)));
        }
        if (!conclusions.isEmpty()) {
            report(new IntersectionPair(
                    Technique.EMPTY_RECTANGLE_INTERSECTION_PAIR,
                    first,
                    second,
                    box,
                    row,
                    column,
                    new DigitSet(mask),
                    conclusions.toList()));
        }
    }
}
