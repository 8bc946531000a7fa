package nonet.deduce;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// Patterns of almost locked sets.
public sealed interface AlsPatterns extends Deduction {

    /// Almost locked sets, each linked to the next by a restricted common: XZ rule, XY-wing and chain.
    ///
    /// @param sets two sets for the XZ rule, three for the XY-wing, four or more for a chain
    /// @param commons the restricted commons; two for two sets make the pattern doubly linked
    record AlsPattern(Technique technique, List<Als> sets, List<RestrictedCommon> commons, List<Conclusion> conclusions)
            implements AlsPatterns {

        public AlsPattern {
            sets = List.copyOf(sets);
            commons = List.copyOf(commons);
            conclusions = List.copyOf(conclusions);
        }

        /// Returns the eliminated digits, by which such patterns are named.
        @Override
        public DigitSet digits() {
            return eliminated();
        }

        public boolean isDoublyLinked() {
            return sets.size() == 2 && commons.size() == 2;
        }

        /// A restricted common: a digit that cannot be in both of two sets, because all its places in one see all in
        /// the other.
        ///
        /// @param first the index of one set, from 0
        /// @param second the index of the other set
        public record RestrictedCommon(int first, int second, Digit digit) {}
    }

    /// A death blossom: a stem cell with a petal, an almost locked set, for each of its candidates. Whichever digit the
    /// stem holds, one petal loses it and so contains the digit that all petals share.
    record DeathBlossom(Technique technique, Cell stem, List<Petal> petals, List<Conclusion> conclusions)
            implements AlsPatterns {

        public DeathBlossom {
            petals = List.copyOf(petals);
            conclusions = List.copyOf(conclusions);
        }

        /// Returns the eliminated digits.
        @Override
        public DigitSet digits() {
            return eliminated();
        }

        /// The set that loses a digit if the stem holds it.
        public record Petal(Digit digit, Als als) {}
    }

    /// Sue de Coq: two or three cells of an intersection with at least two more digits than cells, which share these
    /// with cells in the rest of the line and cells in the rest of the box; altogether as many cells as digits.
    ///
    /// @param intersection the cells of the intersection
    /// @param lineCells the cells in the rest of the line
    /// @param lineDigits the digits eliminated from the other cells of the line
    /// @param boxCells the cells in the rest of the box
    /// @param boxDigits the digits eliminated from the other cells of the box
    record SueDeCoq(
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
            implements AlsPatterns {

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
}
