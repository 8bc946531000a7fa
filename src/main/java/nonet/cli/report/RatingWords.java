package nonet.cli.report;

import nonet.rate.RatingResult;
import nonet.rate.se.SeResult;
import nonet.rate.se.SeResult.Why;

/// The words for what a rating ended with, and why a puzzle has none.
final class RatingWords {

    private RatingWords() {}

    /// Returns the state on both scales: that of the first on which the puzzle is not solved.
    static String state(RatedPuzzle rated) {
        if (rated.scale() == RatedPuzzle.Scale.GUESSES) {
            return rated.guesses() == null ? "invalid" : "solved";
        }
        String human = rated.human() == null ? "solved" : humanState(rated.human());
        return rated.explainer() == null || !human.equals("solved") ? human : explainerState(rated.explainer());
    }

    static String humanState(RatingResult result) {
        return switch (result) {
            case RatingResult.Rated each -> each.rating().solved() ? "solved" : "stuck";
            case RatingResult.NoSolution _, RatingResult.SeveralSolutions _ -> "invalid";
        };
    }

    private static String explainerState(SeResult result) {
        return switch (result) {
            case SeResult.Rated each -> each.rating().isSolved() ? "solved" : "stuck";
            case SeResult.Stopped _ -> "stopped";
            case SeResult.Unrated each -> isInvalid(each.why()) ? "invalid" : "unrated";
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
