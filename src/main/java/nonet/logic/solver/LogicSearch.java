package nonet.logic.solver;

import nonet.deduce.Family;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import nonet.solve.Walk;

/// Human logic as an engine. It applies named steps as long as there are any. Then it either guesses, in the first of
/// the blank cells with the fewest candidates, and continues, or it stops.
public final class LogicSearch implements StepSolver {

    private final LogicalSolver solver;
    private final LogicalSolver withoutUniqueness;
    private final Solver checker;
    private final boolean guesses;

    /// @param checker tests for a unique solution; without one, techniques that require uniqueness are left out
    /// @param guesses whether to guess when no step is found; guessing replaces the techniques of last resort, which
    ///     try assumptions themselves
    public LogicSearch(LogicalSolver solver, Solver checker, boolean guesses) {
        LogicOptions options = guesses ? solver.options().without(Family.LAST_RESORT) : solver.options();
        this.solver = solver.with(options);
        this.withoutUniqueness = solver.with(options.withoutUniqueness());
        this.checker = checker;
        this.guesses = guesses;
    }

    @Override
    public String id() {
        return guesses ? "logic" : "logic-only";
    }

    @Override
    public Walk walk(Puzzle puzzle) {
        boolean unique = checker.solve(puzzle, Limit.TWO, Cancel.NEVER) instanceof Answer.Unique;
        return new LogicWalk(puzzle, unique ? solver : withoutUniqueness, guesses);
    }
}
