package nonet.rate.se.board;

import org.jspecify.annotations.Nullable;

/// A rule that looks for patterns in a fixed order, and takes the first that removes something. Nets
/// take all of them.
public interface PatternRule extends Rule {

    /// Receives the patterns that remove something.
    @FunctionalInterface
    interface Sink {

        /// Accepts a step.
        ///
        /// @param absent the candidates that must be missing for the pattern to hold, among others that were never
        /// there
        /// @return whether the search can stop
        boolean take(FoundStep step, int[] absent);
    }

    /// Searches a board until the sink has enough.
    void search(RatingBoard board, Sink sink);

    @Override
    default @Nullable FoundStep first(RatingBoard board) {
        FoundStep[] first = new FoundStep[1];
        search(board, (step, absent) -> {
            first[0] = step;
            return true;
        });
        return first[0];
    }
}
