package nonet.deduce.exotic;

import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// An empty-rectangle intersection pair: two cells with the same two candidates, and a box where both digits are only in
/// the row of the first and the column of the second. The two cells hold different digits.
public record IntersectionPair(
        Technique technique,
        Cell first,
        Cell second,
        House box,
        House row,
        House column,
        DigitSet digits,
        List<Conclusion> conclusions)
        implements Deduction {

    public IntersectionPair {
        conclusions = List.copyOf(conclusions);
    }

    @Override
    public Set<CellSet> patternCells() {
        return Set.of(CellSet.of(first, second));
    }
}
