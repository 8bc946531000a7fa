package nonet.logic;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.House;
import org.jspecify.annotations.Nullable;

/// The links between the candidates of a position, and between groups of candidates in a box and a line: what alternating
/// inference chains run along. Sets of nodes are rows of bits, so that a search takes a step from many nodes at once.
///
/// The nodes of single candidates come first, by cell and digit; then the groups.
public final class ChainGraph {

    /// What may be a node of a chain.
    public enum Nodes {
        /// Candidates.
        CELLS,
        /// Candidates, and all candidates of a digit in a box and line, if they are two or three.
        GROUPS,
        /// The same, and almost locked sets between them.
        SETS
    }

    private final Position position;
    private final int[] digit;
    private final long[] lo;
    private final long[] hi;
    private final int[] houses;
    private final int singles;
    private final int words;
    private final int[] nodeOf = new int[729];
    private final long[] weak;
    private final long[] strong;
    private final long[] sets;
    private @Nullable Closure closure;

    private ChainGraph(Position position, Nodes nodes) {
        this.position = position;
        Arrays.fill(nodeOf, -1);
        NodeList list = new NodeList(position, nodes != Nodes.CELLS);
        this.digit = list.digits();
        this.lo = list.los();
        this.hi = list.his();
        this.houses = list.houses();
        this.singles = list.singles();
        this.words = digit.length + 63 >>> 6;
        for (int node = 0; node < singles; node++) {
            nodeOf[cell(node) * 9 + digit[node]] = node;
        }
        this.weak = new long[digit.length * words];
        this.strong = new long[digit.length * words];
        linkCells();
        linkPlaces();
        linkGroups(list.byDigit());
        this.sets = nodes == Nodes.SETS ? new SetLinks(this, position.almostLockedSets()).rows() : new long[0];
    }

    static ChainGraph of(Position position, Nodes nodes) {
        return new ChainGraph(position, nodes);
    }

    /// Returns the number of nodes.
    public int size() {
        return digit.length;
    }

    /// Returns how many of the nodes are single candidates.
    public int singles() {
        return singles;
    }

    /// Returns how many words a set of nodes takes.
    public int words() {
        return words;
    }

    public boolean isSingle(int node) {
        return node < singles;
    }

    /// Returns the digit of the node, 0 to 8.
    public int digit(int node) {
        return digit[node];
    }

    /// Returns the low half of the node's cells.
    public long lo(int node) {
        return lo[node];
    }

    /// Returns the high half of the node's cells.
    public long hi(int node) {
        return hi[node];
    }

    /// Returns the cell of a single candidate's node.
    public int cell(int node) {
        return lo[node] != 0 ? Long.numberOfTrailingZeros(lo[node]) : 64 + Long.numberOfTrailingZeros(hi[node]);
    }

    /// Returns the node of a candidate, or -1 when it is none any more.
    public int node(int cell, int digit) {
        return nodeOf[cell * 9 + digit];
    }

    /// Returns a word of the set of nodes that are false when this one is true.
    public long weak(int node, int word) {
        return weak[node * words + word];
    }

    /// Returns a word of the set of nodes that are true when this one is false.
    public long strong(int node, int word) {
        return strong[node * words + word];
    }

    /// Returns a word of the set of nodes that are false when this one is true because it takes a digit from an almost
    /// locked set.
    public long sets(int node, int word) {
        return sets.length == 0 ? 0 : sets[node * words + word];
    }

    /// Tells whether the graph has links through almost locked sets.
    public boolean hasSets() {
        return sets.length != 0;
    }

    /// Returns everything that follows from each node.
    public Closure closure() {
        Closure known = closure;
        if (known == null) {
            known = Closure.of(this);
            closure = known;
        }
        return known;
    }

    /// Returns the candidates that refute themselves: taken as true, they come out false along some way, however long.
    public List<Integer> refuted() {
        List<Integer> refuted = new ArrayList<>();
        Closure closure = closure();
        for (int node = 0; node < singles; node++) {
            if (closure.makesOff(node, node)) {
                refuted.add(node);
            }
        }
        return refuted;
    }

    /// Tells whether two nodes are candidates of one cell.
    public boolean shareCell(int one, int other) {
        return one < singles && other < singles && lo[one] == lo[other] && hi[one] == hi[other];
    }

    /// Returns the node as a fact, for a deduction.
    public Node fact(int node) {
        return new Node(Digit.values()[digit[node]], new CellSet(lo[node], hi[node]));
    }

    /// Returns the weak link between two nodes as a fact.
    public Link weakLink(int from, int to) {
        return new Link(fact(from), fact(to), Link.Kind.WEAK, reason(from, to, houses[from] & houses[to]));
    }

    /// Returns the strong link between two nodes as a fact.
    public Link strongLink(int from, int to) {
        int conjugate = 0;
        for (int left = houses[from] & houses[to]; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            if (fills(house, from, to)) {
                conjugate |= 1 << house;
            }
        }
        return new Link(fact(from), fact(to), Link.Kind.STRONG, reason(from, to, conjugate));
    }

    /// Tells whether a way visits each cell once. The cells of its ends may be one, and part of groups on the way.
    boolean isSimple(int[] nodes) {
        long usedLo = 0;
        long usedHi = 0;
        int last = nodes.length - 1;
        for (int i = 1; i < last; i++) {
            int node = nodes[i];
            if (shareCell(node, nodes[0]) ? i > 1 : shareCell(node, nodes[last]) && i < last - 1) {
                return false;
            }
            if (!shareCell(node, nodes[i - 1]) && !shareCell(node, nodes[last])) {
                if ((usedLo & lo[node] | usedHi & hi[node]) != 0) {
                    return false;
                }
                usedLo |= lo[node];
                usedHi |= hi[node];
            }
        }
        return true;
    }

    /// Finds the almost locked sets on a way.
    ///
    /// @param sets for each node 1 when the link before it goes through a set, else 0; becomes that set's number, or -1
    void findSets(int[] nodes, int[] sets) {
        for (int i = 0; i < nodes.length; i++) {
            sets[i] = sets[i] == 0 ? -1 : setBetween(nodes[i - 1], nodes[i]);
        }
    }

    /// Returns the first of [#setsBetween(int, int)].
    private int setBetween(int from, int to) {
        AlsList all = position.almostLockedSets();
        for (int als = 0; als < all.size(); als++) {
            if (SetLinks.joins(all, als, this, from, to)) {
                return als;
            }
        }
        throw new IllegalArgumentException("no set between " + fact(from) + " and " + fact(to));
    }

    /// Returns the almost locked sets with the fewest cells by which the one node makes the other false.
    public List<Integer> setsBetween(int from, int to) {
        AlsList all = position.almostLockedSets();
        int first = setBetween(from, to);
        List<Integer> smallest = new ArrayList<>(List.of(first));
        for (int als = first + 1; als < all.size() && all.cellCount(als) == all.cellCount(first); als++) {
            if (SetLinks.joins(all, als, this, from, to)) {
                smallest.add(als);
            }
        }
        return smallest;
    }

    /// Returns the links into an almost locked set, through it and out of it.
    private List<Link> linksThrough(int als, int from, int to) {
        List<Link> links = new ArrayList<>(linksInto(als, from, digit[to]));
        Node out = links.getLast().to();
        Reason inside = links.getLast().reason();
        links.add(new Link(out, fact(to), Link.Kind.WEAK, common(out, fact(to), inside)));
        return links;
    }

    /// Tells whether the node sees all places of its digit in an almost locked set.
    public boolean entersSet(int als, int node) {
        return SetLinks.sees(position.almostLockedSets(), als, this, node);
    }

    /// Returns the links from a node into an almost locked set and on to its places of another digit.
    public List<Link> linksInto(int als, int from, int digitOut) {
        AlsList all = position.almostLockedSets();
        Reason inside = new Reason.InAls(all.get(als));
        Node in = inSet(all, als, digit[from]);
        Node out = inSet(all, als, digitOut);
        return List.of(
                new Link(fact(from), in, Link.Kind.WEAK, common(fact(from), in, inside)),
                new Link(in, out, Link.Kind.STRONG, inside));
    }

    private static Node inSet(AlsList all, int als, int digit) {
        return new Node(Digit.values()[digit], new CellSet(all.lo(als, digit), all.hi(als, digit)));
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

    /// Returns the links of a way as facts.
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
        return shareCell(from, to)
                ? new Reason.InCell(Cell.of(cell(from)))
                : new Reason.InHouse(House.all().get(Integer.numberOfTrailingZeros(common)));
    }

    private void linkCells() {
        for (int node = 0; node < singles; node++) {
            int cell = cell(node);
            boolean bivalue = Integer.bitCount(position.mask(cell)) == 2;
            for (int left = position.mask(cell) & ~(1 << digit[node]); left != 0; left &= left - 1) {
                int other = nodeOf[cell * 9 + Integer.numberOfTrailingZeros(left)];
                set(weak, node, other);
                if (bivalue) {
                    set(strong, node, other);
                }
            }
        }
    }

    private void linkPlaces() {
        for (int node = 0; node < singles; node++) {
            int cell = cell(node);
            addWeak(node, Geometry.peersLo(cell), Geometry.peersHi(cell));
            addStrong(node, Geometry.row(cell));
            addStrong(node, Geometry.column(cell));
            addStrong(node, Geometry.box(cell));
        }
    }

    private void addWeak(int node, long seenLo, long seenHi) {
        for (long left = seenLo & position.lo(digit[node]); left != 0; left &= left - 1) {
            set(weak, node, nodeOf[Long.numberOfTrailingZeros(left) * 9 + digit[node]]);
        }
        for (long left = seenHi & position.hi(digit[node]); left != 0; left &= left - 1) {
            set(weak, node, nodeOf[(64 + Long.numberOfTrailingZeros(left)) * 9 + digit[node]]);
        }
    }

    private void addStrong(int node, int house) {
        int places = position.places(house, digit[node]);
        if (Integer.bitCount(places) == 2) {
            int other = places & ~(1 << Geometry.place(house, cell(node)));
            set(strong, node, nodeOf[Geometry.cell(house, Integer.numberOfTrailingZeros(other)) * 9 + digit[node]]);
        }
    }

    private void linkGroups(int[][] byDigit) {
        for (int[] nodes : byDigit) {
            for (int i = nodes.length - 1; i >= 0 && nodes[i] >= singles; i--) {
                for (int j = 0; j < i; j++) {
                    link(nodes[j], nodes[i]);
                }
            }
        }
    }

    private void link(int one, int other) {
        int common = houses[one] & houses[other];
        if (common == 0 || (lo[one] & lo[other] | hi[one] & hi[other]) != 0) {
            return;
        }
        set(weak, one, other);
        set(weak, other, one);
        for (int left = common; left != 0; left &= left - 1) {
            if (fills(Integer.numberOfTrailingZeros(left), one, other)) {
                set(strong, one, other);
                set(strong, other, one);
                return;
            }
        }
    }

    /// Tells whether the digit of two nodes has no other places in the house.
    private boolean fills(int house, int one, int other) {
        return (Geometry.houseLo(house) & position.lo(digit[one])) == (lo[one] | lo[other])
                && (Geometry.houseHi(house) & position.hi(digit[one])) == (hi[one] | hi[other]);
    }

    private void set(long[] rows, int node, int other) {
        rows[node * words + (other >>> 6)] |= 1L << other;
    }
}
