package nonet.solve;

import nonet.grid.Grid;
import org.jspecify.annotations.Nullable;

/// What a solver found out about a puzzle within its limit.
public sealed interface Answer {

    /// There is no solution.
    record None() implements Answer {}

    /// There is this one solution and no other.
    record Unique(Grid solution) implements Answer {}

    /// There are several solutions.
    ///
    /// @param first the first one found
    /// @param count how many were found, at least 2
    /// @param all whether the search saw them all; otherwise the limit on solutions stopped it
    record Several(Grid first, long count, boolean all) implements Answer {}

    /// The search was stopped before it could tell.
    ///
    /// @param first the first solution it had found by then, or null; with a limit of one solution, finding it stops
    ///     the search before it can tell whether there are more
    /// @param found how many solutions it had found by then
    record Unknown(Why why, @Nullable Grid first, long found) implements Answer {}

    /// Why a search stopped early.
    enum Why {
        LIMIT,
        /// The engine does not guess, and nothing that it knows helps any further.
        STUCK
    }
}
