package nonet.deduce.exotic;

import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.RankZeroSet;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;

/// An SK-loop: in four boxes at the corners of a rectangle, the cells beside a pivot in its row and in its column form a
/// ring of eight pairs. Neighboring pairs share a box, a row or a column, the eight links of the ring, and in all the
/// links the digits have only sixteen places for the sixteen cells.
///
/// @param pivots the four pivots, row by row
/// @param pairs the eight pairs around the ring; each shares a house with the next, and the last with the first
/// @param rankZeroSets the cells as truths, with the digits in the houses of the ring as links
public record SkLoop(
        Technique technique,
        List<Cell> pivots,
        List<CellSet> pairs,
        DigitSet digits,
        List<RankZeroSet> rankZeroSets,
        List<Conclusion> conclusions)
        implements Deduction {

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
