package nonet.ui.kit;

import javafx.scene.control.IndexedCell;
import javafx.scene.layout.Region;

/// The height of a cell whose row has text that wraps, which cells do not ask their graphic for.
public final class WrappedRow {

    private WrappedRow() {}

    /// Returns the height that a cell needs.
    ///
    /// @param width the cell's, or -1
    /// @param usual the smallest height of the cell
    public static double height(IndexedCell<?> cell, Region row, double width, double usual) {
        // Outside a window no style is known, and a row measured there would be measured wrongly.
        boolean seen = cell.getScene() != null && cell.getScene().getWindow() != null;
        if (cell.getGraphic() != row || width <= 0 || !seen) {
            return usual;
        }
        double room = width - cell.snappedLeftInset() - cell.snappedRightInset();
        return Math.max(usual, cell.snappedTopInset() + row.prefHeight(room) + cell.snappedBottomInset());
    }
}
