package nonet.settings;

import nonet.picture.Layout;
import nonet.picture.write.Pixels;
import nonet.settings.store.Spread;

/// The user's last export.
///
/// @param target the kind of file, such as `PDF`; an unknown one counts as none
/// @param what the subject, such as `BOARD`; an unknown one counts as none
/// @param layout of puzzles
/// @param stepsPerPage the number of steps of a solution per page, one of [Layout#PER_PAGE]
public record ExportSettings(
        String target,
        String what,
        @Spread Layout layout,
        int stepsPerPage,
        @Spread Pixels pixels) {

    /// The settings of a new user.
    public static final ExportSettings DEFAULT =
            new ExportSettings("PDF", "BOARD", Layout.DEFAULT, Layout.STEPS_PER_PAGE, Pixels.DEFAULT);

    public ExportSettings {
        if (!Layout.PER_PAGE.contains(stepsPerPage)) {
            throw new IllegalArgumentException("no layout for " + stepsPerPage + " a page");
        }
    }
}
