package nonet.ui.desk;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import nonet.explain.mark.MarkedGrid;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Part;
import nonet.explain.mark.Part.Meaning;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.service.setter.SetterReport;
import nonet.service.setter.TrueCandidates;

/// The pictures of the desk on the board.
final class DeskPictures {

    private DeskPictures() {}

    /// Returns a puzzle with its true candidates. Those of one solution are marked, as are the givens that are not needed.
    static MarkedGrid of(Puzzle puzzle, SetterReport report) {
        TrueCandidates counted = report.candidates();
        boolean several = !counted.isComplete() || counted.solutions() > 1;
        short[] shown = new short[81];
        Map<Candidate, Role> roles = new HashMap<>();
        for (Cell cell : CellSet.ALL.minus(puzzle.givenCells())) {
            for (Digit digit : DigitSet.ALL) {
                Candidate candidate = new Candidate(cell, digit);
                int count = several ? counted.count(candidate) : 0;
                shown[cell.index()] |= (short) (count == 0 ? 0 : digit.mask());
                if (count == 1) {
                    roles.put(candidate, Role.PLACED);
                }
            }
        }
        return new MarkedGrid(
                grid(puzzle, shown),
                marks(roles, Meaning.OF_ONE_SOLUTION, report.redundant(), Role.DIFFERING, Meaning.NEEDLESS_GIVEN));
    }

    /// Returns a puzzle with a given and those that can replace it.
    static MarkedGrid replacing(Puzzle puzzle, Candidate given, List<Candidate> others) {
        short[] shown = new short[81];
        Map<Candidate, Role> roles = new HashMap<>();
        for (Candidate each : others) {
            shown[each.cell().index()] |= (short) each.digit().mask();
            roles.put(each, Role.PLACED);
        }
        // Another digit in its own cell is seen where the given is blank.
        boolean own = others.stream().anyMatch(each -> each.cell().equals(given.cell()));
        Puzzle drawn = own ? puzzle.with(given.cell(), null) : puzzle;
        return new MarkedGrid(
                grid(drawn, shown),
                marks(roles, Meaning.REPLACEMENT, CellSet.of(given.cell()), Role.DIFFERING, Meaning.REPLACED_GIVEN));
    }

    /// Returns a solution with a set of cells.
    static MarkedGrid ofSet(Grid solution, CellSet set) {
        return new MarkedGrid(
                solution, marks(Map.of(), Meaning.REPLACEMENT, set, Role.PATTERN, Meaning.UNAVOIDABLE_SET));
    }

    private static Grid grid(Puzzle puzzle, short[] candidates) {
        return Grid.of(puzzle.givenCells(), puzzle.values(), candidates);
    }

    /// @param what the meaning of the candidates
    /// @param role the role of the cells
    /// @param where the meaning of the cells
    private static Marks marks(Map<Candidate, Role> candidates, Meaning what, CellSet cells, Role role, Meaning where) {
        Map<Cell, Role> roles = new HashMap<>();
        cells.forEach(cell -> roles.put(cell, role));
        List<Part> parts =
                List.of(new Part(Part.Kind.CANDIDATE, Role.PLACED, what, 0), new Part(Part.Kind.CELL, role, where, 0));
        return new Marks(candidates, roles, Map.of(), List.of(), List.of(), parts);
    }
}
