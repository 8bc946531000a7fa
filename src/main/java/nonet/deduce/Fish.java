package nonet.deduce;

import java.util.List;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// A fish: the places of a digit in the base sets lie in as many cover sets, save the fins. What the cover sets hold
/// besides goes if it sees every fin.
///
/// @param base the base sets
/// @param cover the cover sets, as many
/// @param body the candidates of the base sets that a cover set covers, endo-fins left out
/// @param fins the candidates of the base sets outside the cover sets
/// @param endoFins the candidates that lie in two base sets at once
public record Fish(
        Technique technique,
        Digit digit,
        List<House> base,
        List<House> cover,
        CellSet body,
        CellSet fins,
        CellSet endoFins,
        List<Conclusion> conclusions)
        implements Deduction {

    public Fish {
        base = List.copyOf(base);
        cover = List.copyOf(cover);
        conclusions = List.copyOf(conclusions);
    }

    @Override
    public DigitSet digits() {
        return DigitSet.of(digit);
    }

    /// Returns the number of base sets, 2 for an X-Wing.
    public int size() {
        return base.size();
    }
}
