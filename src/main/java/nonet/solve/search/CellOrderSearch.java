package nonet.solve.search;

import nonet.grid.Puzzle;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;

/// Bitmask backtracking: the blanks are filled in cell order with digits in ascending order, and the digits that a cell
/// allows are computed from 27 bit sets, one for each row, column and box. Solutions come in lexicographic order.
public final class CellOrderSearch implements StepSolver {

    @Override
    public String id() {
        return "cell-order";
    }

    @Override
    public SearchCursor cursor(Puzzle puzzle) {
        return new CellOrderCursor(puzzle);
    }
}
