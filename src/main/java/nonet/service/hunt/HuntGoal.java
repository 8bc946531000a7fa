package nonet.service.hunt;

import java.util.Set;
import nonet.deduce.Technique;
import nonet.generate.ErRequest.Gem;
import nonet.generate.PuzzleRequest.Clues;

/// The conditions on the puzzles that a hunt keeps.
///
/// @param clues the number of givens
/// @param minimal whether every given must be necessary
/// @param needs the techniques that human logic cannot do without
/// @param rating the rating of Sudoku Explainer
/// @param guesses the least median of the guesses of a search; 0 for any
public record HuntGoal(Clues clues, boolean minimal, Set<Technique> needs, Ratings rating, int guesses) {

    /// Any puzzle, without a rating.
    public static final HuntGoal ANY = new HuntGoal(Clues.ANY, false, Set.of(), Ratings.NONE, 0);

    public HuntGoal {
        needs = Set.copyOf(needs);
    }

    /// The conditions on the rating of Sudoku Explainer, in tenths.
    ///
    /// @param er the least ER
    /// @param ep the least EP
    /// @param ed the least ED
    /// @param wanted whether puzzles are rated even if every rating is accepted
    public record Ratings(int er, int ep, int ed, Gem gem, boolean wanted) {

        /// Any puzzle, without a rating.
        public static final Ratings NONE = new Ratings(0, 0, 0, Gem.ANY, false);

        /// Tests whether puzzles must be rated.
        public boolean isNeeded() {
            return wanted || er + ep + ed > 0 || gem != Gem.ANY;
        }
    }
}
