package nonet.deduce.pattern;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import org.jspecify.annotations.Nullable;

/// A bent set, such as a WXYZ-wing: cells of a box and a line with as many digits as cells, where all places of every
/// digit but one see each other. That digit is eliminated from cells that see all its places.
///
/// @param pivot a cell in both houses that has all digits or all but one; null if there is none
/// @param shared the digit that can occur twice
public record BentSet(
        Technique technique,
        CellSet cells,
        @Nullable Cell pivot,
        DigitSet digits,
        Digit shared,
        List<Conclusion> conclusions)
        implements Deduction {

    public BentSet {
        conclusions = List.copyOf(conclusions);
    }
}
