package nonet.deduce;

import java.util.List;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// Two or three cells where a box and a line cross, with two digits or more too many, that share these with a set of
/// cells in the rest of the line and one in the rest of the box: together as many cells as digits.
///
/// @param intersection the cells of the intersection
/// @param lineCells the set in the rest of the line
/// @param lineDigits the digits confined to the intersection and that set, gone from the rest of the line
/// @param boxCells the set in the rest of the box
/// @param boxDigits the digits confined to the intersection and that set, gone from the rest of the box
public record SueDeCoq(
        Technique technique,
        House box,
        House line,
        CellSet intersection,
        DigitSet intersectionDigits,
        CellSet lineCells,
        DigitSet lineDigits,
        CellSet boxCells,
        DigitSet boxDigits,
        List<Conclusion> conclusions)
        implements Deduction {

    public SueDeCoq {
        conclusions = List.copyOf(conclusions);
    }

    /// Returns the digits that go.
    @Override
    public DigitSet digits() {
        return eliminated();
    }
}
