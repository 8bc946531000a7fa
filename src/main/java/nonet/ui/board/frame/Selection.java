package nonet.ui.board.frame;

import nonet.grid.Cell;
import nonet.grid.CellSet;
import org.jspecify.annotations.Nullable;

/// The selected cells and the one among them that the arrow keys start from.
///
/// @param focus one of the cells, or null if there is none
public record Selection(CellSet cells, @Nullable Cell focus) {

    /// No cell.
    public static final Selection NONE = new Selection(CellSet.NONE, null);

    public Selection {
        if (focus != null && !cells.contains(focus)) {
            throw new IllegalArgumentException(focus + " is not selected");
        }
    }

    /// Returns the selection of a single cell.
    public static Selection of(Cell cell) {
        return new Selection(CellSet.of(cell), cell);
    }

    /// Returns this selection with one more cell, which becomes the focus.
    public Selection with(Cell cell) {
        return new Selection(cells.with(cell), cell);
    }

    /// Returns this selection without a cell; if that was the focus, the first cell left takes its place.
    public Selection without(Cell cell) {
        CellSet left = cells.without(cell);
        Cell next = left.isEmpty() ? null : cell.equals(focus) ? left.first() : focus;
        return new Selection(left, next);
    }

    /// Returns all cells between two opposite corners. The second corner is the focus.
    public static Selection rectangle(Cell from, Cell to) {
        CellSet cells = CellSet.NONE;
        for (int row = Math.min(from.row(), to.row()); row <= Math.max(from.row(), to.row()); row++) {
            for (int column = Math.min(from.column(), to.column());
                    column <= Math.max(from.column(), to.column());
                    column++) {
                cells = cells.with(Cell.at(row, column));
            }
        }
        return new Selection(cells, to);
    }
}
