package nonet.deduce;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// Sets of many cells that rows, columns and boxes cover together.
public sealed interface MultiSectorPatterns extends Deduction {

    /// Almost locked candidates: a line and a box that intersect. Some cells of one house outside the intersection have
    /// one digit more than cells, and in the other house these digits have, outside the intersection, as few places as
    /// there are cells.
    ///
    /// @param house the house of the cells with few digits
    /// @param other the house in which the digits have few places
    /// @param cells the cells of `house` outside the intersection, which have only the digits
    /// @param places the places of the digits in `other` outside the intersection, as many as cells
    /// @param intersection the cells in both houses where the digits are candidates
    record AlmostLockedCandidates(
            Technique technique,
            House house,
            House other,
            CellSet cells,
            CellSet places,
            CellSet intersection,
            DigitSet digits,
            List<Conclusion> conclusions)
            implements MultiSectorPatterns {

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

    /// An SK-loop: in four boxes at the corners of a rectangle, the cells beside a pivot in its row and in its column
    /// form a ring of eight pairs. Neighboring pairs share a box, a row or a column, the eight links of the ring, and
    /// in all the links the digits have only sixteen places for the sixteen cells.
    ///
    /// @param pivots the four pivots, row by row
    /// @param pairs the eight pairs around the ring; each shares a house with the next, and the last with the first
    /// @param rankZeroSets the cells as truths, with the digits in the houses of the ring as links
    record SkLoop(
            Technique technique,
            List<Cell> pivots,
            List<CellSet> pairs,
            DigitSet digits,
            List<RankZeroSet> rankZeroSets,
            List<Conclusion> conclusions)
            implements MultiSectorPatterns {

        public SkLoop {
            pivots = List.copyOf(pivots);
            pairs = List.copyOf(pairs);
            rankZeroSets = List.copyOf(rankZeroSets);
            conclusions = List.copyOf(conclusions);
        }

        /// Returns the sixteen cells.
        public CellSet cells() {
            return CellSet.union(pairs);
        }

        @Override
        public Set<CellSet> patternCells() {
            return Set.of(CellSet.of(pivots));
        }
    }

    /// A multi-sector locked set: the blank cells where some rows and columns cross, whose digits have in these rows
    /// and columns only as many places as there are cells.
    ///
    /// @param cells the blank cells where the rows and columns cross
    /// @param rankZeroSets the cells as truths, with digits in the rows and columns as links
    record MultiSectorSet(
            Technique technique,
            List<House> rows,
            List<House> columns,
            CellSet cells,
            DigitSet digits,
            List<RankZeroSet> rankZeroSets,
            List<Conclusion> conclusions)
            implements MultiSectorPatterns {

        public MultiSectorSet {
            rows = List.copyOf(rows);
            columns = List.copyOf(columns);
            rankZeroSets = List.copyOf(rankZeroSets);
            conclusions = List.copyOf(conclusions);
        }

        @Override
        public Set<CellSet> patternCells() {
            return Set.of(rows.stream()
                    .map(House::cellSet)
                    .reduce(CellSet.NONE, CellSet::or)
                    .and(columns.stream().map(House::cellSet).reduce(CellSet.NONE, CellSet::or)));
        }
    }
}
