package nonet.deduce.exotic;

import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Guardians;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;

/// A bivalue oddagon: a ring of an odd number of cells with the same two digits, neighbors in one house. Two digits
/// cannot alternate around it, so one of the cells holds another digit.
///
/// @param loop the cells in order around the ring
/// @param digits the two digits
/// @param extra the cells with further candidates
/// @param guardians what follows from these
public record BivalueOddagon(
        Technique technique,
        List<Cell> loop,
        DigitSet digits,
        CellSet extra,
        Guardians guardians,
        List<Conclusion> conclusions)
        implements Deduction {

    public BivalueOddagon {
        loop = List.copyOf(loop);
        conclusions = List.copyOf(conclusions);
    }

    @Override
    public Set<CellSet> patternCells() {
        return Set.of(CellSet.of(loop));
    }
}
