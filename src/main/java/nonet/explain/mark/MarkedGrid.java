package nonet.explain.mark;

import nonet.grid.Grid;

/// A grid with marks on it.
///
/// @param grid the digits, and the candidates that the marks refer to
public record MarkedGrid(Grid grid, Marks marks) {}
