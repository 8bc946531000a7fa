package nonet.logic.finder.wing;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
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
import nonet.logic.position.Position;
import nonet.logic.solver.Finder;
import nonet.logic.solver.LogicOptions;
import nonet.logic.solver.Sink;

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
public final class LinkedPairFinder implements Finder {

    @Override
    public Set<Technique> techniques() {
        return EnumSet.of(
                Technique.GROUPED_W_WING, Technique.MULTI_BRANCH_W_WING, Technique.EMPTY_RECTANGLE_INTERSECTION_PAIR);
    }

    @Override
    public boolean find(Position position, Set<Technique> wanted, LogicOptions options, Sink sink) {
        Search search = new Search(position, sink);
        return wanted.contains(Technique.GROUPED_W_WING) && search.wings(2)
                || wanted.contains(Technique.EMPTY_RECTANGLE_INTERSECTION_PAIR) && search.intersections()
                || wanted.contains(Technique.MULTI_BRANCH_W_WING) && search.wings(3);
    }

    private static final class Search {

        private final Position position;
        private final Sink sink;
        private final List<Cell> pairs = new ArrayList<>();

        Search(Position position, Sink sink) {
            this.position = position;
            this.sink = sink;
            position.bivalues().forEach(pairs::add);
        }

        /// Reports W-wings with some number of ends.
        boolean wings(int ends) {
            return wings(ends, 0, List.of());
        }

        private boolean wings(int size, int from, List<Cell> ends) {
            if (ends.size() == size) {
                return joined(ends);
            }
            for (int i = from; i < pairs.size(); i++) {
                if (fits(pairs.get(i), ends)) {
                    List<Cell> more = new ArrayList<>(ends);
                    more.add(pairs.get(i));
                    if (wings(size, i + 1, more)) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean fits(Cell cell, List<Cell> ends) {
            for (Cell end : ends) {
                if (position.mask(end.index()) != position.mask(cell.index())
                        || Geometry.sees(end.index(), cell.index())) {
                    return false;
                }
            }
            return true;
        }

        private boolean joined(List<Cell> ends) {
            int mask = position.mask(ends.getFirst().index());
            CellSet seen = Geometry.commonPeers(CellSet.of(ends));
            for (int linked : Bits.of(mask)) {
                int shared = Integer.numberOfTrailingZeros(mask & ~(1 << linked));
                CellSet gone = seen.and(position.cells(shared));
                for (House house : gone.isEmpty() ? List.<House>of() : House.all()) {
                    if (joins(ends, house, linked) && report(ends, house, linked, shared, gone)) {
                        return true;
                    }
                }
            }
            return false;
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

        private boolean report(List<Cell> ends, House house, int linked, int shared, CellSet gone) {
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
                return sink.take(new MultiBranchWWing(
                        Technique.MULTI_BRANCH_W_WING, ends, seen, house, digit, other, conclusions.toList()));
            }
            Link link = new Link(
                    new Node(digit, seen.getFirst()),
                    new Node(digit, seen.getLast()),
                    Link.Kind.STRONG,
                    new Reason.InHouse(house));
            return sink.take(new WWing(
                    Technique.GROUPED_W_WING, ends.getFirst(), ends.getLast(), link, other, conclusions.toList()));
        }

        /// Reports intersection pairs.
        boolean intersections() {
            for (Cell first : pairs) {
                for (Cell second : pairs) {
                    if (!first.equals(second)
                            && fits(second, List.of(first))
                            && first.box() != second.box()
                            && intersect(first, second)) {
                        return true;
                    }
                }
            }
            return false;
        }

        private boolean intersect(Cell first, Cell second) {
            Cell crossing = Cell.at(first.row(), second.column());
            if (crossing.box() == first.box() || crossing.box() == second.box()) {
                return false;
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
                    return false;
                }
                conclusions.eliminate(digit, seen.and(position.cells(digit)));
            }
            return !conclusions.isEmpty()
                    && sink.take(new IntersectionPair(
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
