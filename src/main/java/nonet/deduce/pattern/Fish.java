package nonet.deduce.pattern;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.RankZeroSet;
import nonet.deduce.Sector;
import nonet.deduce.Technique;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// A fish: all places of a digit in the base sets lie in as many cover sets, except for the fins. The other candidates
/// of the cover sets are eliminated if they see every fin.
///
/// @param base the base sets
/// @param cover the cover sets, as many as base sets
/// @param body the candidates of the base sets inside the cover sets, without endo fins
/// @param fins the candidates of the base sets outside the cover sets
/// @param endoFins the candidates in two base sets
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

    /// The base sets of a fish without fins are truths, and its cover sets links.
    @Override
    public List<RankZeroSet> rankZeroSets() {
        return fins.isEmpty() && endoFins.isEmpty()
                ? List.of(new RankZeroSet(Sector.of(digits(), base), Sector.of(digits(), cover)))
                : List.of();
    }
}
