package nonet.solve.search;

import nonet.grid.Puzzle;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;

/// Singles and assumptions: naked and hidden singles as long as there are any, then an assumption in the first of the
/// blanks with the fewest candidates. The board is saved before each assumption.
public final class SinglesSearch implements StepSolver {

    @Override
    public String id() {
        return "singles";
    }

    @Override
    public SearchCursor cursor(Puzzle puzzle) {
        return new SinglesCursor(puzzle);
    }
}
