package nonet.logic.chain;

import java.util.ArrayList;
import java.util.List;
import nonet.logic.als.AlsList;
import nonet.logic.als.RestrictedCommons;
import nonet.logic.position.Geometry;
import nonet.logic.position.Position;
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
        SETS,
        /// The same, and almost locked sets that are linked to each other and that force cells.
        LINKED_SETS
    }

    private final Position position;
    private final Nodes kind;
    private final NodeList nodes;
    private final int singles;
    private final int words;
    private final long[] weak;
    private final long[] strong;
    private long @Nullable [] sets;
    private @Nullable AlsImplications alsImplications;
    private @Nullable Implications implications;

    private ChainGraph(Position position, Nodes kind) {
        this.position = position;
        this.kind = kind;
        this.nodes = new NodeList(position, kind != Nodes.CELLS);
        this.singles = nodes.singles();
        this.words = nodes.words();
        ChainLinks links = new ChainLinks(position, nodes);
        this.weak = links.weak();
        this.strong = links.strong();
    }

    /// Returns the links of a position along which chains run.
    public static ChainGraph of(Position position, Nodes kind) {
        return position.index(kind, ChainGraph.class, each -> new ChainGraph(each, kind));
    }

    /// Returns the number of nodes.
    public int size() {
        return nodes.size();
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
        return nodes.digit(node);
    }

    /// Returns the low half of the node's cells.
    public long lo(int node) {
        return nodes.lo(node);
    }

    /// Returns the high half of the node's cells.
    public long hi(int node) {
        return nodes.hi(node);
    }

    /// Returns the cell of a single candidate's node.
    public int cell(int node) {
        return nodes.slot(node) / 9;
    }

    /// Returns the node of a candidate, or -1 when it is none any more.
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

    /// Tells whether the node has strong links.
    boolean isStrong(int node) {
        long any = 0;
        for (int word = 0; word < words; word++) {
            any |= strong[node * words + word];
        }
        return any != 0;
    }

    /// Tells whether groups may be nodes.
    public boolean hasGroups() {
        return kind != Nodes.CELLS;
    }

    /// Tells whether the graph has links through almost locked sets.
    public boolean hasSets() {
        return kind == Nodes.SETS || kind == Nodes.LINKED_SETS;
    }

    /// Returns for each node the set of nodes that are false when it is true because it takes a digit from an almost locked
    /// set; nothing at all when the graph has no such links.
    long[] setRows() {
        long[] rows = sets;
        if (rows == null) {
            rows = hasSets() ? alsImplications().rows() : new long[0];
            sets = rows;
        }
        return rows;
    }

    /// Returns what follows when almost locked sets lose digits. The graph must have links through them.
    AlsImplications alsImplications() {
        AlsImplications known = alsImplications;
        if (known == null) {
            RestrictedCommons links = kind == Nodes.LINKED_SETS ? RestrictedCommons.of(position, false) : null;
            known = AlsImplications.of(this, links);
            alsImplications = known;
        }
        return known;
    }

    /// Returns what follows directly from each statement about the graph.
    Implications implications() {
        Implications known = implications;
        if (known == null) {
            known = new Implications(this);
            implications = known;
        }
        return known;
    }

    /// Returns everything that follows from each node.
    public ImplicationClosure closure() {
        return position.index(
                kind,
                ImplicationClosure.class,
                (_, earlier) -> ImplicationClosure.of(this, isSettled() ? earlier : null));
    }

    /// Tells whether everything that followed in earlier positions still follows here: links are only lost without a trace
    /// where something is left to do that is simpler than chains.
    private boolean isSettled() {
        return SinglesAndIntersections.areExhausted(position)
                && (!hasSets() || AlsList.of(position).areLockedSetsExhausted(position));
    }

    /// Returns the candidates that refute themselves: taken as true, they come out false along some path, however long.
    /// Links from set to set do not count.
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

    /// Returns the nodes, without the links.
    NodeList nodes() {
        return nodes;
    }

    /// Returns the rows of weak links, as [#weak(int, int)] gives them word by word.
    long[] weakRows() {
        return weak;
    }

    /// Returns the rows of strong links, as [#strong(int, int)] gives them word by word.
    long[] strongRows() {
        return strong;
    }

    /// Returns the almost locked sets that links go through.
    AlsList almostLockedSets() {
        return AlsList.of(position);
    }

    /// Returns the houses that hold all cells of the node, as bits.
    int houses(int node) {
        return nodes.houses(node);
    }

    /// Returns the nodes and links as facts, for deductions.
    public ChainFacts facts() {
        return new ChainFacts(this, position);
    }

    /// Tells whether two nodes are candidates of one cell.
    public boolean shareCell(int one, int other) {
        return one < singles && other < singles && nodes.lo(one) == nodes.lo(other) && nodes.hi(one) == nodes.hi(other);
    }

    /// Tells whether the digit of two nodes has no other places in the house.
    boolean fills(int house, int one, int other) {
        return (Geometry.houseLo(house) & position.lo(nodes.digit(one))) == (nodes.lo(one) | nodes.lo(other))
                && (Geometry.houseHi(house) & position.hi(nodes.digit(one))) == (nodes.hi(one) | nodes.hi(other));
    }
}
