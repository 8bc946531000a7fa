package nonet.generate;

import nonet.rate.Level;
import org.jspecify.annotations.Nullable;

/// What puzzles are to be like. All have exactly one solution.
///
/// @param symmetry how the places of the givens mirror each other
/// @param clues how many givens there may be
/// @param minimal whether no given may be superfluous, each by itself
/// @param level how hard they are to be for human logic, or null when that does not matter
public record PuzzleRequest(
        Symmetry symmetry,
        Clues clues,
        boolean minimal,
        @Nullable Level level) {

    /// The fewest clues that a puzzle with one solution can have (McGuire, Tugemann and Civario 2012).
    public static final int FEWEST = 17;

    /// The most clues of a minimal puzzle that anybody has found.
    public static final int MOST_MINIMAL = 40;

    /// How many givens there may be.
    ///
    /// @param fewest at least 17
    /// @param most at most 81, which stands for no upper end: then as few are wanted as come about
    public record Clues(int fewest, int most) {

        /// Any number.
        public static final Clues ANY = new Clues(FEWEST, 81);

        public Clues {
            if (fewest < FEWEST || fewest > most || most > 81) {
                throw new IllegalArgumentException("clues from " + fewest + " to " + most);
            }
        }

        boolean contain(int count) {
            return fewest <= count && count <= most;
        }
    }
}
