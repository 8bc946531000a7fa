package nonet.rate.se;

import java.util.List;

/// The result of a rating. Only a puzzle with exactly one solution, of givens alone, has one.
public sealed interface SeResult {

    /// The rating, and the steps if they were requested.
    record Rated(SeRating rating, List<SeStep> steps) implements SeResult {

        public Rated {
            steps = List.copyOf(steps);
        }
    }

    /// The rating took more effort than was allowed, or did not fit a condition. This is no rating.
    ///
    /// @param atLeast a lower bound of the explainer rating, in tenths
    record Stopped(int atLeast) implements SeResult {}

    /// There is no rating.
    record Unrated(Why why) implements SeResult {}

    /// The reason why a puzzle has no rating.
    enum Why {
        NO_SOLUTION,
        SEVERAL_SOLUTIONS,
        ALREADY_SOLVED,
        CANDIDATES_GIVEN
    }
}
