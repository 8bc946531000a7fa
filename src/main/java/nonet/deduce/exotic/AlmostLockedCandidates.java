package nonet.deduce.exotic;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.RankZeroSet;
import nonet.deduce.Sector;
import nonet.deduce.Technique;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// Almost locked candidates: a line and a box that intersect. Some cells of one house outside the intersection have one
/// digit more than cells, and in the other house these digits have, outside the intersection, as few places as there are
/// cells.
///
/// @param house the house of the cells with few digits
/// @param other the house in which the digits have few places
/// @param cells the cells of `house` outside the intersection, which have only the digits
/// @param places the places of the digits in `other` outside the intersection, as many as cells
/// @param intersection the cells in both houses where the digits are candidates
public record AlmostLockedCandidates(
        Technique technique,
        House house,
        House other,
        CellSet cells,
        CellSet places,
        CellSet intersection,
        DigitSet digits,
        List<Conclusion> conclusions)
        implements Deduction {

    public AlmostLockedCandidates {
        conclusions = List.copyOf(conclusions);
    }

    @Override
    public List<RankZeroSet> rankZeroSets() {
        return List.of(new RankZeroSet(
                Stream.concat(Sector.of(cells).stream(), Sector.of(digits, other).stream())
                        .toList(),
                Stream.concat(Sector.of(places).stream(), Sector.of(digits, house).stream())
                        .toList()));
    }

    @Override
    public Set<CellSet> patternCells() {
        return Set.of(cells, places);
    }
}
