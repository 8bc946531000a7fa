package nonet.generate;

import nonet.grid.Puzzle;
import nonet.rate.Level;
import org.jspecify.annotations.Nullable;

/// The requirements on generated puzzles. All have exactly one solution.
///
/// @param symmetry the symmetry of the givens
/// @param clues the allowed number of givens
/// @param minimal whether every single given must be necessary
/// @param level the level for human logic, or null for any
/// @param er the rating of Sudoku Explainer, or null for any
public record PuzzleRequest(
        Symmetry symmetry,
        Clues clues,
        boolean minimal,
        @Nullable Level level,
        @Nullable ErRequest er) {

    /// The most clues of a minimal puzzle that is known.
    public static final int MOST_MINIMAL = 40;

    /// Requests puzzles whatever the rating of Sudoku Explainer.
    public PuzzleRequest(Symmetry symmetry, Clues clues, boolean minimal, @Nullable Level level) {
        this(symmetry, clues, minimal, level, null);
    }

    /// A range of the number of givens.
    ///
    /// @param fewest at least 17
    /// @param most at most 81, which stands for no upper end: then the fewest possible are wanted
    public record Clues(int fewest, int most) {

        /// Any number.
        public static final Clues ANY = new Clues(Puzzle.FEWEST_CLUES, 81);

        public Clues {
            if (fewest < Puzzle.FEWEST_CLUES || fewest > most || most > 81) {
                throw new IllegalArgumentException("clues from " + fewest + " to " + most);
            }
        }

        boolean contain(int count) {
            return fewest <= count && count <= most;
        }
    }
}
