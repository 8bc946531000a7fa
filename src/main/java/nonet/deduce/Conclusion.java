package nonet.deduce;

import java.util.List;
import nonet.grid.Candidate;

/// The statement of a deduction about one candidate.
public sealed interface Conclusion {

    Candidate candidate();

    /// The candidate is the digit of its cell.
    record Placement(Candidate candidate) implements Conclusion {}

    /// The candidate is not the digit of its cell.
    record Elimination(Candidate candidate) implements Conclusion {}

    /// Returns the conclusions of a single placement.
    static List<Conclusion> place(Candidate candidate) {
        return List.of(new Placement(candidate));
    }
}
