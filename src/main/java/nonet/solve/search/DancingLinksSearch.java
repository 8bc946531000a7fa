package nonet.solve.search;

import nonet.grid.Puzzle;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;

/// Dancing links: sudoku as an exact cover of 324 constraints by 729 candidates. The constraint that the fewest
/// candidates satisfy is covered first, the leftmost of equals (Donald Knuth's Algorithm X).
public final class DancingLinksSearch implements StepSolver {

    @Override
    public String id() {
        return "dancing-links";
    }

    @Override
    public SearchCursor cursor(Puzzle puzzle) {
        return new DancingLinksCursor(puzzle);
    }
}
