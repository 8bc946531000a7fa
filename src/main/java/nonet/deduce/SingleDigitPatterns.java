package nonet.deduce;

import java.util.List;
import java.util.Set;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// Patterns of one digit that are neither fish nor chains.
public sealed interface SingleDigitPatterns extends Deduction {

    /// An empty rectangle: the places of a digit in a box lie in one row and one column, and a strong link has one end
    /// in one of these lines.
    ///
    /// @param box the box whose places lie in `row` and `column`
    /// @param cells the places of the digit in the box
    /// @param link the strong link from its end in one line; the elimination is where the other line sees the far end
    record EmptyRectangle(
            Technique technique,
            Digit digit,
            House box,
            House row,
            House column,
            CellSet cells,
            Link link,
            List<Conclusion> conclusions)
            implements SingleDigitPatterns {

        public EmptyRectangle {
            conclusions = List.copyOf(conclusions);
        }

        @Override
        public DigitSet digits() {
            return DigitSet.of(digit);
        }
    }

    /// A broken wing: an odd loop of places of one digit, joined by different houses. Without the other places of these
    /// houses, the guardians, the digit would alternate around an odd loop. So one of the guardians holds it.
    ///
    /// @param loop the cells in order around the loop
    /// @param houses the house of each cell and the next one
    /// @param guardians the other places of the digit in these houses
    record BrokenWing(
            Technique technique,
            Digit digit,
            List<Cell> loop,
            List<House> houses,
            CellSet guardians,
            List<Conclusion> conclusions)
            implements SingleDigitPatterns {

        public BrokenWing {
            loop = List.copyOf(loop);
            houses = List.copyOf(houses);
            conclusions = List.copyOf(conclusions);
        }

        @Override
        public DigitSet digits() {
            return DigitSet.of(digit);
        }

        @Override
        public Set<CellSet> patternCells() {
            return Set.of(CellSet.of(loop));
        }
    }
}
