package nonet.solve.search;

import nonet.grid.Puzzle;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;

/// The shrinking search, version 2.1: as [ClassicSearch], but a digit that is entered is struck from its peers at once,
/// and where a pass fills nothing the candidate lists are narrowed by group and by ply before it guesses. Parsing, a
/// pass that succeeds and a guess are counted steps.
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
