package nonet.rate.se.evidence;

import nonet.deduce.Node;
import nonet.deduce.Reason;
import nonet.grid.Bits;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.House;
import nonet.rate.se.board.Houses;

/// Translates the numbers of the rating board into the vocabulary of boards.
final class Terms {

    private Terms() {}

    static House house(int house) {
        House.Kind kind = switch (house / 9) {
            case Houses.BOX -> House.Kind.BOX;
            case Houses.ROW -> House.Kind.ROW;
            default -> House.Kind.COLUMN;
        };
        return House.of(kind, house % 9 + 1);
    }

    /// Returns the cells at the places of a mask in a house.
    static CellSet cells(int house, int places) {
        CellSet cells = CellSet.NONE;
        for (int place : Bits.of(places)) {
            cells = cells.with(Cell.of(Houses.cell(house, place)));
        }
        return cells;
    }

    static CellSet cells(int... indexes) {
        CellSet cells = CellSet.NONE;
        for (int index : indexes) {
            cells = cells.with(Cell.of(index));
        }
        return cells;
    }

    static Node node(int candidate) {
        return Node.of(Candidate.at(candidate));
    }

    /// Returns why one candidate excludes another.
    static Reason shared(int one, int other) {
        int kind = 0;
        while (one / 9 != other / 9 && Houses.house(one / 9, kind) != Houses.house(other / 9, kind)) {
            kind++;
        }
        return reason(other, one / 9 == other / 9 ? 0 : 1 + kind);
    }

    /// Returns the reason of a link to a candidate.
    ///
    /// @param cause 0 for the cell, else 1 more than the kind of the house
    static Reason reason(int candidate, int cause) {
        int cell = candidate / 9;
        return cause == 0 ? new Reason.InCell(Cell.of(cell)) : new Reason.InHouse(house(Houses.house(cell, cause - 1)));
    }
}
