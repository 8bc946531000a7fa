package nonet.generate;

import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.rate.Level;
import org.jspecify.annotations.Nullable;

/// The requirements on generated puzzles. All have exactly one solution.
///
/// @param symmetry the symmetry of the givens
/// @param clues the allowed number of givens
/// @param minimal whether every single given must be necessary
/// @param digits how many digits occur among the givens
/// @param pattern the cells of the givens, or null for any
/// @param logic the path of human logic
/// @param er the rating of Sudoku Explainer, or null for any
public record PuzzleRequest(
        Symmetry symmetry,
        Clues clues,
        boolean minimal,
        Digits digits,
        @Nullable CellSet pattern,
        LogicRequest logic,
        @Nullable ErRequest er) {

    /// The most clues of a minimal puzzle that is known.
    public static final int MOST_MINIMAL = 40;

    /// Requests any puzzle.
    public static final PuzzleRequest ANY = new PuzzleRequest(Symmetry.NONE, Clues.ANY, false, null);

    /// Requests puzzles whatever the rating of Sudoku Explainer.
    public PuzzleRequest(Symmetry symmetry, Clues clues, boolean minimal, @Nullable Level level) {
        this(symmetry, clues, minimal, level, null);
    }

    /// Requests puzzles of a level and a rating of Sudoku Explainer.
    public PuzzleRequest(
            Symmetry symmetry, Clues clues, boolean minimal, @Nullable Level level, @Nullable ErRequest er) {
        this(symmetry, clues, minimal, Digits.ANY, null, LogicRequest.of(level), er);
    }

    public PuzzleRequest with(LogicRequest other) {
        return new PuzzleRequest(symmetry, clues, minimal, digits, pattern, other, er);
    }

    public PuzzleRequest with(Digits other) {
        return new PuzzleRequest(symmetry, clues, minimal, other, pattern, logic, er);
    }

    /// Returns this request with a rating of Sudoku Explainer, or any if it is null.
    public PuzzleRequest with(@Nullable ErRequest other) {
        return new PuzzleRequest(symmetry, clues, minimal, digits, pattern, logic, other);
    }

    /// Returns this request with givens in these cells and no others.
    public PuzzleRequest withPattern(CellSet cells) {
        return new PuzzleRequest(symmetry, clues, minimal, digits, cells, logic, er);
    }

    /// The number of different digits among the givens.
    public enum Digits {
        ANY,
        EIGHT,
        NINE;

        /// Tests whether givens have the number of digits.
        ///
        /// @param cells 81 digits, 0 for none
        boolean fit(byte[] cells) {
            int seen = 0;
            for (byte digit : cells) {
                seen |= 1 << digit;
            }
            int count = Integer.bitCount(seen >>> 1);
            return switch (this) {
                case ANY -> true;
                case EIGHT -> count == 8;
                case NINE -> count == 9;
            };
        }
    }

    /// A range of the number of givens.
    ///
    /// @param fewest at least 17
    /// @param most at most 81, which means no upper limit: then as few as possible are generated
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
