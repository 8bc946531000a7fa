package nonet.rate.se.evidence;

import java.util.function.Supplier;
import nonet.deduce.Chain;
import nonet.deduce.Technique;
import nonet.rate.se.board.Facts;

/// The facts of chains from a candidate back to the same one.
public final class CycleFacts {

    private CycleFacts() {}

    /// Returns the facts of a cycle, whose last node is its first.
    public static Facts cycle(NodePath path) {
        return conclusions -> new Chain(Technique.CONTINUOUS_NICE_LOOP, path.links(), conclusions);
    }

    /// Returns the facts of a chain that ends with the opposite of its first node.
    public static Facts contradiction(Supplier<NodePath> path) {
        return conclusions ->
                new Chain(Technique.DISCONTINUOUS_NICE_LOOP, path.get().links(), conclusions);
    }
}
