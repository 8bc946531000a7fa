package nonet.solve.search;

import nonet.grid.Puzzle;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;

/// The shrinking search, version 2.1: like [ClassicSearch], but an entered digit is struck from its peers at once, and
/// after a pass that fills nothing the candidate lists are narrowed by group and by ply before a guess. Parsing, a
/// successful pass and a guess are counted steps.
public final class ShrinkingSearch implements StepSolver {

    @Override
    public String id() {
        return "shrinking";
    }

    @Override
    public SearchCursor cursor(Puzzle puzzle) {
        return new ShrinkingCursor(puzzle);
    }
}
