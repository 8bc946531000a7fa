package nonet.service.export;

import nonet.grid.Puzzle;
import nonet.picture.PageWords;
import nonet.rate.explainer.ExplainerRater;
import nonet.rate.explainer.ExplainerResult;
import nonet.rate.explainer.SeRating;
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
        ExplainerRater rater = new ExplainerRater(checker).withEffort(ExplainerRater.PATIENCE);
        return switch (rater.rate(puzzle, cancel)) {
            case ExplainerResult.Rated(SeRating rating, var _) -> words.rated(rating.toString());
            case ExplainerResult.Stopped(int atLeast) -> words.ratedAtLeast(SeRating.text(atLeast));
            case ExplainerResult.Unrated _ -> "";
        };
    }
}
