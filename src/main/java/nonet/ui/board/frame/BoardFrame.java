package nonet.ui.board.frame;

import java.util.Map;
import java.util.Set;
import nonet.grid.Cell;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.CellColor;
import nonet.play.DrawnLink;
import nonet.play.Sketch;

/// All that a board shows, save what is selected. The givens are those of the grid.
///
/// @param marksShown whether the candidates of the blanks are shown as pencil marks
/// @param sketch what the user has drawn among the pencil marks, and the corner marks
/// @param doubtful the drawn links that the pencil marks do not bear out
/// @param colors the cells that the user has colored
public record BoardFrame(
        Grid grid,
        DigitOrigins origins,
        Highlights highlights,
        boolean marksShown,
        Map<Cell, CellColor> colors,
        Sketch sketch,
        Set<DrawnLink> doubtful) {

    /// A board on which no link is doubtful.
    public BoardFrame(
            Grid grid,
            DigitOrigins origins,
            Highlights highlights,
            boolean marksShown,
            Map<Cell, CellColor> colors,
            Sketch sketch) {
        this(grid, origins, highlights, marksShown, colors, sketch, Set.of());
    }

    /// A board without a sketch.
    public BoardFrame(
            Grid grid, DigitOrigins origins, Highlights highlights, boolean marksShown, Map<Cell, CellColor> colors) {
        this(grid, origins, highlights, marksShown, colors, Sketch.NONE);
    }

    /// An empty board.
    public static final BoardFrame EMPTY = plain(Grid.of(Puzzle.EMPTY));

    public BoardFrame {
        colors = Map.copyOf(colors);
        doubtful = Set.copyOf(doubtful);
    }

    /// Returns a board on which nothing is marked and no candidate is shown.
    public static BoardFrame plain(Grid grid) {
        return new BoardFrame(grid, DigitOrigins.NONE, Highlights.NONE, false, Map.of());
    }
}
