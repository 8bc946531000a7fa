package nonet.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import nonet.deduce.Als;
import nonet.deduce.Link;
import nonet.deduce.Link.Kind;
import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.notation.EurekaWriter;
import nonet.play.DrawnLink;
import org.jspecify.annotations.Nullable;

/// A chain as a player draws or writes it, before it is known whether its links hold.
///
/// @param nodes the nodes in order; a loop has its first node again at the end
/// @param joints the links between them, one fewer
public record DrawnChain(List<Node> nodes, List<DrawnLinkKind> joints) {

    /// A link as it is drawn.
    ///
    /// @param set the cells of the almost locked set that it stays in; none for other links
    public record DrawnLinkKind(Kind kind, CellSet set) {

        static DrawnLinkKind of(Kind kind) {
            return new DrawnLinkKind(kind, CellSet.NONE);
        }
    }

    public DrawnChain {
        nodes = List.copyOf(nodes);
        joints = List.copyOf(joints);
        if (nodes.size() != joints.size() + 1) {
            throw new IllegalArgumentException(nodes.size() + " nodes with " + joints.size() + " links");
        }
    }

    /// Returns the beginning of a chain, without links.
    public static DrawnChain from(Candidate start) {
        return new DrawnChain(List.of(Node.of(start)), List.of());
    }

    /// Returns the chain with one more link at its end.
    public DrawnChain then(Kind kind, Node node) {
        return then(DrawnLinkKind.of(kind), node);
    }

    /// Returns the chain with one more link at its end.
    public DrawnChain then(DrawnLinkKind joint, Node node) {
        List<Node> more = new ArrayList<>(nodes);
        more.add(node);
        List<DrawnLinkKind> further = new ArrayList<>(joints);
        further.add(joint);
        return new DrawnChain(more, further);
    }

    /// Returns the chain without its last link; a chain without links stays as it is.
    public DrawnChain shorter() {
        return joints.isEmpty()
                ? this
                : new DrawnChain(nodes.subList(0, nodes.size() - 1), joints.subList(0, joints.size() - 1));
    }

    public Node end() {
        return nodes.getLast();
    }

    /// Tests whether the chain ends where it starts.
    public boolean isClosed() {
        return !joints.isEmpty() && nodes.getFirst().equals(nodes.getLast());
    }

    /// Returns the chain of a deduction.
    static DrawnChain of(List<Link> links) {
        List<Node> nodes = new ArrayList<>(List.of(links.getFirst().from()));
        List<DrawnLinkKind> joints = new ArrayList<>();
        for (Link link : links) {
            nodes.add(link.to());
            joints.add(new DrawnLinkKind(
                    link.kind(), link.reason() instanceof Reason.InAls(Als als) ? als.cells() : CellSet.NONE));
        }
        return new DrawnChain(nodes, joints);
    }

    /// Returns links that were drawn one after the other as a chain; empty where they do not follow each other.
    public static Optional<DrawnChain> ofDrawn(List<DrawnLink> links) {
        if (links.isEmpty()) {
            return Optional.empty();
        }
        List<DrawnLink> left = new ArrayList<>(links);
        DrawnLink first = left.removeFirst();
        DrawnChain chain = from(first.from()).then(kind(first), Node.of(first.to()));
        boolean turned = false;
        while (!left.isEmpty()) {
            DrawnLink next = following(left, chain.end());
            if (next == null && !turned) {
                turned = true;
                chain = chain.reversed();
            } else if (next == null) {
                return Optional.empty();
            } else {
                left.remove(next);
                Node to = Node.of(next.from()).equals(chain.end()) ? Node.of(next.to()) : Node.of(next.from());
                chain = chain.then(kind(next), to);
            }
        }
        return Optional.of(turned ? chain.reversed() : chain);
    }

    private static @Nullable DrawnLink following(List<DrawnLink> links, Node end) {
        return links.stream()
                .filter(link ->
                        Node.of(link.from()).equals(end) || Node.of(link.to()).equals(end))
                .findFirst()
                .orElse(null);
    }

    private static Kind kind(DrawnLink link) {
        return link.strong() ? Kind.STRONG : Kind.WEAK;
    }

    private DrawnChain reversed() {
        return new DrawnChain(nodes.reversed(), joints.reversed());
    }

    /// Returns the chain in the notation that [ChainText] reads: `(3)r1c1 = (3)r1c5 - (3)r4c5`, with the digit where it
    /// changes and links in a cell within parentheses.
    @Override
    public String toString() {
        EurekaWriter text =
                new EurekaWriter(nodes.getFirst().digit(), nodes.getFirst().cells(), true);
        for (int i = 0; i < joints.size(); i++) {
            Node to = nodes.get(i + 1);
            boolean strong = joints.get(i).kind() == Kind.STRONG;
            CellSet within = within(i);
            if (within.isEmpty()) {
                text.toCells(strong, to.digit(), to.cells());
            } else {
                text.inCells(strong, to.digit(), within);
            }
        }
        return text.toString();
    }

    /// Returns the cells behind which a link is written within parentheses; none for a link between cells. A link in one
    /// cell beside a link in an almost locked set is written like those between cells, since the set stands there.
    private CellSet within(int link) {
        CellSet set = joints.get(link).set();
        if (!set.isEmpty()) {
            return set;
        }
        Node from = nodes.get(link);
        Node to = nodes.get(link + 1);
        boolean inCell = to.cells().equals(from.cells()) && to.digit() != from.digit();
        boolean besideSet = isInOtherSet(link - 1, to.cells()) || isInOtherSet(link + 1, to.cells());
        return inCell && !besideSet ? to.cells() : CellSet.NONE;
    }

    private boolean isInOtherSet(int link, CellSet cells) {
        boolean exists = link >= 0 && link < joints.size();
        return exists
                && !joints.get(link).set().isEmpty()
                && !joints.get(link).set().equals(cells);
    }
}
