package nonet.deduce.exotic;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Guardians;
import nonet.deduce.Technique;
import nonet.grid.Candidate;
import org.jspecify.annotations.Nullable;

/// A tridagon: twelve cells that cannot all hold one of three digits, so one of their other candidates, the guardians,
/// is true.
///
/// @param guardians the guardians, by cell
/// @param subset how the guardians act as one cell of a naked subset; null if the conclusions are what all guardians
///     rule out
public record Tridagon(
        Technique technique,
        TridagonCells cells,
        List<Candidate> guardians,
        Guardians.@Nullable ExtraSubset subset,
        List<Conclusion> conclusions)
        implements TridagonPattern {

    public Tridagon {
        guardians = List.copyOf(guardians);
        conclusions = List.copyOf(conclusions);
    }
}
