package nonet.deduce;

import java.util.List;
import java.util.stream.Stream;

/// Links one after another, each beginning where the one before ends, strong and weak by turns.
///
/// @param links at least one
public record InferenceChain(List<Link> links) {

    public InferenceChain {
        links = List.copyOf(links);
        if (links.isEmpty()) {
            throw new IllegalArgumentException("a strand without links");
        }
        for (int i = 1; i < links.size(); i++) {
            if (!links.get(i).from().equals(links.get(i - 1).to())) {
                throw new IllegalArgumentException("a strand with a gap before " + links.get(i));
            }
        }
    }

    public Node start() {
        return links.getFirst().from();
    }

    public Node end() {
        return links.getLast().to();
    }

    /// Returns the nodes in order; a closed strand names its start twice.
    public List<Node> nodes() {
        return Stream.concat(Stream.of(start()), links.stream().map(Link::to)).toList();
    }

    /// Returns whether it comes back to the node it started from.
    public boolean isClosed() {
        return start().equals(end());
    }

    /// Returns the number of links.
    public int length() {
        return links.size();
    }
}
