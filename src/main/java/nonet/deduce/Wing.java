package nonet.deduce;

import java.util.List;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// A pivot and pincers with two candidates each: whatever the pivot holds, one of the cells holds the digit that goes
/// from everywhere all its holders see. XY-Wing: the pivot lacks that digit; XYZ-Wing: it has it.
///
/// @param digits of all cells together
/// @param shared the digit that one of the cells must hold
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
