package nonet.rate.se.board;

import nonet.deduce.Deduction;
import nonet.grid.CellSet;

/// The facts that a step is based on, for explanations and pictures. It does not affect ratings.
public sealed interface Evidence {

    /// A pattern, a chain or a net.
    record Deduced(Deduction deduction) implements Evidence {}

    /// Aligned exclusion: some combinations of candidates of the base cells leave an excluder no candidate.
    ///
    /// @param excluders the cells that all base cells see, and whose candidates rule out combinations
    record Aligned(CellSet base, CellSet excluders) implements Evidence {}
}
