package nonet.service;

import java.util.List;
import nonet.grid.Conflict;

/// On what ground a verdict stands.
public sealed interface Ground {

    /// Digits stand twice in a house.
    record Contradictory(List<Conflict> conflicts) implements Ground {}

    /// No digit stands twice, but some cannot stand together.
    record Clashing(Clash clash) implements Ground {}

    /// The givens have a solution, but the puzzle's candidates rule out every one.
    record Excluded() implements Ground {}

    /// A proper puzzle, which needs no explanation.
    record Proper() implements Ground {}

    /// There are several solutions.
    ///
    /// @param shortages what the givens alone tell of that
    record Several(List<Shortage> shortages) implements Ground {}
}
