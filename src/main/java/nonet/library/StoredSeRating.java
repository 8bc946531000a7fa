package nonet.library;

import java.util.Comparator;
import nonet.rate.se.SeRating;
import nonet.rate.se.SeResult;

/// The rating of Sudoku Explainer that the library keeps of a puzzle, in tenths.
///
/// @param er 0 if the puzzle has no rating
/// @param ep 0 if there is no rating, or when `er` is only a lower bound
/// @param ed 0 if there is no rating, or when `er` is only a lower bound
public record StoredSeRating(int er, int ep, int ed) {

    /// The stored value of a puzzle without a rating.
    public static final StoredSeRating NONE = new StoredSeRating(0, 0, 0);

    /// From easy to hard; a lower bound comes behind the ratings it may stand for.
    public static final Comparator<StoredSeRating> BY_ER =
            Comparator.comparingInt(StoredSeRating::er).thenComparing(each -> !each.isRated());

    static StoredSeRating of(SeResult result) {
        return switch (result) {
            case SeResult.Rated rated -> of(rated.rating());
            case SeResult.Stopped stopped -> new StoredSeRating(stopped.atLeast(), 0, 0);
            case SeResult.Unrated _ -> NONE;
        };
    }

    private static StoredSeRating of(SeRating rating) {
        return new StoredSeRating(rating.er(), rating.ep(), rating.ed());
    }

    /// Tests whether this is a rating, and neither a lower bound nor nothing.
    public boolean isRated() {
        return ep > 0;
    }
}
