package nonet.explain;

import nonet.grid.CellSet;

/// One sentence of an explanation.
///
/// @param cells the cells it speaks of, to be lit with it
public record Sentence(String text, CellSet cells) {}
