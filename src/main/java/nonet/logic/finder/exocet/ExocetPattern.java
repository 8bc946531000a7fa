package nonet.logic.finder.exocet;

import nonet.grid.CellSet;

/// The cells of a junior or senior exocet.
///
/// @param line the index of the house with the base
/// @param base1 a cell of the base
/// @param base2 the other cell, in the same box and line
/// @param digits the base digits
/// @param sCells the cells of the cross-lines outside the band
/// @param used those of them that are not targets
record ExocetPattern(int line, int base1, int base2, int digits, SCells sCells, int used, Target first, Target second) {

    /// A target.
    ///
    /// @param cross its cross-line, 0 to 2
    /// @param companions the cells of a cross-line in the band that have no base digit
    /// @param mirror the cells of the other target's box of which one holds its digit; none in a senior exocet
    record Target(int cell, int cross, CellSet companions, CellSet mirror) {}

    boolean isSenior() {
        return first.mirror().isEmpty();
    }

    CellSet baseCells() {
        return SCells.one(base1).or(SCells.one(base2));
    }

    CellSet targetCells() {
        return SCells.one(first.cell()).or(SCells.one(second.cell()));
    }

    /// Returns the places of a digit in the S-cells.
    ///
    /// @param masks the candidates by cell, and the digit of a filled cell
    int places(int[] masks, int digit) {
        return sCells.places(masks, digit) & used;
    }
}
