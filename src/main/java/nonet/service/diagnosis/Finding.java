package nonet.service.diagnosis;

import java.util.List;
import nonet.grid.CellSet;
import nonet.grid.Conflict;
import org.jspecify.annotations.Nullable;

/// The reason for a verdict.
public sealed interface Finding {

    /// Digits occur twice in a house.
    record Contradictory(List<Conflict> conflicts) implements Finding {}

    /// No digit occurs twice in a house, but some givens conflict.
    record Clashing(ConflictingClues clash) implements Finding {}

    /// The givens have a solution, but digits entered beside them rule it out.
    ///
    /// @param cells the entered digits to blame
    /// @param unique whether the givens have one solution, so that each of these digits is wrong; otherwise they have
    ///     several, and none with all these digits
    /// @param clash what one wrong digit, or all these digits, clash with; null when candidates that belong to the puzzle
    ///     play a part
    record Misplaced(
            CellSet cells, boolean unique, @Nullable ConflictingClues clash) implements Finding {}

    /// The givens have a solution, but the puzzle's candidates exclude all of them.
    record Excluded() implements Finding {}

    /// A proper puzzle, which needs no explanation.
    record Proper() implements Finding {}

    /// There are several solutions.
    ///
    /// @param missing the reasons that follow from the givens alone
    record Several(List<MissingClues> missing) implements Finding {}
}
