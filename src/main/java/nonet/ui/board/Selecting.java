package nonet.ui.board;

import javafx.beans.property.ObjectProperty;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.ui.board.frame.Selection;

/// The user's ways to change the selection. A rectangle is drawn from the anchor, the focused cell when the first
/// rectangle was begun.
final class Selecting {

    private final ObjectProperty<Selection> selection;
    private Selection rectangle = Selection.NONE;
    private Cell anchor = Cell.of(40);

    Selecting(ObjectProperty<Selection> selection) {
        this.selection = selection;
    }

    /// Returns the cell to start from: the focus, or the middle of the board if there is none.
    Cell focus() {
        Cell focus = selection.get().focus();
        return focus == null ? Cell.of(40) : focus;
    }

    void only(Cell cell) {
        selection.set(Selection.of(cell));
    }

    void add(Cell cell) {
        selection.set(selection.get().with(cell));
    }

    void toggle(Cell cell) {
        Selection now = selection.get();
        selection.set(now.cells().contains(cell) ? now.without(cell) : now.with(cell));
    }

    /// Selects the rectangle from the anchor to this cell.
    void extendTo(Cell cell) {
        if (!selection.get().equals(rectangle)) {
            anchor = focus();
        }
        rectangle = Selection.rectangle(anchor, cell);
        selection.set(rectangle);
    }

    void all() {
        selection.set(new Selection(CellSet.ALL, focus()));
    }

    /// Reduces the selection to the focus and returns whether there was anything else.
    boolean collapse() {
        boolean several = selection.get().cells().size() > 1;
        if (several) {
            only(focus());
        }
        return several;
    }
}
