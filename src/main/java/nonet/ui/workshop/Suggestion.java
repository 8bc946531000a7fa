package nonet.ui.workshop;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Link.Kind;
import nonet.deduce.Node;
import nonet.deduce.Sector;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
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
    static List<Suggestion> next(DrawnChain chain, Grid grid) {
        Kind kind = chain.joints().getLast().kind() == Kind.STRONG ? Kind.WEAK : Kind.STRONG;
        return chain.end().isCandidate() ? linked(chain, kind, grid) : List.of();
    }

    /// Returns the strong links from the candidates of a cell, with which chains begin.
    static List<Suggestion> first(Cell cell, Grid grid) {
        List<Suggestion> all = new ArrayList<>();
        for (Digit digit : grid.candidates(cell)) {
            Node start = Node.of(new Candidate(cell, digit));
            all.addAll(linked(new DrawnChain(List.of(start), List.of()), Kind.STRONG, grid));
        }
        return all;
    }

    private static List<Suggestion> linked(DrawnChain chain, Kind kind, Grid grid) {
        Cell cell = chain.end().cells().first();
        Digit digit = chain.end().digit();
        List<Node> ends = new ArrayList<>();
        for (Digit other : grid.candidates(cell)) {
            ends.add(Node.of(new Candidate(cell, other)));
        }
        CellSet peers = cell.peers();
        for (Cell peer : peers) {
            if (grid.candidates(peer).contains(digit)) {
                ends.add(Node.of(new Candidate(peer, digit)));
            }
        }
        return ends.stream()
                .filter(end -> !end.equals(chain.end()) && !isBefore(end, chain))
                .map(end -> chain.then(kind, end))
                .filter(longer -> holds(longer, grid))
                .<Suggestion>map(Next::new)
                .toList();
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
