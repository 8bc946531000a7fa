package nonet.explain.text;

import nonet.deduce.Node;

/// One of the consequences of an assumption.
///
/// @param node the node it is about
/// @param text the consequence and its cause
public record Consequence(Node node, String text) {}
