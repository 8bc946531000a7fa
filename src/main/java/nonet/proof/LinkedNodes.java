package nonet.proof;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import nonet.deduce.Link.Kind;
import nonet.deduce.Node;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.proof.DrawnChain.DrawnLinkKind;
import nonet.solve.Cancel;

/// The groups of cells, and the almost locked sets, that a node of a chain may be linked with.
record LinkedNodes(Node from, Grid grid, Cancel cancel) {

    /// The largest number of cells of an almost locked set that is proposed.
    private static final int MOST_CELLS = 4;

    /// A strong link in an almost locked set, by its end.
    record InSet(DrawnLinkKind joint, Node node) {}

    /// Returns the groups of the same digit: its places where a line and a box that has the node, or a line that has it and
    /// a box, meet.
    Set<Node> groups() {
        Set<Node> groups = new LinkedHashSet<>();
        for (House house : houses(from.cells())) {
            for (House other : House.all()) {
                boolean crossing = (house.kind() == House.Kind.BOX) != (other.kind() == House.Kind.BOX);
                CellSet cells = places(house.cellSet().and(other.cellSet()), from.digit());
                if (crossing && cells.size() > 1 && !cells.intersects(from.cells())) {
                    groups.add(new Node(from.digit(), cells));
                }
            }
        }
        return groups;
    }

    /// Returns the strong links from this node to the other digits of almost locked sets that have all their places of
    /// its digit in it; of several sets with the same end the smallest.
    List<InSet> inSets() {
        Map<Node, InSet> found = new LinkedHashMap<>();
        for (CellSet set : sets(from.cells())) {
            DigitSet digits = digits(set);
            if (places(set, from.digit()).equals(from.cells())) {
                for (Digit digit : digits.minus(DigitSet.of(from.digit()))) {
                    Node end = new Node(digit, places(set, digit));
                    found.putIfAbsent(end, new InSet(new DrawnLinkKind(Kind.STRONG, set), end));
                }
            }
        }
        return List.copyOf(found.values());
    }

    /// Returns the places of the digit in almost locked sets that lie in a house of the node, if they are several.
    Set<Node> ofSets() {
        Set<Node> found = new LinkedHashSet<>();
        for (CellSet set : sets(CellSet.NONE)) {
            CellSet places = places(set, from.digit());
            boolean together =
                    houses(from.cells().or(places)).stream().findAny().isPresent();
            if (places.size() > 1 && together && !set.intersects(from.cells())) {
                found.add(new Node(from.digit(), places));
            }
        }
        return found;
    }

    /// Returns the almost locked sets of two or more cells that contain some cells, small ones first.
    private List<CellSet> sets(CellSet contained) {
        Set<CellSet> found = new LinkedHashSet<>();
        for (int size = Math.max(2, contained.size()); size <= MOST_CELLS; size++) {
            for (House house : houses(contained)) {
                cancel.check();
                List<Cell> open = new ArrayList<>();
                for (Cell cell : house.cellSet().and(grid.blanks()).minus(contained)) {
                    open.add(cell);
                }
                choose(open, 0, contained, size, found);
            }
        }
        return List.copyOf(found);
    }

    private void choose(List<Cell> open, int from, CellSet chosen, int size, Set<CellSet> found) {
        if (chosen.size() == size) {
            if (digits(chosen).size() == size + 1) {
                found.add(chosen);
            }
            return;
        }
        for (int i = from; i < open.size(); i++) {
            choose(open, i + 1, chosen.with(open.get(i)), size, found);
        }
    }

    private DigitSet digits(CellSet cells) {
        int all = 0;
        for (Cell cell : cells) {
            all |= grid.candidates(cell).mask();
        }
        return new DigitSet(all);
    }

    private CellSet places(CellSet cells, Digit digit) {
        CellSet places = CellSet.NONE;
        for (Cell cell : cells) {
            places = grid.candidates(cell).contains(digit) ? places.with(cell) : places;
        }
        return places;
    }

    private static List<House> houses(CellSet cells) {
        return House.all().stream()
                .filter(house -> house.cellSet().containsAll(cells))
                .toList();
    }
}
