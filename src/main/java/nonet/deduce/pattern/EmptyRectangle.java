package nonet.deduce.pattern;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.Link;
import nonet.deduce.Technique;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// An empty rectangle: the places of a digit in a box lie in one row and one column, and a strong link has one end in
/// one of these lines.
///
/// @param box the box whose places lie in `row` and `column`
/// @param cells the places of the digit in the box
/// @param link the strong link from its end in one line; the elimination is where the other line sees the far end
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
