package nonet.deduce;

import java.util.Comparator;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// An almost locked set: cells of one house with one more candidate digit than there are cells. The smallest is a cell
/// with two candidates.
///
/// @param house a house that contains all the cells
/// @param digits the candidates of all cells
public record Als(House house, CellSet cells, DigitSet digits) {

    /// The order of houses, rows before columns before boxes, then of the cells, compared one by one; of two sets that
    /// begin alike, the smaller one comes first.
    public static final Comparator<Als> BY_HOUSE =
            Comparator.<Als>comparingInt(als -> als.house.index()).thenComparing(Als::cells, CellSet.ONE_BY_ONE);

    public Als {
        if (digits.size() != cells.size() + 1) {
            throw new IllegalArgumentException(digits + " in " + cells + " is not almost locked");
        }
    }
}
