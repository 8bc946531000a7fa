package nonet.rate.csp;

import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/// What is kept of the ratings by patterns and trials in collections of many puzzles: a number for each scale, higher for
/// harder puzzles.
///
/// The number is twice the rating; that of a lower bound is one more, and [#BEYOND] stands for no rating of any length. A
/// puzzle without exactly one solution has [#NONE] for each.
public record StoredCspRatings(int w, int gw, int b, int te) {

    /// The version of the ratings, to be raised by a change that may change one: stored ones of another version are made
    /// again.
    public static final int VERSION = 1;

    /// The number of a puzzle that no pattern of the scale solves.
    public static final int BEYOND = 1000;

    /// The number of a puzzle that is not rated.
    public static final int NONE = -1;

    /// Returns the ratings of a puzzle.
    ///
    /// @param results a result for each scale
    public static StoredCspRatings of(Map<CspScale, CspResult> results) {
        return new StoredCspRatings(
                number(results, CspScale.W),
                number(results, CspScale.GW),
                number(results, CspScale.B),
                number(results, CspScale.TE));
    }

    private static int number(Map<CspScale, CspResult> results, CspScale scale) {
        return switch (Objects.requireNonNull(results.get(scale))) {
            case CspResult.Rated(int value) -> 2 * value;
            case CspResult.Stopped(int atLeast) -> 2 * atLeast + 1;
            case CspResult.Beyond() -> BEYOND;
            case CspResult.NoSolution(), CspResult.SeveralSolutions() -> NONE;
        };
    }

    /// Returns the number of a scale.
    public int number(CspScale scale) {
        return switch (scale) {
            case W -> w;
            case GW -> gw;
            case B -> b;
            case TE -> te;
        };
    }

    /// Returns the result on a scale; empty for a puzzle without exactly one solution.
    public Optional<CspResult> on(CspScale scale) {
        int number = number(scale);
        if (number < 0) {
            return Optional.empty();
        }
        return Optional.of(
                number >= BEYOND
                        ? new CspResult.Beyond()
                        : number % 2 == 0 ? new CspResult.Rated(number / 2) : new CspResult.Stopped(number / 2));
    }

    /// Tests whether a rating is a lower bound.
    public boolean isBound() {
        return Stream.of(CspScale.values()).map(this::on).anyMatch(on -> on.orElse(null) instanceof CspResult.Stopped);
    }

    /// Tests whether the numbers may be those of a puzzle; a damaged file has others.
    public boolean isValid() {
        for (CspScale scale : CspScale.values()) {
            if (number(scale) < NONE || number(scale) > BEYOND || (number(scale) == NONE) != (w == NONE)) {
                return false;
            }
        }
        return true;
    }
}
