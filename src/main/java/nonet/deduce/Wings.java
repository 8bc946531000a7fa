package nonet.deduce;

import java.util.List;
import java.util.Set;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import org.jspecify.annotations.Nullable;

/// Wings, from XY-wings to bent sets of many cells.
public sealed interface Wings extends Deduction {

    /// An XY- or XYZ-wing: a pivot and pincers with two candidates each. Whatever the pivot holds, one of the cells
    /// holds the shared digit, which is eliminated from cells that see all cells that can hold it. The pivot has it in
    /// an XYZ-wing only.
    ///
    /// @param digits the digits of all cells
    /// @param shared the digit that one of the cells holds
    record Wing(
            Technique technique,
            Cell pivot,
            List<Cell> pincers,
            DigitSet digits,
            Digit shared,
            List<Conclusion> conclusions)
            implements Wings {

        public Wing {
            pincers = List.copyOf(pincers);
            conclusions = List.copyOf(conclusions);
        }
    }

    /// A W-wing: two cells with the same two candidates see the two ends of a strong link of one digit, so one of the
    /// cells holds the other digit.
    ///
    /// @param link the strong link; `first` sees its first end, `second` its other end
    /// @param shared the digit that one of the two cells holds
    record WWing(Technique technique, Cell first, Cell second, Link link, Digit shared, List<Conclusion> conclusions)
            implements Wings {

        public WWing {
            conclusions = List.copyOf(conclusions);
        }

        @Override
        public DigitSet digits() {
            return link.from().digits().with(shared);
        }

        @Override
        public Set<CellSet> patternCells() {
            return Set.of(CellSet.of(first, second));
        }
    }

    /// A multi-branch W-wing: three or more cells with the same two candidates see all places of one of them in a
    /// house, so one of the cells holds the other.
    ///
    /// @param ends the cells with two candidates
    /// @param seen for each end the places that it sees and no earlier end does
    /// @param house the house of these places
    /// @param linked the digit of the places
    /// @param shared the digit that one of the ends holds
    record MultiBranchWWing(
            Technique technique,
            List<Cell> ends,
            List<CellSet> seen,
            House house,
            Digit linked,
            Digit shared,
            List<Conclusion> conclusions)
            implements Wings {

        public MultiBranchWWing {
            ends = List.copyOf(ends);
            seen = List.copyOf(seen);
            conclusions = List.copyOf(conclusions);
        }

        @Override
        public DigitSet digits() {
            return DigitSet.of(linked, shared);
        }

        @Override
        public Set<CellSet> patternCells() {
            return Set.of(CellSet.of(ends));
        }
    }

    /// A bent set, such as a WXYZ-wing: cells of a box and a line with as many digits as cells, where all places of
    /// every digit but one see each other. That digit is eliminated from cells that see all its places.
    ///
    /// @param pivot a cell in both houses that has all digits or all but one; null if there is none
    /// @param shared the digit that can occur twice
    record BentSet(
            Technique technique,
            CellSet cells,
            @Nullable Cell pivot,
            DigitSet digits,
            Digit shared,
            List<Conclusion> conclusions)
            implements Wings {

        public BentSet {
            conclusions = List.copyOf(conclusions);
        }
    }

    /// An empty-rectangle intersection pair: two cells with the same two candidates, and a box where both digits are
    /// only in the row of the first and the column of the second. The two cells hold different digits.
    record IntersectionPair(
            Technique technique,
            Cell first,
            Cell second,
            House box,
            House row,
            House column,
            DigitSet digits,
            List<Conclusion> conclusions)
            implements Wings {

        public IntersectionPair {
            conclusions = List.copyOf(conclusions);
        }

        @Override
        public Set<CellSet> patternCells() {
            return Set.of(CellSet.of(first, second));
        }
    }
}
