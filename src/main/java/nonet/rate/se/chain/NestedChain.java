package nonet.rate.se.chain;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/// A chain inside a net. Two of them are the same when they lead to the same nodes through the same nodes.
public final class NestedChain {

    private final int length;

    /// The targets with their ancestors, breadth first, -1 after each.
    private final int[] nodes;

    /// The candidates that must be missing for the chain to hold, among others that were never there.
    private final int[] absent;

    NestedChain(int length, int[] nodes, int[] absent) {
        this.length = length;
        this.nodes = nodes;
        this.absent = absent;
    }

    /// Returns the complexity of the chain.
    public int length() {
        return length;
    }

    /// Returns the candidates that must be missing. Not to be changed.
    public int[] absent() {
        return absent;
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof NestedChain chain && Arrays.equals(nodes, chain.nodes);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(nodes);
    }
}
