package nonet.service.diagnosis;

import java.util.List;
import nonet.grid.Conflict;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;

/// Checks puzzles with a fast engine.
public final class Verdicts {

    private final Solver solver;

    public Verdicts(Solver solver) {
        this.solver = solver;
    }

    /// Tests whether a puzzle without a solution has none because of its candidates: its givens alone have one.
    public boolean isSolvedWithoutCandidates(Puzzle puzzle, Cancel cancel) {
        return puzzle.isRestricted()
                && solver.solve(puzzle.unrestricted(), Limit.solutions(1), cancel) instanceof Answer.Unknown unknown
                && unknown.first() != null;
    }

    /// Returns the verdict on a puzzle.
    ///
    /// @throws CancellationException if cancelled
    public Verdict check(Puzzle puzzle, Cancel cancel) {
        List<Conflict> conflicts = puzzle.conflicts();
        if (!conflicts.isEmpty()) {
            return new Verdict.Contradictory(conflicts);
        }
        return switch (solver.solvability(puzzle, cancel)) {
            case Answer.None() -> new Verdict.NoSolution(isSolvedWithoutCandidates(puzzle, cancel));
            case Answer.Unique(Grid solution) -> new Verdict.OneSolution(solution);
            case Answer.Several _ -> new Verdict.SeveralSolutions();
        };
    }
}
