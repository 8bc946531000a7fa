package nonet.deduce.pattern;

import java.util.List;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.RankZeroSet;
import nonet.deduce.Sector;
import nonet.deduce.Technique;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// A subset: as many cells of a house as digits. It is naked if the cells have no other candidates, hidden if the
/// digits have no other places. A naked subset that eliminates candidates from a second house that contains its cells
/// is locked.
///
/// @param houses the house, or both houses of a locked subset
public record Subset(
        Technique technique, List<House> houses, CellSet cells, DigitSet digits, List<Conclusion> conclusions)
        implements Deduction {

    public Subset {
        houses = List.copyOf(houses);
        conclusions = List.copyOf(conclusions);
    }

    public boolean isHidden() {
        return switch (technique) {
            case HIDDEN_PAIR, HIDDEN_TRIPLE, HIDDEN_QUADRUPLE -> true;
            default -> false;
        };
    }

    /// The truths of a naked subset are its cells, and those of a hidden subset its digits in the house.
    @Override
    public List<RankZeroSet> rankZeroSets() {
        List<Sector> inCells = Sector.of(cells);
        return houses.stream()
                .map(house -> Sector.of(digits, house))
                .map(inHouse -> isHidden() ? new RankZeroSet(inHouse, inCells) : new RankZeroSet(inCells, inHouse))
                .toList();
    }
}
