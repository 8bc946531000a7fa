package nonet.solve.search;

import nonet.grid.Puzzle;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;

/// The classic search, version 1.0: pass after pass it fills the cells that have one candidate left, and where a pass
/// fills nothing it guesses on the first cell with the fewest candidates. The candidates are computed anew after each
/// pass and each guess. A pass is a counted step.
public final class ClassicSearch implements StepSolver {

    @Override
    public String id() {
        return "classic";
    }

    @Override
    public SearchCursor cursor(Puzzle puzzle) {
        return new ClassicCursor(puzzle);
    }
}
