package nonet.service.diagnosis;

import java.util.List;
import nonet.grid.Conflict;

/// On what ground a verdict stands.
public sealed interface Finding {

    /// Digits stand twice in a house.
    record Contradictory(List<Conflict> conflicts) implements Finding {}

    /// No digit stands twice, but some cannot stand together.
    record Clashing(ConflictingClues clash) implements Finding {}

    /// The givens have a solution, but the puzzle's candidates rule out every one.
    record Excluded() implements Finding {}

    /// A proper puzzle, which needs no explanation.
    record Proper() implements Finding {}

    /// There are several solutions.
    ///
    /// @param shortages what the givens alone tell of that
    record Several(List<MissingClues> shortages) implements Finding {}
}
