package nonet.explain;

import nonet.deduce.Node;

/// One of the many things that follow from an assumption.
///
/// @param node what it speaks of
/// @param text what follows, and from what
public record Consequence(Node node, String text) {}
