package nonet.ui.board;

import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.play.CellColor;

/// What users want to happen to the cells of the board.
public interface BoardInput {

    /// Enter the digit into the selected cells.
    void digit(Digit digit);

    /// Toggle the pencil mark in the selected cells.
    void mark(Digit digit);

    /// Toggle the pencil mark in this cell, whatever is selected.
    void markAt(Cell cell, Digit digit);

    /// Empty the selected cells.
    void clear();

    /// Leave the selected cells blank and go on, as a blank in a row of digits does.
    default void blank() {
        clear();
    }

    /// Take back what was typed last.
    default void back() {
        clear();
    }

    /// Tells whether a click on a cell writes there, rather than only selecting it.
    default boolean takesClicks() {
        return false;
    }

    /// Write into a cell that was clicked.
    ///
    /// @param place the digit whose pencil mark has its place at the pointer
    /// @param other whether the secondary button was clicked
    default void click(Cell cell, Digit place, boolean other) {}

    /// Give the selected cells this color, or take it away where all have it.
    default void color(CellColor color) {}

    /// Take the colors of the selected cells away.
    default void eraseColor() {}

    /// Tells whether wishes are granted now. Where they are not, the board offers nothing by itself.
    default boolean isOpen() {
        return true;
    }

    /// Hear that somebody wanted something that was not offered.
    default void refuse() {}
}
