package nonet.ui.library;

import nonet.rate.csp.CspResult;
import nonet.rate.csp.CspScale;
import nonet.rate.csp.StoredCspRatings;
import org.jspecify.annotations.Nullable;

/// A range of ratings by whips, both ends included, or the puzzles that are beyond them.
enum WhipBand {
    SINGLES(0, 0),
    SHORT(1, 4),
    MIDDLE(5, 8),
    LONG(9, Integer.MAX_VALUE),
    BEYOND(1, 0);

    private final int least;
    private final int most;

    WhipBand(int least, int most) {
        this.least = least;
        this.most = most;
    }

    int least() {
        return least;
    }

    int most() {
        return most;
    }

    /// Tests whether a puzzle is rated within the range; a lower bound counts as a rating in the longest only.
    boolean takes(@Nullable StoredCspRatings patterns) {
        return patterns != null
                && switch (patterns.on(CspScale.W).orElse(null)) {
                    case CspResult.Rated(int length) -> length >= least && length <= most;
                    case CspResult.Stopped(int atLeast) -> this == LONG && atLeast >= least;
                    case CspResult.Beyond() -> this == BEYOND;
                    case CspResult.NoSolution(), CspResult.SeveralSolutions() -> false;
                    case null -> false;
                };
    }
}
