package nonet.service.diagnosis;

import java.util.List;
import nonet.grid.Conflict;
import nonet.grid.Grid;

/// The verdict on a puzzle.
public sealed interface Verdict {

    /// Digits occur twice in a house.
    record Contradictory(List<Conflict> conflicts) implements Verdict {}

    /// No digit occurs twice in a house, but there is no solution.
    ///
    /// @param byCandidates whether only the candidates of the puzzle exclude every solution: its digits have one
    record NoSolution(boolean byCandidates) implements Verdict {}

    /// A proper puzzle.
    record OneSolution(Grid solution) implements Verdict {}

    /// There are at least two solutions.
    record SeveralSolutions() implements Verdict {}
}
