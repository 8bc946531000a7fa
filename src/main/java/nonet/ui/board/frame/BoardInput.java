package nonet.ui.board.frame;

import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.play.CellColor;
import org.jspecify.annotations.Nullable;

/// Receives the user's input on the cells of the board.
public interface BoardInput {

    /// Enters the digit into the selected cells.
    void digit(Digit digit);

    /// Toggles the pencil mark in the selected cells.
    void mark(Digit digit);

    /// Toggles the pencil mark in this cell, whatever is selected.
    void markAt(Cell cell, Digit digit);

    /// Toggles the corner mark in the selected cells.
    default void corner(Digit digit) {}

    /// Toggles the corner mark in this cell, whatever is selected.
    default void cornerAt(Cell cell, Digit digit) {}

    /// Writes the digit into the selected cells.
    default void write(Writing as, Digit digit) {
        switch (as) {
            case DIGIT -> digit(digit);
            case MARK -> mark(digit);
            case CORNER -> corner(digit);
        }
    }

    /// Clears the selected cells.
    void clear();

    /// Leaves the selected cells blank and advances, as a blank in a row of digits does.
    default void blank() {
        clear();
    }

    /// Takes back the last input.
    default void back() {
        clear();
    }

    /// Tests whether a click on a cell writes there, rather than only selecting it.
    default boolean takesClicks() {
        return false;
    }

    /// Writes into a clicked cell.
    ///
    /// @param place the digit whose pencil mark has its place at the pointer, or null for none
    /// @param other whether the secondary button was clicked
    default void click(Cell cell, @Nullable Digit place, boolean other) {}

    /// Returns whether dragging from one candidate to another draws a link; if so, both ends are clicked.
    default boolean drawsLinks() {
        return false;
    }

    /// Takes a click on a candidate for more than a selection, where clicks do not write.
    ///
    /// @param candidate the candidate whose pencil mark has its place at the pointer
    default void pick(Candidate candidate) {}

    /// Takes a click with Alt on a cell.
    default void ask(Cell cell) {}

    /// Gives the selected cells this color, or removes it if all of them have it.
    default void color(CellColor color) {}

    /// Removes the colors of the selected cells.
    default void eraseColor() {}

    /// Tests whether input is accepted now. Otherwise the board offers nothing by itself.
    default boolean isOpen() {
        return true;
    }

    /// Called when the user attempts something that is not offered.
    default void refuse() {}
}
