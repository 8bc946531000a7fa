package nonet.deduce.exotic;

import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// A multi-branch W-wing: three or more cells with the same two candidates see all places of one of them in a house, so
/// one of the cells holds the other.
///
/// @param ends the cells with two candidates
/// @param seen for each end the places that it sees and no earlier end does
/// @param house the house of these places
/// @param linked the digit of the places
/// @param shared the digit that one of the ends holds
public record BranchedWWing(
        Technique technique,
        List<Cell> ends,
        List<CellSet> seen,
        House house,
        Digit linked,
        Digit shared,
        List<Conclusion> conclusions)
        implements Deduction {

    public BranchedWWing {
        ends = List.copyOf(ends);
        seen = List.copyOf(seen);
        conclusions = List.copyOf(conclusions);
    }

    @Override
    public DigitSet digits() {
        return DigitSet.of(linked, shared);
    }

    @Override
    public Set<CellSet> patternCells() {
        return Set.of(CellSet.of(ends));
    }
}
