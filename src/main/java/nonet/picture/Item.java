package nonet.picture;

import nonet.picture.drawing.Diagram;

/// A board on a page with others.
///
/// @param caption the text above it on the left; empty for none
/// @param note the text above it on the right; empty for none
/// @param code the text of the QR code beside it; empty for none
public record Item(String caption, String note, Diagram diagram, String code) {

    /// Returns a board without a QR code.
    public Item(String caption, String note, Diagram diagram) {
        this(caption, note, diagram, "");
    }
}
