package nonet.deduce;

import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// An almost locked set: cells of one house with one digit more than there are cells. A cell with two candidates is the
/// smallest.
///
/// @param house a house that holds all the cells
/// @param digits the candidates of all cells together
public record Als(House house, CellSet cells, DigitSet digits) {

    public Als {
        if (digits.size() != cells.size() + 1) {
            throw new IllegalArgumentException(digits + " in " + cells + " is not almost locked");
        }
    }
}
