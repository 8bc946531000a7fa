package nonet.ui.library;

import nonet.rate.se.StoredSeRating;
import org.jspecify.annotations.Nullable;

/// A range of explainer ratings, in tenths, both ends included.
enum ErBand {
    SINGLES(10, 25),
    PATTERNS(26, 62),
    CHAINS(65, 79),
    NETS(80, 89),
    HARD_NETS(90, 99),
    EXTREME(100, 200);

    private final int least;
    private final int most;

    ErBand(int least, int most) {
        this.least = least;
        this.most = most;
    }

    int least() {
        return least;
    }

    int most() {
        return most;
    }

    /// Tests whether a puzzle is rated within the range; a lower bound counts as a rating in the last one only.
    boolean takes(@Nullable StoredSeRating explained) {
        return explained != null
                && explained.er() >= least
                && explained.er() <= most
                && (explained.isRated() || this == EXTREME);
    }
}
