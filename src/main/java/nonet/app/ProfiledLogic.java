package nonet.app;

import java.util.concurrent.atomic.AtomicReference;
import nonet.grid.Puzzle;
import nonet.logic.solver.LogicSearch;
import nonet.logic.solver.LogicalSolver;
import nonet.rate.Profile;
import nonet.solve.SearchCursor;
import nonet.solve.Solver;
import nonet.solve.StepSolver;

/// Human logic as an engine. A search keeps the profile that was in use when it began.
final class ProfiledLogic implements StepSolver {

    private final LogicalSolver solver;
    private final Solver checker;
    private final boolean guesses;
    private final AtomicReference<LogicSearch> current;

    ProfiledLogic(LogicalSolver solver, Solver checker, boolean guesses) {
        this.solver = solver;
        this.checker = checker;
        this.guesses = guesses;
        current = new AtomicReference<>(new LogicSearch(solver, checker, guesses));
    }

    /// Works by this profile from the next search on.
    void use(Profile profile) {
        current.set(new LogicSearch(solver.with(profile.forSolving()), checker, guesses));
    }

    @Override
    public String id() {
        return current.get().id();
    }

    @Override
    public SearchCursor cursor(Puzzle puzzle) {
        return current.get().cursor(puzzle);
    }
}
