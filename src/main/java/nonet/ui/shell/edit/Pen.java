package nonet.ui.shell.edit;

import nonet.grid.Candidate;
import nonet.grid.Digit;
import nonet.play.CellColor;
import nonet.ui.board.frame.Writing;
import org.jspecify.annotations.Nullable;

/// The effect of the next click on a cell.
public sealed interface Pen {

    /// Cell first: a click selects the cell, and digits go to the selected cells.
    record Cells() implements Pen {}

    /// Digit first: a click enters the digit, its pencil mark or its corner mark.
    ///
    /// @param digit the digit, or null if none is chosen yet
    record Digits(@Nullable Digit digit, Writing writing) implements Pen {

        /// No digit is chosen yet.
        static final Digits NONE = new Digits(null, Writing.DIGIT);

        /// Returns what a click writes; with the other mouse button, a pencil mark in place of a digit and the reverse.
        Writing writing(boolean other) {
            return !other ? writing : writing == Writing.DIGIT ? Writing.MARK : Writing.DIGIT;
        }
    }

    /// A click colors the candidate there, or else the cell.
    record Color(CellColor color) implements Pen {}

    /// Links are drawn from candidate to candidate.
    ///
    /// @param strong whether they are strong links
    /// @param from the candidate where the next one begins, or null until it is chosen
    record Links(boolean strong, @Nullable Candidate from) implements Pen {}
}
