package nonet.rate.se.board;

import org.jspecify.annotations.Nullable;

/// A technique, or several that are tried together. A rule may keep scratch memory, so it serves one thread.
@FunctionalInterface
public interface SeRule {

    /// Returns the step that the rule takes on a board, or null if there is none.
    @Nullable
    FoundStep first(RatingBoard board);
}
