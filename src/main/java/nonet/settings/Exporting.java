package nonet.settings;

import nonet.picture.Layout;
import nonet.picture.Pixels;

/// What a person exported last, and how.
///
/// @param target what it became, such as `PDF`; one that is not known counts as none
/// @param what what it was, such as `BOARD`; one that is not known counts as none
/// @param layout of puzzles
/// @param stepsPerPage how many steps of a solution stand on a page, one of [Layout#PER_PAGE]
public record Exporting(String target, String what, Layout layout, int stepsPerPage, Pixels pixels) {

    /// The choices of somebody who has not made any.
    public static final Exporting DEFAULT =
            new Exporting("PDF", "BOARD", Layout.DEFAULT, Layout.STEPS_PER_PAGE, Pixels.DEFAULT);
}
