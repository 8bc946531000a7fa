package nonet.cli.report;

import java.util.ArrayList;
import java.util.List;
import nonet.rate.RatingResult;
import nonet.rate.csp.CspResult;
import nonet.rate.csp.CspScale;
import nonet.rate.se.SeResult;
import nonet.rate.se.SeResult.Why;

/// The words for what a rating ended with, and why a puzzle has none.
final class RatingWords {

    private RatingWords() {}

    private static final String SOLVED = "solved";
    private static final String INVALID = "invalid";

    /// Returns the state on all scales: that of the first on which the puzzle is not solved.
    static String state(RatedPuzzle rated) {
        List<String> states = new ArrayList<>();
        if (rated.human() != null) {
            states.add(humanState(rated.human()));
        }
        if (rated.explainer() != null) {
            states.add(explainerState(rated.explainer()));
        }
        if (rated.scales().contains(RatedPuzzle.Scale.GUESSES)) {
            states.add(rated.guesses() == null ? INVALID : SOLVED);
        }
        for (CspScale scale : CspScale.values()) {
            CspResult result = rated.patterns().get(scale);
            states.add(result == null ? SOLVED : patternState(result));
        }
        return states.stream().filter(each -> !each.equals(SOLVED)).findFirst().orElse(SOLVED);
    }

    private static String patternState(CspResult result) {
        return switch (result) {
            case CspResult.Rated _ -> SOLVED;
            case CspResult.Beyond() -> "stuck";
            case CspResult.Stopped _ -> "stopped";
            case CspResult.NoSolution(), CspResult.SeveralSolutions() -> INVALID;
        };
    }

    /// Returns the name of a scale as it is written in the field, with the rating of a puzzle on it.
    static String pattern(CspScale scale, CspResult result) {
        return scale.symbol() + " "
                + switch (result) {
                    case CspResult.Rated(int value) -> String.valueOf(value);
                    case CspResult.Beyond() -> "none";
                    case CspResult.Stopped(int atLeast) -> "at least " + atLeast;
                    case CspResult.NoSolution(), CspResult.SeveralSolutions() -> INVALID;
                };
    }

    static String humanState(RatingResult result) {
        return switch (result) {
            case RatingResult.Rated each -> each.rating().solved() ? SOLVED : "stuck";
            case RatingResult.NoSolution _, RatingResult.SeveralSolutions _ -> INVALID;
        };
    }

    private static String explainerState(SeResult result) {
        return switch (result) {
            case SeResult.Rated each -> each.rating().isSolved() ? SOLVED : "stuck";
            case SeResult.Stopped _ -> "stopped";
            case SeResult.Unrated each -> isInvalid(each.why()) ? INVALID : "unrated";
        };
    }

    static boolean isInvalid(Why why) {
        return why == Why.NO_SOLUTION || why == Why.SEVERAL_SOLUTIONS;
    }

    static String sentence(Why why) {
        return switch (why) {
            case NO_SOLUTION -> "the puzzle has no solution";
            case SEVERAL_SOLUTIONS -> "the puzzle has several solutions";
            case ALREADY_SOLVED -> "the puzzle is already solved";
            case CANDIDATES_GIVEN -> "the puzzle has given candidates, which this scale does not rate";
        };
    }
}
