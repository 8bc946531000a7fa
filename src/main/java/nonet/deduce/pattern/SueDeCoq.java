package nonet.deduce.pattern;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.RankZeroSet;
import nonet.deduce.Sector;
import nonet.deduce.Technique;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// Sue de Coq: two or three cells of an intersection with at least two more digits than cells, which share these with
/// cells in the rest of the line and cells in the rest of the box; altogether as many cells as digits.
///
/// @param intersection the cells of the intersection
/// @param lineCells the cells in the rest of the line
/// @param lineDigits the digits eliminated from the other cells of the line
/// @param boxCells the cells in the rest of the box
/// @param boxDigits the digits eliminated from the other cells of the box
public record SueDeCoq(
        Technique technique,
        House box,
        House line,
        CellSet intersection,
        DigitSet intersectionDigits,
        CellSet lineCells,
        DigitSet lineDigits,
        CellSet boxCells,
        DigitSet boxDigits,
        List<Conclusion> conclusions)
        implements Deduction {

    public SueDeCoq {
        conclusions = List.copyOf(conclusions);
    }

    /// Returns the eliminated digits.
    @Override
    public DigitSet digits() {
        return eliminated();
    }

    /// All cells are truths. A digit that is confined to the intersection is covered by the line or by the box.
    @Override
    public List<RankZeroSet> rankZeroSets() {
        List<List<List<Sector>>> choices = new ArrayList<>();
        for (Digit digit : lineDigits.or(boxDigits)) {
            choices.add(Stream.of(line, box)
                    .filter(house -> (house.equals(line) ? lineDigits : boxDigits).contains(digit))
                    .map(house -> List.<Sector>of(new Sector.OfHouse(house, digit)))
                    .toList());
        }
        return RankZeroSet.of(Sector.of(intersection.or(lineCells).or(boxCells)), choices);
    }
}
