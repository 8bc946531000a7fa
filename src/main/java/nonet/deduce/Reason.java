package nonet.deduce;

import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// The reason for a link or an implication.
public sealed interface Reason {

    /// A cell holds exactly one digit.
    record InCell(Cell cell) implements Reason {}

    /// A house holds each digit exactly once.
    record InHouse(House house) implements Reason {}

    /// An almost locked set that loses one digit contains all the others.
    record InAls(Als als) implements Reason {}

    /// An almost locked set that loses one digit contains all the others, which leave a cell outside a single
    /// candidate.
    record BesideAls(Als als, Cell cell) implements Reason {}

    /// A deduction within a net.
    record ByDeduction(Deduction deduction) implements Reason {}

    /// A deadly pattern, which must not be completed.
    ///
    /// @param digits the two digits of the pattern
    record InDeadlyPattern(CellSet cells, DigitSet digits) implements Reason {}
}
