package nonet.logic.solver;

import java.util.Optional;
import nonet.deduce.Family;
import nonet.grid.Puzzle;
import nonet.pseudocode.CodeListing;
import nonet.solve.Cancel;
import nonet.solve.GuessRule;
import nonet.solve.SearchCursor;
import nonet.solve.Solver;
import nonet.solve.StepSolver;

/// Human logic as an engine. It applies named steps as long as there are any. Then it either guesses, in the first of
/// the blank cells with the fewest candidates, and continues, or it stops.
public final class LogicSearch implements StepSolver, CodeListing.Source {

    private final LogicalSolver solver;
    private final Solver checker;
    private final boolean guesses;

    /// @param checker decides for which puzzles the uniqueness techniques are sound
    /// @param guesses whether to guess when no step is found; guessing replaces the techniques of last resort, which
    ///     try assumptions themselves
    public LogicSearch(LogicalSolver solver, Solver checker, boolean guesses) {
        LogicOptions options = guesses ? solver.options().without(Family.LAST_RESORT) : solver.options();
        this.solver = solver.with(options);
        this.checker = checker;
        this.guesses = guesses;
    }

    @Override
    public String id() {
        return guesses ? "logic" : "logic-only";
    }

    @Override
    public boolean isComplete() {
        return guesses;
    }

    /// Returns the listing with the techniques of a search: those that need a unique solution are used only if there is
    /// one.
    @Override
    public CodeListing listing(Puzzle puzzle) {
        LogicOptions options = solver.soundFor(puzzle, checker, Cancel.NEVER).options();
        return CodeListing.ofLogic(
                id(),
                options.tiers().stream().flatMap(tier -> tier.stream().sorted()).toList());
    }

    @Override
    public Optional<GuessRule> guessRule() {
        return guesses ? Optional.of(GuessRule.FEWEST_CANDIDATES) : Optional.empty();
    }

    @Override
    public SearchCursor cursor(Puzzle puzzle) {
        return new LogicCursor(puzzle, solver, checker, guesses);
    }
}
