package nonet.service.export;

import nonet.grid.Puzzle;
import nonet.picture.PageWords;
import nonet.rate.se.SeRater;
import nonet.rate.se.SeRating;
import nonet.rate.se.SeResult;
import nonet.solve.Cancel;
import nonet.solve.Solver;

/// The ratings of Sudoku Explainer on pages.
///
/// @param checker counts solutions
record RatingNotes(Solver checker, PageWords words) {

    /// Returns the rating of a puzzle, such as `SE 7.1/7.1/2.6`; empty if it has none.
    ///
    /// @throws CancellationException if cancelled
    String of(Puzzle puzzle, Cancel cancel) {
        SeRater rater = new SeRater(checker).withBudget(SeRater.BACKGROUND_BUDGET);
        return switch (rater.rate(puzzle, cancel)) {
            case SeResult.Rated(SeRating rating, var _) -> words.rated(rating.toString());
            case SeResult.Stopped(int atLeast) -> words.ratedAtLeast(SeRating.text(atLeast));
            case SeResult.Unrated _ -> "";
        };
    }
}
