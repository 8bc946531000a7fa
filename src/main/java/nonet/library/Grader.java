package nonet.library;

import java.util.EnumMap;
import java.util.Map;
import nonet.grid.Puzzle;
import nonet.rate.HumanLogic;
import nonet.rate.Profile;
import nonet.rate.Rating;
import nonet.rate.RatingResult;
import nonet.rate.csp.CspRater;
import nonet.rate.csp.CspResult;
import nonet.rate.csp.CspScale;
import nonet.rate.csp.StoredCspRatings;
import nonet.rate.se.SeRater;
import nonet.rate.se.StoredSeRating;
import nonet.solve.Cancel;
import org.jspecify.annotations.Nullable;

/// Rates the puzzles of the library, by human logic and as Sudoku Explainer does.
public record Grader(HumanLogic logic) {

    public Profile profile() {
        return logic.profile();
    }

    /// Returns a grader with another profile.
    public Grader with(Profile profile) {
        return new Grader(logic.with(profile));
    }

    /// Returns the grade of a puzzle.
    ///
    /// @param known the rating of Sudoku Explainer, or null if it is to be found; it does not depend on the profile
    /// @throws CancellationException if cancelled
    public StoredRating grade(Puzzle puzzle, @Nullable StoredSeRating known, Cancel cancel) {
        return switch (logic.rate(puzzle, cancel)) {
            case RatingResult.NoSolution() -> new StoredRating(Grade.NONE, 0, StoredSeRating.NONE);
            case RatingResult.SeveralSolutions() -> new StoredRating(Grade.SEVERAL, 0, StoredSeRating.NONE);
            case RatingResult.Rated(Rating rating) -> {
                StoredSeRating explained = known == null ? explain(puzzle, cancel) : known;
                yield new StoredRating(Grade.of(rating.level()), rating.score(), explained);
            }
        };
    }

    /// Returns the ratings of a puzzle by patterns and trials: each up to a bound of effort or, where one was made up to a
    /// lower bound before, without a bound.
    ///
    /// @param known the ratings made before, or null if there are none
    /// @throws CancellationException if cancelled
    public StoredCspRatings patterns(Puzzle puzzle, @Nullable StoredCspRatings known, Cancel cancel) {
        CspRater rater = new CspRater(logic.checker());
        Map<CspScale, CspResult> results = new EnumMap<>(CspScale.class);
        for (CspScale scale : CspScale.values()) {
            CspResult before = known == null ? null : known.on(scale).orElse(null);
            results.put(
                    scale,
                    switch (before) {
                        case null ->
                            rater.withEffort(CspRater.BACKGROUND_EFFORT).rate(puzzle, scale, cancel);
                        case CspResult.Stopped _ -> rater.rate(puzzle, scale, cancel);
                        case CspResult.Rated _,
                                CspResult.Beyond _,
                                CspResult.NoSolution _,
                                CspResult.SeveralSolutions _ -> before;
                    });
        }
        return StoredCspRatings.of(results);
    }

    private StoredSeRating explain(Puzzle puzzle, Cancel cancel) {
        return StoredSeRating.of(new SeRater(logic.checker())
                .withBudget(SeRater.BACKGROUND_BUDGET)
                .rate(puzzle, cancel));
    }
}
