package nonet.ui.shell.edit;

import nonet.grid.Digit;
import org.jspecify.annotations.Nullable;

/// What the next click on a cell writes there.
public sealed interface Pen {

    /// Cell first: a click selects the cell, and a digit goes to the selected cells.
    record Cells() implements Pen {}

    /// Digit first: a click enters the digit or its pencil mark.
    ///
    /// @param digit the digit, or null until one is chosen
    /// @param mark whether it is written as a pencil mark
    record Digits(@Nullable Digit digit, boolean mark) implements Pen {

        /// No digit has been chosen yet.
        static final Digits NONE = new Digits(null, false);
    }
}
