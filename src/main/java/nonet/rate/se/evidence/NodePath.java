package nonet.rate.se.evidence;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.InferenceChain;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.House;
import nonet.rate.se.board.SearchOrder;

/// A chain of nodes from its source, `candidate * 2`, plus 1 for on.
public final class NodePath {

    private final int[] nodes;
    private final NodeCause[] causes;

    /// @param causes the cause of each node
    public NodePath(int[] nodes, NodeCause[] causes) {
        this.nodes = nodes.clone();
        this.causes = causes.clone();
    }

    public int length() {
        return nodes.length;
    }

    public int node(int index) {
        return nodes[index];
    }

    /// Returns the cause of a node; [NodeCause#NONE] for the source, and for a target that is off, whose only cause is its
    /// predecessor.
    public NodeCause cause(int index) {
        return causes[index];
    }

    /// Returns the links between the nodes.
    public InferenceChain links() {
        List<Link> links = new ArrayList<>();
        for (int i = 1; i < nodes.length; i++) {
            links.add(new Link(
                    Node.of(Candidate.at(nodes[i - 1] >> 1)),
                    Node.of(Candidate.at(nodes[i] >> 1)),
                    (nodes[i - 1] & 1) == 0 ? Link.Kind.STRONG : Link.Kind.WEAK,
                    causes[i] == NodeCause.NONE
                            ? shared(nodes[i - 1] >> 1, nodes[i] >> 1)
                            : causes[i].reason(Candidate.at(nodes[i] >> 1))));
        }
        return new InferenceChain(links);
    }

    /// Returns why one candidate excludes another.
    private static Reason shared(int one, int other) {
        return one / 9 == other / 9
                ? new Reason.InCell(Cell.of(one / 9))
                : new Reason.InHouse(House.at(SearchOrder.sharedHouse(one / 9, other / 9)));
    }
}
