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

/// Locked candidates: all places of a digit in one house lie in another house, which loses the digit elsewhere.
/// Pointing is from a box into a line, claiming from a line into a box.
///
/// @param house the house that confines the digit
/// @param other the house that loses it elsewhere
/// @param cells the places of the digit in `house`
public record LockedCandidates(
        Technique technique, Digit digit, House house, House other, CellSet cells, List<Conclusion> conclusions)
        implements Deduction {

    public LockedCandidates {
        conclusions = List.copyOf(conclusions);
    }

    @Override
    public DigitSet digits() {
        return DigitSet.of(digit);
    }

    @Override
    public List<RankZeroSet> rankZeroSets() {
        return List.of(
                new RankZeroSet(List.of(new Sector.OfHouse(house, digit)), List.of(new Sector.OfHouse(other, digit))));
    }
}
