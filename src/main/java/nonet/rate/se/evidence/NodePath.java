package nonet.rate.se.evidence;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.InferenceChain;
import nonet.deduce.Link;

/// A chain of nodes from its source, `candidate * 2`, plus 1 for on.
public final class NodePath {

    private final int[] nodes;
    private final int[] causes;

    /// @param causes the cause of each node
    public NodePath(int[] nodes, int[] causes) {
        this.nodes = nodes.clone();
        this.causes = causes.clone();
    }

    public int length() {
        return nodes.length;
    }

    public int node(int index) {
        return nodes[index];
    }

    /// Returns the cause of a node: 0 for the cell, else 1 more than the kind of the house; -1 for the source,
    /// and for a target that is off, whose only cause is its predecessor.
    public int cause(int index) {
        return causes[index];
    }

    /// Returns the links between the nodes.
    public InferenceChain links() {
        List<Link> links = new ArrayList<>();
        for (int i = 1; i < nodes.length; i++) {
            links.add(new Link(
                    Terms.node(nodes[i - 1] >> 1),
                    Terms.node(nodes[i] >> 1),
                    (nodes[i - 1] & 1) == 0 ? Link.Kind.STRONG : Link.Kind.WEAK,
                    causes[i] < 0
                            ? Terms.shared(nodes[i - 1] >> 1, nodes[i] >> 1)
                            : Terms.reason(nodes[i] >> 1, causes[i])));
        }
        return new InferenceChain(links);
    }
}
