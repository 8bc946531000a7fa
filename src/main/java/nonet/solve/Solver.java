package nonet.solve;

import nonet.grid.Grid;
import nonet.grid.Puzzle;
import org.jspecify.annotations.Nullable;

/// An engine that answers how many solutions a puzzle has. Engines are stateless: one instance serves any number of
/// threads.
public interface Solver {

    /// Returns the engine's short name, such as `classic`.
    String id();

    /// Solves the puzzle. Contradictory givens have no solution.
    ///
    /// @throws CancellationException if cancelled
    Answer solve(Puzzle puzzle, Limit limit, Cancel cancel);

    /// Tells puzzles without a solution, with one and with several apart.
    ///
    /// @throws IllegalStateException if the engine gets stuck, which a complete one never does
    /// @throws CancellationException if cancelled
    default Solvability solvability(Puzzle puzzle, Cancel cancel) {
        return switch (solve(puzzle, Limit.TWO, cancel)) {
            case Solvability known -> known;
            case Answer.Unknown undecided -> throw new IllegalStateException(undecided.toString());
        };
    }

    /// Returns the only solution of a puzzle, or null if there is none, there are several, or the engine gets stuck.
    ///
    /// @throws CancellationException if cancelled
    default @Nullable Grid solution(Puzzle puzzle, Cancel cancel) {
        return solve(puzzle, Limit.TWO, cancel) instanceof Answer.Unique(Grid solution) ? solution : null;
    }

    /// Tests whether the engine finds every solution; otherwise it may get stuck.
    default boolean isComplete() {
        return true;
    }

    /// Returns a cursor before the first solution.
    Solutions solutions(Puzzle puzzle);

    /// Returns a counter of solutions for the use of one thread.
    default SolutionCounter counter() {
        return new AnswerCounter(this);
    }
}
