package nonet.generate;

import java.util.random.RandomGenerator;
import nonet.generate.PuzzleCriterion.Fit;
import nonet.solve.Cancel;

/// Searches for puzzles with one solution whose givens are as requested, for one thread at a time.
interface GivensSearch {

    /// Forgets all earlier puzzles.
    void reset();

    /// Makes one try.
    ///
    /// @return whether it led to a puzzle
    boolean attempt(RandomGenerator random, Cancel cancel);

    /// Turns a puzzle that is not as hard as requested into a similar one.
    ///
    /// @param fit how the puzzle compares with the request
    /// @return whether there is another puzzle; otherwise a new try is due
    boolean change(Fit fit, RandomGenerator random, Cancel cancel);

    /// Returns the puzzle, row by row, 0 for a blank.
    byte[] cells();

    /// Returns the fewest solutions of digits on a pattern so far, 0 if unknown.
    int fewestSolutions();
}
