package nonet.ui.verdict;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.explain.Marks;
import nonet.explain.Role;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Conflict;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.trace.Entry;
import nonet.trace.Moment;
import org.jspecify.annotations.Nullable;

/// What the board shows of an explanation.
///
/// @param grid the board with its digits and candidates; which of them are given is not of interest
/// @param guessed the cells whose digit stands there on trial
/// @param entry the event that led here, or null
public record WhyPicture(
        Grid grid, CellSet guessed, @Nullable Entry entry, Marks marks) {

    /// Returns a puzzle with the digits lit that clash.
    static WhyPicture clashing(Puzzle puzzle, CellSet cells) {
        return still(puzzle, puzzle.values(), marks(cells, Role.CLASHING, Map.of()));
    }

    /// Returns a puzzle with a digit lit that stands twice, and its house.
    static WhyPicture of(Conflict conflict, Puzzle puzzle) {
        return still(
                puzzle,
                puzzle.values(),
                marks(conflict.cells(), Role.CLASHING, Map.of(conflict.house(), Role.CLASHING)));
    }

    /// Returns where a proof stands that the lit digits clash.
    static WhyPicture proving(Moment moment, CellSet cells) {
        return new WhyPicture(moment.grid(), moment.guessed(), moment.entry(), marks(cells, Role.CLASHING, Map.of()));
    }

    /// Returns a solution with the cells lit in which it differs from another one.
    static WhyPicture differing(Puzzle puzzle, byte[] solution, CellSet cells) {
        return still(puzzle, solution, marks(cells, Role.DIFFERING, Map.of()));
    }

    private static WhyPicture still(Puzzle puzzle, byte[] digits, Marks marks) {
        return new WhyPicture(Grid.of(puzzle.givenCells(), digits, new short[81]), CellSet.NONE, null, marks);
    }

    private static Marks marks(CellSet cells, Role role, Map<House, Role> houses) {
        Map<Cell, Role> roles = new HashMap<>();
        cells.forEach(cell -> roles.put(cell, role));
        return new Marks(Map.of(), roles, houses, List.of());
    }
}
