package nonet.generate;

import nonet.grid.Puzzle;
import nonet.solve.Cancel;

/// A condition on puzzles that takes a while to check. Safe for use by several threads.
@FunctionalInterface
public interface PuzzleTest {

    /// Tests whether a puzzle with one solution is as wanted.
    ///
    /// @throws CancellationException if cancelled
    boolean passes(Puzzle puzzle, Cancel cancel);

    /// Returns the test that passes what both pass; the other one is asked second.
    default PuzzleTest and(PuzzleTest other) {
        return (puzzle, cancel) -> passes(puzzle, cancel) && other.passes(puzzle, cancel);
    }
}
