package nonet.solve;

import nonet.grid.Puzzle;

/// An engine that answers how many solutions a puzzle has. Engines are stateless: one instance serves any number of
/// threads.
public interface Solver {

    /// Returns the engine's short name, such as `classic`.
    String id();

    /// Solves the puzzle. Contradictory givens have no solution.
    ///
    /// @throws CancellationException if cancelled
    Answer solve(Puzzle puzzle, Limit limit, Cancel cancel);

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
