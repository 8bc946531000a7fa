package nonet.ui.guide;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import nonet.deduce.Conclusion;
import nonet.explain.mark.Marks;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.guide.Exercise;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.DigitOrigins;
import nonet.ui.board.frame.Highlights;

/// The content of the board in an exercise.
public final class ExerciseBoard {

    private ExerciseBoard() {}

    /// Returns the position with what was found so far: digits in their cells, eliminated candidates struck.
    public static BoardFrame of(Exercise exercise, Collection<Conclusion> found, Marks marks) {
        Grid after = exercise.grid();
        Map<Cell, DigitSet> struck = new HashMap<>();
        for (Conclusion each : found) {
            switch (each) {
                case Conclusion.Placement(Candidate placed) -> after = after.place(placed);
                case Conclusion.Elimination(Candidate gone) -> {
                    after = after.remove(gone);
                    struck.merge(gone.cell(), DigitSet.of(gone.digit()), DigitSet::or);
                }
            }
        }
        return of(exercise, after, marks, struck);
    }

    /// Returns a board on which only those pencil marks are shown that have marks.
    public static BoardFrame withoutPencilMarks(BoardFrame frame) {
        short[] kept = new short[81];
        for (Candidate each : frame.highlights().marks().candidates().keySet()) {
            kept[each.cell().index()] |= (short) each.digit().mask();
        }
        boolean none = frame.highlights().marks().candidates().isEmpty();
        Grid grid = frame.grid();
        return new BoardFrame(
                none ? grid : Grid.of(grid.givens(), grid.values(), kept),
                frame.origins(),
                frame.highlights(),
                !none,
                frame.colors());
    }

    /// Returns another board with the givens of the position.
    static BoardFrame of(Exercise exercise, Grid grid, Marks marks, Map<Cell, DigitSet> struck) {
        CellSet computed =
                CellSet.ALL.minus(grid.blanks()).minus(exercise.grid().givens());
        return new BoardFrame(
                grid,
                new DigitOrigins(computed, CellSet.NONE, CellSet.NONE),
                new Highlights(null, CellSet.NONE, struck, marks, null, false),
                true,
                Map.of());
    }
}
