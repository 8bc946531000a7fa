package nonet.deduce;

import java.util.List;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// The places of a digit in a box lie in one row and one column; a strong link from one of these lines turns the other
/// way the rectangle closes.
///
/// @param box whose places lie in `row` and `column`
/// @param cells the places of the digit in the box
/// @param link the strong link: its near end sees the box's line, its far end and the box's other line meet where the
///     digit goes
public record EmptyRectangle(
        Technique technique,
        Digit digit,
        House box,
        House row,
        House column,
        CellSet cells,
        Link link,
        List<Conclusion> conclusions)
        implements Deduction {

    public EmptyRectangle {
        conclusions = List.copyOf(conclusions);
    }

    @Override
    public DigitSet digits() {
        return DigitSet.of(digit);
    }
}
