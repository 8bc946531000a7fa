package nonet.ui.board;

import java.util.Map;
import nonet.explain.Marks;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.CellColor;
import org.jspecify.annotations.Nullable;

/// All that a board shows, save what is selected. The givens are those of the grid; a digit that is neither given,
/// guessed nor computed was entered by the user.
///
/// @param computed the cells whose digit was found by an engine
/// @param guessed the cells whose digit was entered by an engine on trial
/// @param entered the cells whose digit was entered by the user
/// @param last the cell of the last event, or null if there is none
/// @param conflicts the cells whose digit stands elsewhere in one of their houses too, and those that make a dead end
/// @param marksShown whether the candidates of the blanks are shown as pencil marks
/// @param struck the candidates that blanks have just lost: shown once more, struck out, with the pencil marks
/// @param marks what to mark so that a deduction can be seen
/// @param foremost the blank that deserves the first look, or null when none is to be marked
/// @param colors the cells that the user has colored
public record BoardFrame(
        Grid grid,
        CellSet computed,
        CellSet guessed,
        CellSet entered,
        @Nullable Cell last,
        CellSet conflicts,
        boolean marksShown,
        Map<Cell, DigitSet> struck,
        Marks marks,
        @Nullable Cell foremost,
        Map<Cell, CellColor> colors) {

    /// An empty board.
    public static final BoardFrame EMPTY =
            new BoardFrame(Grid.of(Puzzle.EMPTY), CellSet.NONE, CellSet.NONE, CellSet.NONE, null, CellSet.NONE, false);

    public BoardFrame {
        struck = Map.copyOf(struck);
        colors = Map.copyOf(colors);
    }

    /// A board at rest: nothing was just lost, no blank comes first, and none has a color.
    public BoardFrame(
            Grid grid,
            CellSet computed,
            CellSet guessed,
            CellSet entered,
            @Nullable Cell last,
            CellSet conflicts,
            boolean marksShown) {
        this(grid, computed, guessed, entered, last, conflicts, marksShown, Map.of(), Marks.NONE, null, Map.of());
    }
}
