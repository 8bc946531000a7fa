package nonet.deduce;

import java.util.List;
import java.util.stream.Stream;

/// Consecutive links, strong and weak in alternation, except where a loop ends.
///
/// @param links at least one link; each starts where the previous one ends
public record InferenceChain(List<Link> links) {

    public InferenceChain {
        links = List.copyOf(links);
        if (links.isEmpty()) {
            throw new IllegalArgumentException("a chain without links");
        }
        for (int i = 1; i < links.size(); i++) {
            if (!links.get(i).from().equals(links.get(i - 1).to())) {
                throw new IllegalArgumentException("a chain with a gap before " + links.get(i));
            }
        }
    }

    public Node start() {
        return links.getFirst().from();
    }

    public Node end() {
        return links.getLast().to();
    }

    /// Returns the nodes in order; a closed chain contains its start twice.
    public List<Node> nodes() {
        return Stream.concat(Stream.of(start()), links.stream().map(Link::to)).toList();
    }

    /// Tests whether the chain ends at the node where it starts.
    public boolean isClosed() {
        return start().equals(end());
    }

    /// Returns the number of links.
    public int length() {
        return links.size();
    }
}
