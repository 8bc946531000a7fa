package nonet.deduce;

import java.util.List;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import org.jspecify.annotations.Nullable;

/// As many cells in a box and a line as they have digits together, where all digits but one see themselves everywhere:
/// that one goes from the cells that see all its places. WXYZ-Wing and larger.
///
/// @param pivot a cell in both houses that has all, or most, of the digits; null when the sets only meet
/// @param shared the digit that is not confined
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
