package nonet.logic;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;

/// The nodes and links of a chain graph as the facts that deductions are made of. Immutable.
public final class ChainFacts {

    private final ChainGraph graph;
    private final Position position;

    ChainFacts(ChainGraph graph, Position position) {
        this.graph = graph;
        this.position = position;
    }

    /// Returns the node.
    public Node fact(int node) {
        return new Node(Digit.values()[graph.digit(node)], new CellSet(graph.lo(node), graph.hi(node)));
    }

    /// Returns the weak link between two nodes.
    public Link weakLink(int from, int to) {
        return new Link(fact(from), fact(to), Link.Kind.WEAK, reason(from, to, graph.houses(from) & graph.houses(to)));
    }

    /// Returns the strong link between two nodes.
    public Link strongLink(int from, int to) {
        int conjugate = 0;
        for (int left = graph.houses(from) & graph.houses(to); left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            if (graph.fills(house, from, to)) {
                conjugate |= 1 << house;
            }
        }
        return new Link(fact(from), fact(to), Link.Kind.STRONG, reason(from, to, conjugate));
    }

    /// Returns the links from a node into an almost locked set and on to its places of another digit.
    public List<Link> linksInto(int als, int from, int digitOut) {
        Reason inside = new Reason.InAls(position.almostLockedSets().get(als));
        Node in = inSet(als, graph.digit(from));
        Node out = inSet(als, digitOut);
        return List.of(
                new Link(fact(from), in, Link.Kind.WEAK, common(fact(from), in, inside)),
                new Link(in, out, Link.Kind.STRONG, inside));
    }

    private Node inSet(int als, int digit) {
        AlsList sets = position.almostLockedSets();
        return new Node(Digit.values()[digit], new CellSet(sets.lo(als, digit), sets.hi(als, digit)));
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

    /// Returns the links of a way.
    public List<Link> links(ChainSearch.Way way) {
        List<Link> links = new ArrayList<>();
        boolean on = way.startOn();
        for (int i = 1; i < way.nodes().length; i++) {
            int from = way.nodes()[i - 1];
            int to = way.nodes()[i];
            if (way.sets()[i] >= 0) {
                links.addAll(linksThrough(way.sets()[i], from, to));
            } else {
                links.add(on ? weakLink(from, to) : strongLink(from, to));
            }
            on = !on;
        }
        return links;
    }

    private Reason reason(int from, int to, int common) {
        return graph.shareCell(from, to)
                ? new Reason.InCell(Cell.of(graph.cell(from)))
                : new Reason.InHouse(House.all().get(Integer.numberOfTrailingZeros(common)));
    }

    /// Returns the links into an almost locked set, through it and out of it.
    private List<Link> linksThrough(int als, int from, int to) {
        List<Link> links = new ArrayList<>(linksInto(als, from, graph.digit(to)));
        Node out = links.getLast().to();
        Reason inside = links.getLast().reason();
        links.add(new Link(out, fact(to), Link.Kind.WEAK, common(out, fact(to), inside)));
        return links;
    }
}
