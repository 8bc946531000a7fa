package nonet.ui.verdict;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.explain.Explainer;
import nonet.explain.mark.MarkedGrid;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Conflict;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.grid.Puzzle;
import nonet.logic.solver.Step;
import nonet.service.diagnosis.Argument;
import nonet.service.diagnosis.Impasse;

/// The pictures of explanations on the board. Which of their digits are given is not of interest.
final class WhyPictures {

    private WhyPictures() {}

    /// Returns a puzzle with the digits lit that clash.
    static MarkedGrid clashing(Puzzle puzzle, CellSet cells) {
        return still(puzzle, puzzle.values(), marks(cells, Role.CLASHING, Map.of()));
    }

    /// Returns a puzzle with a repeated digit and its house highlighted.
    static MarkedGrid of(Conflict conflict, Puzzle puzzle) {
        return still(
                puzzle,
                puzzle.values(),
                marks(conflict.cells(), Role.CLASHING, Map.of(conflict.house(), Role.CLASHING)));
    }

    /// Returns a step of a proof that the lit digits clash.
    static MarkedGrid proving(Step step, CellSet cells) {
        Grid before = step.before().grid();
        Marks marks = Explainer.marks(step.deduction(), before);
        Map<Cell, Role> roles = new HashMap<>(marks.cells());
        cells.forEach(cell -> roles.put(cell, Role.CLASHING));
        return new MarkedGrid(before, marks.with(marks.candidates(), roles));
    }

    /// Returns the contradiction that a proof ends with.
    static MarkedGrid ending(Argument argument) {
        Impasse end = argument.end();
        Map<House, Role> houses = end instanceof Impasse.TooFewPlaces(var _, House house, var _)
                ? Map.of(house, Role.CLASHING)
                : Map.of();
        return new MarkedGrid(argument.last().grid(), marks(end.cells(), Role.CLASHING, houses));
    }

    /// Returns a solution with the cells lit in which it differs from another one.
    static MarkedGrid differing(Puzzle puzzle, byte[] solution, CellSet cells) {
        return still(puzzle, solution, marks(cells, Role.DIFFERING, Map.of()));
    }

    private static MarkedGrid still(Puzzle puzzle, byte[] digits, Marks marks) {
        return new MarkedGrid(Grid.of(puzzle.givenCells(), digits, new short[81]), marks);
    }

    private static Marks marks(CellSet cells, Role role, Map<House, Role> houses) {
        Map<Cell, Role> roles = new HashMap<>();
        cells.forEach(cell -> roles.put(cell, role));
        return new Marks(Map.of(), roles, houses, List.of());
    }
}
