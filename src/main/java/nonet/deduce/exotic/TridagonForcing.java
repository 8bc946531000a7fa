package nonet.deduce.exotic;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Technique;
import nonet.deduce.pattern.Forcing;
import nonet.grid.Candidate;
import org.jspecify.annotations.Nullable;

/// A tridagon with several guardians, one of which is true: what all of them imply, except for those that imply a
/// contradiction.
///
/// @param cases the guardians, by cell
public record TridagonForcing(Technique technique, TridagonCells cells, List<Case> cases, List<Conclusion> conclusions)
        implements TridagonPattern {

    public TridagonForcing {
        cases = List.copyOf(cases);
        conclusions = List.copyOf(conclusions);
    }

    /// The consequences of a guardian.
    ///
    /// @param branch the consequences that the conclusions need
    /// @param contradiction the contradiction it leads to; null if there is none
    public record Case(Candidate guardian, Forcing.Branch branch, Forcing.@Nullable Verdict contradiction) {}
}
