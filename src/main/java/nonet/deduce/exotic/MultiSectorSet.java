package nonet.deduce.exotic;

import java.util.List;
import java.util.Set;
import nonet.deduce.Conclusion;
import nonet.deduce.Deduction;
import nonet.deduce.RankZeroSet;
import nonet.deduce.Technique;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// A multi-sector locked set: the blank cells where some rows and columns cross, whose digits have in these rows and
/// columns only as many places as there are cells.
///
/// @param cells the blank cells where the rows and columns cross
/// @param rankZeroSets the cells as truths, with digits in the rows and columns as links
public record MultiSectorSet(
        Technique technique,
        List<House> rows,
        List<House> columns,
        CellSet cells,
        DigitSet digits,
        List<RankZeroSet> rankZeroSets,
        List<Conclusion> conclusions)
        implements Deduction {

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
