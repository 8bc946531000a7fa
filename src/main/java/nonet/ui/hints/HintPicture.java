package nonet.ui.hints;

import nonet.explain.Marks;
import nonet.grid.Grid;

/// What the board shows of a hint.
///
/// @param grid the board with the candidates that the hint speaks of
public record HintPicture(Grid grid, Marks marks) {}
