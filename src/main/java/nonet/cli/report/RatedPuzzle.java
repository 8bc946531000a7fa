package nonet.cli.report;

import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import nonet.grid.Puzzle;
import nonet.rate.GuessCount.Guesses;
import nonet.rate.RatingResult;
import nonet.rate.csp.CspResult;
import nonet.rate.csp.CspScale;
import nonet.rate.se.SeResult;
import nonet.service.reason.PathWidth;
import org.jspecify.annotations.Nullable;

/// A puzzle with its ratings on the requested scales.
///
/// @param scales the requested scales, each a single one
/// @param human the rating by human logic, or null if it was not requested
/// @param explainer the rating of Sudoku Explainer, or null if it was not requested
/// @param widths how narrow its path is, or null if it was not requested or has no rating by human logic
/// @param guesses the guesses of a search; null if they were not requested, or if the puzzle has not exactly one solution
/// @param patterns the ratings by patterns that were requested
public record RatedPuzzle(
        Puzzle puzzle,
        Set<Scale> scales,
        @Nullable RatingResult human,
        @Nullable SeResult explainer,
        PathWidth.@Nullable Summary widths,
        @Nullable Guesses guesses,
        Map<CspScale, CspResult> patterns) {

    public RatedPuzzle {
        scales = Set.copyOf(scales);
        patterns = Map.copyOf(patterns);
    }

    /// The scales on which puzzles are rated, and the words for several of them.
    public enum Scale {
        HODOKU,
        SE,
        BOTH,
        GUESSES,
        W,
        GW,
        B,
        TE,
        ALL;

        /// Returns the scale of a pattern.
        public static Scale of(CspScale scale) {
            return valueOf(scale.name());
        }

        /// Returns the single scales that some words stand for.
        public static Set<Scale> single(List<Scale> words) {
            Set<Scale> scales = EnumSet.copyOf(words);
            if (scales.remove(ALL)) {
                scales = EnumSet.complementOf(EnumSet.of(ALL));
            }
            if (scales.remove(BOTH)) {
                scales.addAll(List.of(HODOKU, SE));
            }
            return scales;
        }
    }

    /// Returns the rating on a scale that was requested.
    CspResult pattern(CspScale scale) {
        return Objects.requireNonNull(patterns.get(scale));
    }

    /// Tests whether the puzzle was rated, and solved, on each scale.
    public boolean isRated() {
        boolean byGuesses = guesses != null || !scales.contains(Scale.GUESSES);
        boolean byHuman = human == null
                || human instanceof RatingResult.Rated rated && rated.rating().solved();
        boolean byExplainer = explainer == null
                || explainer instanceof SeResult.Rated rated && rated.rating().isSolved();
        return byGuesses
                && byHuman
                && byExplainer
                && patterns.values().stream().allMatch(CspResult.Rated.class::isInstance);
    }
}
