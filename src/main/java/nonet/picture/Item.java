package nonet.picture;

import nonet.picture.drawing.Diagram;

/// A board on a page with others.
///
/// @param caption the text above it on the left; empty for none
/// @param note the text above it on the right; empty for none
public record Item(String caption, String note, Diagram diagram) {}
