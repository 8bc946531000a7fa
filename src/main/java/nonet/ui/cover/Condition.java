package nonet.ui.cover;

import java.util.ArrayList;
import java.util.List;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;

/// One of the 324 conditions that a solution meets, each a column of the cover matrix: a cell has a digit, or a house has
/// a digit in one of its cells.
///
/// @param line the row of the cell, or the number of the house, from 1
/// @param place the column of the cell, or the digit, from 1
public record Condition(Panel panel, int line, int place) {

    /// The number of conditions.
    static final int COUNT = 324;

    /// The four kinds of conditions, in the order of the matrix, 81 of each.
    public enum Panel {
        CELL,
        ROW,
        COLUMN,
        BOX
    }

    /// Returns a condition by its index in the matrix, 0 to 323.
    static Condition at(int index) {
        return new Condition(Panel.values()[index / 81], index % 81 / 9 + 1, index % 9 + 1);
    }

    /// Returns the condition that a cell has a digit.
    static Condition of(Cell cell) {
        return new Condition(Panel.CELL, cell.row(), cell.column());
    }

    /// Returns the condition that a house has a digit.
    static Condition of(House house, Digit digit) {
        Panel panel = switch (house.kind()) {
            case ROW -> Panel.ROW;
            case COLUMN -> Panel.COLUMN;
            case BOX -> Panel.BOX;
        };
        return new Condition(panel, house.number(), digit.value());
    }

    /// Returns the four conditions that a candidate meets.
    static List<Condition> of(Candidate candidate) {
        List<Condition> four = new ArrayList<>();
        four.add(of(candidate.cell()));
        for (House.Kind kind : House.Kind.values()) {
            four.add(of(House.of(kind, candidate.cell()), candidate.digit()));
        }
        return four;
    }

    /// Returns the index in the matrix, 0 to 323.
    int index() {
        return panel.ordinal() * 81 + (line - 1) * 9 + place - 1;
    }

    /// Returns the cell of a condition on a cell.
    Cell cell() {
        return Cell.at(line, place);
    }

    /// Returns the house of a condition on a house.
    House house() {
        return House.of(
                switch (panel) {
                    case ROW -> House.Kind.ROW;
                    case COLUMN -> House.Kind.COLUMN;
                    case BOX -> House.Kind.BOX;
                    case CELL -> throw new IllegalStateException("a cell is no house");
                },
                line);
    }

    /// Returns the candidates on a board that could meet this condition: the rows through the column.
    List<Candidate> candidates(Grid grid) {
        List<Candidate> rows = new ArrayList<>();
        if (panel == Panel.CELL) {
            grid.candidates(cell()).forEach(digit -> rows.add(new Candidate(cell(), digit)));
        } else {
            Digit digit = Digit.of(place);
            for (Cell cell : house().cells()) {
                if (grid.candidates(cell).contains(digit)) {
                    rows.add(new Candidate(cell, digit));
                }
            }
        }
        return rows;
    }
}
