package nonet.picture;

/// A board on a page with others.
///
/// @param caption stands above it on the left; empty for none
/// @param note stands above it on the right; empty for none
public record Item(String caption, String note, Diagram diagram) {}
