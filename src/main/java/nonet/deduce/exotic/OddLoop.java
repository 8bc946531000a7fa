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

/// A broken wing: an odd loop of places of one digit, joined by different houses. Without the other places of these
/// houses, the guardians, the digit would alternate around an odd loop. So one of the guardians holds it.
///
/// @param loop the cells in order around the loop
/// @param houses the house of each cell and the next one
/// @param guardians the other places of the digit in these houses
public record OddLoop(
        Technique technique,
        Digit digit,
        List<Cell> loop,
        List<House> houses,
        CellSet guardians,
        List<Conclusion> conclusions)
        implements Deduction {

    public OddLoop {
        loop = List.copyOf(loop);
        houses = List.copyOf(houses);
        conclusions = List.copyOf(conclusions);
    }

    @Override
    public DigitSet digits() {
        return DigitSet.of(digit);
    }

    @Override
    public Set<CellSet> patternCells() {
        return Set.of(CellSet.of(loop));
    }
}
