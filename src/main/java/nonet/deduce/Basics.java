package nonet.deduce;

import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.House;
import org.jspecify.annotations.Nullable;

/// Singles, locked candidates and subsets.
public sealed interface Basics extends Deduction {

    /// A digit that can be placed: full house, naked single or hidden single.
    ///
    /// @param house the house where it is the last blank cell or the only place of the digit, null for a naked single
    record Single(
            Technique technique,
            Candidate candidate,
            @Nullable House house) implements Basics {

        @Override
        public List<Conclusion> conclusions() {
            return Conclusion.place(candidate);
        }

        @Override
        public DigitSet digits() {
            return DigitSet.of(candidate.digit());
        }
    }

    /// Locked candidates: all places of a digit in one house lie in another house, which loses the digit elsewhere.
    /// Pointing is from a box into a line, claiming from a line into a box.
    ///
    /// @param house the house that confines the digit
    /// @param other the house that loses it elsewhere
    /// @param cells the places of the digit in `house`
    record LockedCandidates(
            Technique technique, Digit digit, House house, House other, CellSet cells, List<Conclusion> conclusions)
            implements Basics {

        public LockedCandidates {
            conclusions = List.copyOf(conclusions);
        }

        @Override
        public DigitSet digits() {
            return DigitSet.of(digit);
        }

        @Override
        public List<RankZeroSet> rankZeroSets() {
            return List.of(new RankZeroSet(
                    List.of(new Sector.OfHouse(house, digit)), List.of(new Sector.OfHouse(other, digit))));
        }
    }

    /// A subset: as many cells of a house as digits. It is naked if the cells have no other candidates, hidden if the
    /// digits have no other places. A naked subset that eliminates candidates from a second house that contains its
    /// cells is locked.
    ///
    /// @param houses the house, or both houses of a locked subset
    record Subset(Technique technique, List<House> houses, CellSet cells, DigitSet digits, List<Conclusion> conclusions)
            implements Basics {

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
}
