package nonet.deduce;

import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// An almost locked set: cells of one house with one more candidate digit than there are cells. The smallest is a cell
/// with two candidates.
///
/// @param house a house that contains all the cells
/// @param digits the candidates of all cells
public record Als(House house, CellSet cells, DigitSet digits) {

    public Als {
        if (digits.size() != cells.size() + 1) {
            throw new IllegalArgumentException(digits + " in " + cells + " is not almost locked");
        }
    }
}
