package nonet.rate.se.chain;

import java.util.function.Supplier;
import nonet.rate.se.board.Eliminations;
import nonet.rate.se.board.FoundStep;

/// Receives the chains of a search in the order in which they are found.
public interface ChainCollector {

    /// A length that no chain has.
    int UNLIMITED = Integer.MAX_VALUE;

    /// Returns the longest chain of this base rating and kind that can be accepted; less than 1 for none.
    default int longest(double base, ChainRating.Kind kind) {
        return UNLIMITED;
    }

    /// Takes a chain within the limit.
    ///
    /// @param step makes the step
    /// @param proof returns its nodes; valid until the board changes
    void add(ChainRating rating, Eliminations eliminations, Supplier<FoundStep> step, Supplier<NestedChain> proof);
}
