package nonet.service.diagnosis;

import java.util.List;
import nonet.grid.Conflict;
import nonet.grid.Grid;

/// What can be said of a puzzle as it stands.
public sealed interface Verdict {

    /// Digits stand twice in a house.
    record Contradictory(List<Conflict> conflicts) implements Verdict {}

    /// No digit stands twice, but there is no solution.
    ///
    /// @param byCandidates whether only the candidates of the puzzle rule out every solution: its digits have one
    record NoSolution(boolean byCandidates) implements Verdict {}

    /// A proper puzzle.
    record OneSolution(Grid solution) implements Verdict {}

    /// There are two solutions at least.
    record SeveralSolutions() implements Verdict {}
}
