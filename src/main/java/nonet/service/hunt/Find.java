package nonet.service.hunt;

import nonet.grid.Puzzle;
import nonet.rate.se.SeRating;
import org.jspecify.annotations.Nullable;

/// A puzzle that meets the goal of a hunt.
///
/// @param rating the rating of Sudoku Explainer; null if it was not requested
/// @param guesses the median of the guesses of a search; -1 if it was not requested
public record Find(Puzzle puzzle, @Nullable SeRating rating, long guesses) {

    /// Returns the line of a result file: the puzzle, and its rating and guesses if they are known, with tabs between
    /// them.
    public String line() {
        return puzzle.text() + (rating == null ? "" : "\t" + rating) + (guesses < 0 ? "" : "\t" + guesses);
    }
}
