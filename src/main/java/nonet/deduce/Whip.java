package nonet.deduce;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.DigitSet;
import org.jspecify.annotations.Nullable;

/// A whip: a chain of cells and houses that refutes a candidate, its target. If the target were true, each cell or
/// house in turn would have only one candidate left, and the last one none.
///
/// @param steps the cells and houses in order
public record Whip(Technique technique, Candidate target, List<WhipLink> steps, List<Conclusion> conclusions)
        implements Deduction {

    public Whip {
        steps = List.copyOf(steps);
        conclusions = List.copyOf(conclusions);
    }

    /// Returns the number of cells and houses.
    public int length() {
        return steps.size();
    }

    /// Returns the digit of the target.
    @Override
    public DigitSet digits() {
        return DigitSet.of(target.digit());
    }

    /// A cell, or a house for one digit, of which at most one candidate is left.
    ///
    /// @param leftLinking the candidate that the previous right candidate rules out, or the target at the beginning
    /// @param variable the cell or the house
    /// @param rightLinking the only candidate left; null at the end, where none is
    /// @param ruledOut the other candidates, each ruled out by the target or an earlier right candidate
    public record WhipLink(
            Candidate leftLinking,
            Reason variable,
            @Nullable Candidate rightLinking,
            List<Excluded> ruledOut) {
        public WhipLink {
            ruledOut = List.copyOf(ruledOut);
        }
    }

    /// A candidate that is ruled out.
    ///
    /// @param by the target, or a right candidate
    public record Excluded(Candidate candidate, Candidate by) {}
}
