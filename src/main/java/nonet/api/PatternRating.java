package nonet.api;

import java.util.Optional;
import nonet.rate.csp.CspResult;

/// The rating of a puzzle on one of Denis Berthier's scales, as [Sudoku#patternRating] returns it.
///
/// @param state whether the scale rates the puzzle
/// @param value the length of the longest pattern or the depth of trial and error that the puzzle needs, 0 if singles
/// solve it; a lower bound if the rating was stopped; 0 if the puzzle is beyond the patterns
public record PatternRating(State state, int value) {

    /// What became of a rating.
    public enum State {
        /// The value is the rating.
        RATED,
        /// No pattern of the scale is enough, whatever its length.
        BEYOND,
        /// The rating took more effort than was allowed.
        STOPPED
    }

    static Optional<PatternRating> of(CspResult result) {
        return switch (result) {
            case CspResult.Rated(int value) -> Optional.of(new PatternRating(State.RATED, value));
            case CspResult.Beyond() -> Optional.of(new PatternRating(State.BEYOND, 0));
            case CspResult.Stopped(int atLeast) -> Optional.of(new PatternRating(State.STOPPED, atLeast));
            case CspResult.NoSolution(), CspResult.SeveralSolutions() -> Optional.empty();
        };
    }
}
