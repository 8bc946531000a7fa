package nonet.deduce.pattern;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// An XY- or XYZ-wing: a pivot and pincers with two candidates each. Whatever the pivot holds, one of the cells holds
/// the shared digit, which is eliminated from cells that see all cells that can hold it. The pivot has it in an
/// XYZ-wing only.
///
/// @param digits the digits of all cells
/// @param shared the digit that one of the cells holds
public record Wing(
        Technique technique,
        Cell pivot,
        List<Cell> pincers,
        DigitSet digits,
        Digit shared,
        List<Conclusion> conclusions)
        implements Deduction {

    public Wing {
        pincers = List.copyOf(pincers);
        conclusions = List.copyOf(conclusions);
    }
}
