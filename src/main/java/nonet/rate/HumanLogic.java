package nonet.rate;

import java.util.function.Consumer;
import nonet.grid.Puzzle;
import nonet.logic.finder.StandardFinders;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Solver;

/// Human logic as a profile describes it: the solver with all techniques, wired with the engine that checks solutions,
/// and the ratings that follow from it. Immutable.
public final class HumanLogic {

    private final Solver checker;
    private final Profile profile;
    private final LogicalSolver solver;
    private final Rater rater;

    /// @param checker counts solutions, and finds the digits of brute force
    public HumanLogic(Solver checker, Profile profile) {
        this.checker = checker;
        this.profile = profile;
        solver = new LogicalSolver(StandardFinders.withBruteForce(checker), profile.forSolving());
        rater = new Rater(solver, profile.weights());
    }

    /// Returns a solver that reasons only: it has all techniques of a profile but brute force.
    public static LogicalSolver withoutBruteForce(Profile profile) {
        return new LogicalSolver(StandardFinders.all(), profile.forSolving());
    }

    public HumanLogic with(Profile other) {
        return new HumanLogic(checker, other);
    }

    public Solver checker() {
        return checker;
    }

    public Profile profile() {
        return profile;
    }

    public LogicalSolver solver() {
        return solver;
    }

    /// Rates a puzzle if it has exactly one solution.
    ///
    /// @throws CancellationException if cancelled
    public RatingResult rate(Puzzle puzzle, Cancel cancel) {
        return rate(puzzle, _ -> {}, cancel);
    }

    /// Rates a puzzle if it has exactly one solution.
    ///
    /// @param steps accepts the steps of the path by which it is rated
    /// @throws CancellationException if cancelled
    public RatingResult rate(Puzzle puzzle, Consumer<Step> steps, Cancel cancel) {
        return switch (checker.solvability(puzzle, cancel)) {
            case Answer.None() -> new RatingResult.NoSolution();
            case Answer.Several _ -> new RatingResult.SeveralSolutions();
            case Answer.Unique _ -> new RatingResult.Rated(rater.rate(puzzle, checker, steps, cancel));
        };
    }
}
