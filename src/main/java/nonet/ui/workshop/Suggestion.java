package nonet.ui.workshop;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import nonet.deduce.Link.Kind;
import nonet.deduce.Node;
import nonet.deduce.Sector;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.reason.ChainJudge;
import nonet.reason.DrawnChain;

/// What can come next in a drawing.
sealed interface Suggestion {

    /// A chain with one more link.
    record Next(DrawnChain chain) implements Suggestion {}

    /// A cell, or a digit in a house, as a truth or a link.
    record OfSector(Sector sector) implements Suggestion {}

    /// Returns the chains with one more link that holds, strong and weak in alternation.
    ///
    /// @param grouped whether links to groups and in almost locked sets are among them, after the others
    static List<Suggestion> next(DrawnChain chain, boolean grouped, Grid grid) {
        Kind kind = chain.joints().getLast().kind() == Kind.STRONG ? Kind.WEAK : Kind.STRONG;
        return linked(chain, kind, grouped, grid);
    }

    /// Returns the strong links from the candidates of a cell, with which chains begin.
    ///
    /// @param grouped whether links to groups and in almost locked sets are among them
    static List<Suggestion> first(Cell cell, boolean grouped, Grid grid) {
        List<Suggestion> all = new ArrayList<>();
        for (Digit digit : grid.candidates(cell)) {
            Node start = Node.of(new Candidate(cell, digit));
            all.addAll(linked(new DrawnChain(List.of(start), List.of()), Kind.STRONG, grouped, grid));
        }
        return all;
    }

    private static List<Suggestion> linked(DrawnChain chain, Kind kind, boolean grouped, Grid grid) {
        Set<DrawnChain> longer = new LinkedHashSet<>();
        for (Node end : candidates(chain.end(), grid)) {
            longer.add(chain.then(kind, end));
        }
        if (grouped) {
            LinkedNodes nodes = new LinkedNodes(chain.end(), grid);
            nodes.groups().forEach(group -> longer.add(chain.then(kind, group)));
            if (kind == Kind.STRONG) {
                nodes.inSets().forEach(each -> longer.add(chain.then(each.joint(), each.node())));
            } else {
                nodes.ofSets().forEach(node -> longer.add(chain.then(kind, node)));
            }
        }
        return longer.stream()
                .filter(each -> !isBefore(each.end(), chain))
                .filter(each -> holds(each, grid))
                .<Suggestion>map(Next::new)
                .toList();
    }

    /// Returns the single candidates that may be linked with a node.
    private static List<Node> candidates(Node from, Grid grid) {
        List<Node> ends = new ArrayList<>();
        Cell cell = from.cells().first();
        if (from.isCandidate()) {
            for (Digit other : grid.candidates(cell).minus(DigitSet.of(from.digit()))) {
                ends.add(Node.of(new Candidate(cell, other)));
            }
        }
        for (Cell peer : cell.peers().minus(from.cells())) {
            if (grid.candidates(peer).contains(from.digit())) {
                ends.add(Node.of(new Candidate(peer, from.digit())));
            }
        }
        return ends;
    }

    /// Tests whether a link would lead back to where the last one came from.
    private static boolean isBefore(Node end, DrawnChain chain) {
        return chain.nodes().size() > 1
                && chain.nodes().get(chain.nodes().size() - 2).equals(end);
    }

    /// Tests the last link alone.
    private static boolean holds(DrawnChain chain, Grid grid) {
        int last = chain.joints().size() - 1;
        DrawnChain link = new DrawnChain(
                chain.nodes().subList(last, last + 2), chain.joints().subList(last, last + 1));
        return ChainJudge.holds(link, grid);
    }

    /// Returns the sets of candidates that a cell takes part in.
    static List<Suggestion> sectors(Cell cell, Grid grid) {
        List<Suggestion> all = new ArrayList<>();
        if (!grid.candidates(cell).isEmpty()) {
            all.add(new OfSector(new Sector.OfCell(cell)));
        }
        for (Digit digit : grid.candidates(cell)) {
            for (House.Kind kind : House.Kind.values()) {
                all.add(new OfSector(new Sector.OfHouse(House.of(kind, cell), digit)));
            }
        }
        return all;
    }
}
