package nonet.solve;

import nonet.grid.Grid;

/// The number of solutions that a puzzle has: none, one or several.
public sealed interface Solvability {

    /// There is no solution.
    record None() implements Solvability {}

    /// There is exactly this solution.
    record Unique(Grid solution) implements Solvability {}

    /// There are several solutions.
    ///
    /// @param first the first one found
    record Several(Grid first) implements Solvability {}
}
