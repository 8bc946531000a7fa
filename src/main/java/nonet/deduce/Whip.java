package nonet.deduce;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.DigitSet;
import org.jspecify.annotations.Nullable;

/// A whip: a chain of cells and houses that refutes a candidate, its target. If the target were true, each cell or
/// house in turn would have only one candidate left, and the last one none.
///
/// @param turns the cells and houses in order
public record Whip(Technique technique, Candidate target, List<Turn> turns, List<Conclusion> conclusions)
        implements Deduction {

    public Whip {
        turns = List.copyOf(turns);
        conclusions = List.copyOf(conclusions);
    }

    /// Returns the number of cells and houses.
    public int length() {
        return turns.size();
    }

    /// Returns the digit of the target.
    @Override
    public DigitSet digits() {
        return DigitSet.of(target.digit());
    }

    /// A cell, or a house for one digit, of which at most one candidate is left.
    ///
    /// @param left the candidate that the previous right candidate rules out, or the target at the beginning
    /// @param within the cell or the house
    /// @param right the only candidate left; null at the end, where none is
    /// @param exceptions the other candidates, each ruled out by the target or an earlier right candidate
    public record Turn(
            Candidate left, Reason within, @Nullable Candidate right, List<Excluded> exceptions) {
        public Turn {
            exceptions = List.copyOf(exceptions);
        }
    }

    /// A candidate that is ruled out.
    ///
    /// @param by the target, or a right candidate
    public record Excluded(Candidate candidate, Candidate by) {}
}
