package nonet.settings;

import nonet.picture.Layout;
import nonet.picture.Pixels;

/// What a person exported last, and how.
///
/// @param target what it became, such as `PDF`; one that is not known counts as none
/// @param what what it was, such as `BOARD`; one that is not known counts as none
public record Exporting(String target, String what, Layout layout, Pixels pixels) {

    /// The choices of somebody who has not made any.
    public static final Exporting DEFAULT = new Exporting("PDF", "BOARD", Layout.DEFAULT, Pixels.DEFAULT);
}
