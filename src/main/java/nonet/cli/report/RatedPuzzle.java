package nonet.cli.report;

import nonet.grid.Puzzle;
import nonet.rate.GuessCount.Guesses;
import nonet.rate.RatingResult;
import nonet.rate.se.SeResult;
import nonet.service.reason.PathWidth;
import org.jspecify.annotations.Nullable;

/// A puzzle with its ratings on the requested scales.
///
/// @param scale the requested scales
/// @param human the rating by human logic, or null if it was not requested
/// @param explainer the rating of Sudoku Explainer, or null if it was not requested
/// @param widths how narrow its path is, or null if it was not requested or has no rating by human logic
/// @param guesses the guesses of a search; null if they were not requested, or if the puzzle has not exactly one solution
public record RatedPuzzle(
        Puzzle puzzle,
        Scale scale,
        @Nullable RatingResult human,
        @Nullable SeResult explainer,
        PathWidth.@Nullable Summary widths,
        @Nullable Guesses guesses) {

    /// The scales on which puzzles are rated.
    public enum Scale {
        HODOKU,
        SE,
        BOTH,
        GUESSES
    }

    /// Tests whether the puzzle was rated, and solved, on each scale.
    public boolean isRated() {
        if (scale == Scale.GUESSES) {
            return guesses != null;
        }
        boolean byHuman = human == null
                || human instanceof RatingResult.Rated rated && rated.rating().solved();
        boolean byExplainer = explainer == null
                || explainer instanceof SeResult.Rated rated && rated.rating().isSolved();
        return byHuman && byExplainer;
    }
}
