package nonet.ui.hints.shown;

import nonet.explain.mark.Marks;
import nonet.grid.Grid;

/// The picture of a hint on the board.
///
/// @param grid the board with the candidates that the hint refers to
public record HintPicture(Grid grid, Marks marks) {}
