package nonet.logic.links;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Bits;
import nonet.grid.CellSet;
import nonet.grid.Geometry;
import nonet.logic.position.Delta;
import nonet.logic.position.IncrementalIndex;
import nonet.logic.position.Lazy;
import nonet.logic.position.Position;

/// The graph along which alternating inference chains run: candidates and groups of candidates as nodes, with weak and
/// strong links between them. Sets of nodes are rows of bits, so that a search expands many nodes at once.
///
/// Nodes of single candidates come first, by cell and digit; groups follow. Safe for use by several threads.
public final class ChainGraph {

    /// The meaning of the nodes and links of a graph.
    public enum Nodes {
        /// Single candidates.
        CELLS,
        /// Also groups: all candidates of a digit in a box and a line, if there are two or three.
        GROUPS,
        /// Also links through almost locked sets.
        SETS,
        /// Also links from one almost locked set to another, and from a set to a cell that it leaves one candidate.
        LINKED_SETS;

        private final IncrementalIndex<ChainGraph> graph = IncrementalIndex.of(each -> new ChainGraph(each, this));
        private final IncrementalIndex<ImplicationClosure> closure = IncrementalIndex.of(
                position -> ImplicationClosure.of(graph.of(position)),
                (position, earlier, delta) -> graph.of(position).update(earlier, delta));
    }

    private final Position position;
    private final Nodes kind;
    private final NodeList nodes;
    private final int singles;
    private final int words;
    private final long[] weak;
    private final long[] strong;
    private final Lazy<long[]> sets;
    private final Lazy<AlsImplications> alsImplications;
    private final Lazy<Implications> implications;

    private ChainGraph(Position position, Nodes kind) {
        this.position = position;
        this.kind = kind;
        this.nodes = new NodeList(position, kind != Nodes.CELLS);
        this.singles = nodes.singles();
        this.words = nodes.words();
        ChainLinks links = new ChainLinks(position, nodes);
        this.weak = links.weak();
        this.strong = links.strong();
        this.alsImplications = new Lazy<>(this::makeAlsImplications);
        this.sets = new Lazy<>(() -> hasSets() ? alsImplications().rows() : new long[0]);
        this.implications = new Lazy<>(() -> new Implications(this));
    }

    private AlsImplications makeAlsImplications() {
        RestrictedCommons links = kind == Nodes.LINKED_SETS ? RestrictedCommons.of(position, false) : null;
        return AlsImplications.of(this, links);
    }

    /// Returns the chain graph of a position.
    public static ChainGraph of(Position position, Nodes kind) {
        return kind.graph.of(position);
    }

    /// Returns the number of nodes.
    public int size() {
        return nodes.size();
    }

    /// Returns the number of nodes that are single candidates.
    public int singles() {
        return singles;
    }

    /// Returns the number of words of a set of nodes.
    public int words() {
        return words;
    }

    public boolean isSingle(int node) {
        return node < singles;
    }

    /// Returns the digit of the node, 0 to 8.
    public int digit(int node) {
        return nodes.digit(node);
    }

    /// Returns the node's cells.
    public CellSet cells(int node) {
        return nodes.cells(node);
    }

    /// Returns the low half of the node's cells.
    public long lo(int node) {
        return nodes.lo(node);
    }

    /// Returns the high half of the node's cells.
    public long hi(int node) {
        return nodes.hi(node);
    }

    /// Returns the cell of a node that is a single candidate.
    public int cell(int node) {
        return nodes.slot(node) / 9;
    }

    /// Returns the node of a candidate, or -1 if it is not a candidate.
    public int node(int cell, int digit) {
        return nodes.single(cell, digit);
    }

    /// Returns a word of the set of nodes that are false when this one is true.
    public long weak(int node, int word) {
        return weak[node * words + word];
    }

    /// Returns a word of the set of nodes that are true when this one is false.
    public long strong(int node, int word) {
        return strong[node * words + word];
    }

    /// Tests whether the node has strong links.
    boolean isStrong(int node) {
        long any = 0;
        for (int word = 0; word < words; word++) {
            any |= strong[node * words + word];
        }
        return any != 0;
    }

    /// Tests whether groups are nodes.
    public boolean hasGroups() {
        return kind != Nodes.CELLS;
    }

    /// Tests whether the graph has links through almost locked sets.
    public boolean hasSets() {
        return kind == Nodes.SETS || kind == Nodes.LINKED_SETS;
    }

    /// Returns for each node the row of nodes that are false when it is true because it removes a digit from an almost
    /// locked set; empty if the graph has no such links.
    long[] setRows() {
        return sets.get();
    }

    /// Returns the implications of removing digits from almost locked sets. The graph must have links through them.
    AlsImplications alsImplications() {
        return alsImplications.get();
    }

    /// Returns the direct implications of each statement about the graph.
    Implications implications() {
        return implications.get();
    }

    /// Returns the transitive implications of each node.
    public ImplicationClosure closure() {
        return kind.closure.of(position);
    }

    private ImplicationClosure update(ImplicationClosure earlier, Delta delta) {
        return isSettled() ? ImplicationClosure.of(this, earlier, delta) : ImplicationClosure.of(this);
    }

    /// Tests whether all implications of earlier positions still hold. They may be lost only while singles, locked
    /// candidates or locked sets are left.
    private boolean isSettled() {
        return SinglesAndIntersections.areExhausted(position)
                && (!hasSets() || AlsList.of(position).areLockedSetsExhausted(position));
    }

    /// Returns the candidates that imply their own negation, by a path of any length. Links from set to set are
    /// ignored.
    public List<Integer> refuted() {
        List<Integer> refuted = new ArrayList<>();
        ImplicationClosure closure = closure();
        for (int node = 0; node < singles; node++) {
            if (closure.makesOff(node, node)) {
                refuted.add(node);
            }
        }
        return refuted;
    }

    /// Returns the nodes.
    NodeList nodes() {
        return nodes;
    }

    /// Returns the rows of weak links, see [#weak(int, int)].
    long[] weakRows() {
        return weak;
    }

    /// Returns the rows of strong links, see [#strong(int, int)].
    long[] strongRows() {
        return strong;
    }

    /// Returns the almost locked sets of the position.
    AlsList almostLockedSets() {
        return AlsList.of(position);
    }

    /// Returns the houses that contain all cells of the node, as bits.
    int houses(int node) {
        return nodes.houses(node);
    }

    /// Returns the conversion of nodes and links into facts.
    public ChainFacts facts() {
        return new ChainFacts(this, position);
    }

    /// Tests whether two nodes are candidates of one cell.
    public boolean shareCell(int one, int other) {
        return one < singles && other < singles && nodes.lo(one) == nodes.lo(other) && nodes.hi(one) == nodes.hi(other);
    }

    /// Tests whether two nodes together contain all places of their digit in a house.
    boolean fills(int house, int one, int other) {
        return (Geometry.houseLo(house) & position.lo(nodes.digit(one))) == (nodes.lo(one) | nodes.lo(other))
                && (Geometry.houseHi(house) & position.hi(nodes.digit(one))) == (nodes.hi(one) | nodes.hi(other));
    }

    /// Tests for the steps that come before all patterns: singles and locked candidates.
    private static final class SinglesAndIntersections {

        private SinglesAndIntersections() {}

        /// Tests whether none is left.
        static boolean areExhausted(Position position) {
            for (int cell = 0; cell < 81; cell++) {
                if (Integer.bitCount(position.mask(cell)) == 1) {
                    return false;
                }
            }
            for (int house = 0; house < 27; house++) {
                for (int digit = 0; digit < 9; digit++) {
                    int places = position.places(house, digit);
                    if (places != 0 && ((places & places - 1) == 0 || canLock(position, house, digit, places))) {
                        return false;
                    }
                }
            }
            return true;
        }

        /// Tests whether all places of a digit in a house lie in another house that has more. Two houses share at most
        /// three cells.
        private static boolean canLock(Position position, int house, int digit, int places) {
            if (Integer.bitCount(places) > 3) {
                return false;
            }
            int common = ~(1 << house);
            for (int place : Bits.of(places)) {
                int cell = Geometry.cell(house, place);
                common &= 1 << Geometry.row(cell) | 1 << Geometry.column(cell) | 1 << Geometry.box(cell);
            }
            return common != 0
                    && Integer.bitCount(position.places(Integer.numberOfTrailingZeros(common), digit))
                            > Integer.bitCount(places);
        }
    }
}
