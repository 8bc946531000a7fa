package nonet.ui.board.frame;

import java.util.Map;
import nonet.explain.mark.Marks;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Conflict;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import org.jspecify.annotations.Nullable;

/// The highlights of a board.
///
/// @param last the cell of the last event, or null if there is none
/// @param conflicts the cells whose digit stands elsewhere in one of their houses too, and those that make a dead end
/// @param struck the candidates that blanks have just lost: shown struck out, with the pencil marks
/// @param marks the marks of a deduction
/// @param next the cell of the event that follows, or null to highlight none
/// @param watched whether the work of an engine is shown, beside which the selection steps back
public record Highlights(
        @Nullable Cell last,
        CellSet conflicts,
        Map<Cell, DigitSet> struck,
        Marks marks,
        @Nullable Cell next,
        boolean watched) {

    /// No highlights.
    public static final Highlights NONE = of(null, CellSet.NONE);

    public Highlights {
        struck = Map.copyOf(struck);
    }

    /// Returns marks of the last event and of conflicts.
    public static Highlights of(@Nullable Cell last, CellSet conflicts) {
        return of(last, conflicts, Marks.NONE);
    }

    /// Returns marks of the last event, of conflicts and of a deduction.
    public static Highlights of(@Nullable Cell last, CellSet conflicts, Marks marks) {
        return new Highlights(last, conflicts, Map.of(), marks, null, false);
    }

    /// Returns the cells whose digit occurs twice in one of their houses.
    public static CellSet conflicts(Grid grid) {
        CellSet cells = CellSet.NONE;
        for (Conflict conflict : grid.conflicts()) {
            cells = cells.or(conflict.cells());
        }
        return cells;
    }
}
