package nonet.deduce;

import java.util.List;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;

/// Gurth's symmetrical placement: a symmetry of the board and an exchange of digits carry the givens into themselves. A
/// single solution has the same symmetry.
///
/// @param images the digits that 1 to 9 are exchanged for
public record SymmetricalPlacement(Technique technique, Kind kind, List<Digit> images, List<Conclusion> conclusions)
        implements Deduction {

    public SymmetricalPlacement {
        images = List.copyOf(images);
        conclusions = List.copyOf(conclusions);
    }

    /// Returns the digits that stay themselves.
    @Override
    public DigitSet digits() {
        DigitSet digits = DigitSet.NONE;
        for (Digit digit : Digit.values()) {
            digits = image(digit) == digit ? digits.with(digit) : digits;
        }
        return digits;
    }

    /// Returns what a digit is exchanged for.
    public Digit image(Digit digit) {
        return images.get(digit.ordinal());
    }

    /// The symmetries of the square that carry rows and columns into rows and columns.
    public enum Kind {
        QUARTER_TURN,
        HALF_TURN,
        DIAGONAL,
        ANTI_DIAGONAL;

        /// Returns where the symmetry carries a cell.
        public Cell image(Cell cell) {
            int row = cell.row();
            int column = cell.column();
            return switch (this) {
                case QUARTER_TURN -> Cell.at(column, 10 - row);
                case HALF_TURN -> Cell.at(10 - row, 10 - column);
                case DIAGONAL -> Cell.at(/* row= */ column, /* column= */ row);
                case ANTI_DIAGONAL -> Cell.at(10 - column, 10 - row);
            };
        }

        /// Returns the cells that stay where they are.
        public CellSet fixed() {
            CellSet fixed = CellSet.NONE;
            for (Cell cell : Cell.all()) {
                fixed = image(cell).equals(cell) ? fixed.with(cell) : fixed;
            }
            return fixed;
        }
    }
}
