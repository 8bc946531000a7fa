package nonet.logic.links;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Als;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.grid.Bits;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;
import nonet.logic.position.Position;

/// Converts nodes and links of a chain graph into the facts that deductions consist of. Immutable.
public final class ChainFacts {

    private final ChainGraph graph;
    private final Position position;

    ChainFacts(ChainGraph graph, Position position) {
        this.graph = graph;
        this.position = position;
    }

    /// Returns a node as a fact.
    public Node fact(int node) {
        return new Node(Digit.at(graph.digit(node)), graph.cells(node));
    }

    /// Returns the weak link between two nodes.
    public Link weakLink(int from, int to) {
        return new Link(fact(from), fact(to), Link.Kind.WEAK, reason(from, to, graph.houses(from) & graph.houses(to)));
    }

    /// Returns the strong link between two nodes.
    public Link strongLink(int from, int to) {
        int conjugate = 0;
        for (int house : Bits.of(graph.houses(from) & graph.houses(to))) {
            if (graph.fills(house, from, to)) {
                conjugate |= 1 << house;
            }
        }
        return new Link(fact(from), fact(to), Link.Kind.STRONG, reason(from, to, conjugate));
    }

    private Node inSet(int als, int digit) {
        AlsList sets = AlsList.of(position);
        return new Node(Digit.at(digit), sets.places(als, digit));
    }

    private static Reason common(Node one, Node other, Reason otherwise) {
        CellSet cells = one.cells().or(other.cells());
        for (House house : House.all()) {
            if (cells.minus(house.cellSet()).isEmpty()) {
                return new Reason.InHouse(house);
            }
        }
        return otherwise;
    }

    /// Returns the links of a path.
    public List<Link> links(ChainPath path) {
        List<Link> links = new ArrayList<>();
        Node at = fact(path.start());
        for (int i = 1; i < path.size(); i++) {
            int before = path.removals()[i - 1];
            int removal = path.removals()[i];
            if (before < 0 && removal < 0) {
                int from = path.nodes()[i - 1];
                links.add(path.on()[i] ? strongLink(from, path.nodes()[i]) : weakLink(from, path.nodes()[i]));
            } else if (removal < 0 && path.on()[i]) {
                Cell cell = Cell.of(graph.cell(path.nodes()[i]));
                Reason beside = new Reason.BesideAls(set(before), cell);
                links.add(new Link(at, fact(path.nodes()[i]), Link.Kind.STRONG, beside));
            } else {
                Node to = removal < 0 ? fact(path.nodes()[i]) : inSet(removal);
                Reason seen = new Reason.InAls(set(removal < 0 ? before : removal));
                if (before >= 0) {
                    Node out = inSet(
                            graph.alsImplications().set(before), to.digit().ordinal());
                    links.add(new Link(at, out, Link.Kind.STRONG, new Reason.InAls(set(before))));
                    at = out;
                }
                links.add(new Link(at, to, Link.Kind.WEAK, common(at, to, seen)));
            }
            at = links.getLast().to();
        }
        return links;
    }

    private Als set(int removal) {
        return AlsList.of(position).get(graph.alsImplications().set(removal));
    }

    private Node inSet(int removal) {
        return inSet(
                graph.alsImplications().set(removal), graph.alsImplications().digit(removal));
    }

    private Reason reason(int from, int to, int common) {
        return graph.shareCell(from, to)
                ? new Reason.InCell(Cell.of(graph.cell(from)))
                : new Reason.InHouse(House.at(Integer.numberOfTrailingZeros(common)));
    }
}
