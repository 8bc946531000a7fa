package nonet.settings;

import nonet.picture.Layout;
import nonet.picture.write.Pixels;

/// The user's last export.
///
/// @param target the kind of file, such as `PDF`; an unknown one counts as none
/// @param what the subject, such as `BOARD`; an unknown one counts as none
/// @param layout of puzzles
/// @param stepsPerPage the number of steps of a solution per page, one of [Layout#PER_PAGE]
public record Exporting(String target, String what, Layout layout, int stepsPerPage, Pixels pixels) {

    /// The defaults of a new user.
    public static final Exporting DEFAULT =
            new Exporting("PDF", "BOARD", Layout.DEFAULT, Layout.STEPS_PER_PAGE, Pixels.DEFAULT);
}
