package nonet.deduce;

import java.util.List;
import java.util.Set;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// An aligned pair or triple exclusion: some choices of digits for two or three cells are impossible, and a candidate
/// that is in no other choice is false.
///
/// @param cells the two or three cells
/// @param excluded the impossible pairs of candidates that the conclusions need; none if only the excluders are known
/// @param excluders cells that all of the cells see, of which an impossible choice leaves one no candidate; none if the
/// pairs are known
public record AlignedExclusion(
        Technique technique, List<Cell> cells, List<Excluded> excluded, CellSet excluders, List<Conclusion> conclusions)
        implements Deduction {

    public AlignedExclusion {
        cells = List.copyOf(cells);
        excluded = List.copyOf(excluded);
        conclusions = List.copyOf(conclusions);
    }

    /// Returns the digits of the conclusions.
    @Override
    public DigitSet digits() {
        return DigitSet.of(
                conclusions.stream().map(each -> each.candidate().digit()).toArray(Digit[]::new));
    }

    /// Two candidates that cannot both be true.
    ///
    /// @param by almost locked sets that would lose two digits; none if the cells see each other and the digits are
    /// equal
    public record Excluded(Candidate one, Candidate other, List<Als> by) {
        public Excluded {
            by = List.copyOf(by);
        }
    }

    @Override
    public Set<CellSet> patternCells() {
        return Set.of(CellSet.of(cells));
    }
}
