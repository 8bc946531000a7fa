package nonet.rate;

import java.util.function.Consumer;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.logic.position.Position;
import nonet.logic.solver.LogicalSolver;
import nonet.logic.solver.Step;
import nonet.solve.Cancel;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// Rates puzzles by solving them with human logic. Immutable.
public final class Rater {

    private final LogicalSolver solver;
    private final Weights weights;

    public Rater(LogicalSolver solver, Weights weights) {
        this.solver = solver;
        this.weights = weights;
    }

    /// Returns the rating of a puzzle with one solution, without the techniques that are unsound for it.
    ///
    /// @param checker counts solutions
    /// @param steps accepts the steps of the path
    Rating rate(Puzzle puzzle, Solver checker, Consumer<Step> steps, Cancel cancel) {
        return rate(solver.soundFor(puzzle, checker, cancel), Position.of(Grid.of(puzzle)), steps, cancel);
    }

    /// Returns the rating of the path from a position to its end, or as far as the solver gets.
    ///
    /// @throws CancellationException if cancelled
    public Rating rate(Position start, Cancel cancel) {
        return rate(solver, start, _ -> {}, cancel);
    }

    private Rating rate(LogicalSolver solver, Position start, Consumer<Step> steps, Cancel cancel) {
        Tally tally = new Tally(weights);
        Position position = start;
        for (Step step = next(solver, start, cancel); step != null; step = next(solver, position, cancel)) {
            tally.add(step.deduction());
            steps.accept(step);
            position = step.after();
        }
        return tally.rating(position.isComplete());
    }

    private static @Nullable Step next(LogicalSolver solver, Position position, Cancel cancel) {
        return position.isComplete() ? null : solver.next(position, cancel);
    }
}
