package nonet.ui.shell.edit;

import nonet.grid.Digit;
import org.jspecify.annotations.Nullable;

/// The effect of the next click on a cell.
public sealed interface Pen {

    /// Cell first: a click selects the cell, and digits go to the selected cells.
    record Cells() implements Pen {}

    /// Digit first: a click enters the digit or its pencil mark.
    ///
    /// @param digit the digit, or null if none is chosen yet
    /// @param mark whether it is written as a pencil mark
    record Digits(@Nullable Digit digit, boolean mark) implements Pen {

        /// No digit is chosen yet.
        static final Digits NONE = new Digits(null, false);
    }
}
