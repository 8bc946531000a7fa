package nonet.logic.solver;

import nonet.deduce.Family;
import nonet.grid.Puzzle;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import nonet.solve.Walk;

/// Human logic as an engine: named steps as long as there are any. Where none helps, it either guesses, in the first of
/// the blanks with the fewest candidates, and goes on with named steps, or it stands still.
public final class LogicSearch implements StepSolver {

    private final LogicalSolver solver;
    private final LogicalSolver withoutUniqueness;
    private final Solver checker;
    private final boolean guesses;

    /// @param checker tells whether a puzzle has one solution only; where it has more, the techniques that rest on
    ///     there being one are left out
    /// @param guesses whether it guesses when it is stuck: then it does so in place of the last resorts, which try out what
    ///     a guess tries
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
