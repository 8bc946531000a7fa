package nonet.solve.search;

import nonet.grid.Puzzle;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;

/// The classic search, version 1.0: each pass fills the cells with a single candidate, and after a pass that fills
/// nothing it guesses in the first cell with the fewest candidates. The candidates are recomputed after each pass and
/// each guess. A pass is a counted step.
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
