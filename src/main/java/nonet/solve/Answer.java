package nonet.solve;

import nonet.grid.Grid;
import org.jspecify.annotations.Nullable;

/// A solver's answer on a puzzle within its limit.
public sealed interface Answer permits Solvability, Answer.Unknown {

    /// There is no solution.
    record None() implements Solvability {}

    /// There is exactly this solution.
    record Unique(Grid solution) implements Solvability {}

    /// There are several solutions.
    ///
    /// @param first the first one found
    /// @param count the number of solutions found, at least 2
    /// @param all whether the search was exhaustive; otherwise the limit on solutions stopped it
    record Several(Grid first, long count, boolean all) implements Solvability {}

    /// The search was stopped before the answer was known.
    ///
    /// @param first the first solution found so far, or null; with a limit of one solution, finding it stops the search
    /// before it is known whether there are more
    /// @param found the number of solutions found so far
    record Unknown(Why why, @Nullable Grid first, long found) implements Answer {}

    /// The reason why a search stopped early.
    enum Why {
        LIMIT,
        /// The engine does not guess, and got stuck.
        STUCK
    }
}
