package nonet.service.batch;

import nonet.rate.se.StoredSeRating;

/// A range of explainer ratings, in tenths, both ends included.
///
/// @param least the lowest, or 0 for no lower end
/// @param most the highest, or [#OPEN] for no upper end
public record ErRange(int least, int most) {

    /// No upper end.
    public static final int OPEN = Integer.MAX_VALUE;

    /// All puzzles, those without a rating too.
    public static final ErRange ANY = new ErRange(0, OPEN);

    /// Tests whether a puzzle is surely within the range. A lower bound is, when the range has no upper end.
    boolean takes(StoredSeRating rating) {
        return equals(ANY)
                || rating.er() >= Math.max(least, 1) && rating.er() <= most && (rating.isRated() || most == OPEN);
    }
}
