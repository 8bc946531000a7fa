package nonet.deduce;

import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// Where a link or an implication comes from.
public sealed interface Reason {

    /// A cell holds one digit: two of them exclude each other, and the last one left is it.
    record InCell(Cell cell) implements Reason {}

    /// A house holds each digit once: two places exclude each other, and the last one left is it.
    record InHouse(House house) implements Reason {}

    /// An almost locked set that loses one of its digits holds all the others.
    record InAls(Als als) implements Reason {}

    /// An almost locked set that loses one of its digits holds all the others, and they leave a cell beside it but one
    /// candidate.
    record BesideAls(Als als, Cell cell) implements Reason {}

    /// A deduction made on the way, in a net that knows more than singles.
    record ByDeduction(Deduction deduction) implements Reason {}

    /// A deadly pattern that must not come true.
    ///
    /// @param digits its two digits
    record InDeadlyPattern(CellSet cells, DigitSet digits) implements Reason {}
}
