package nonet.rate.se;

import java.util.Comparator;

/// What is kept of a rating in collections of many puzzles: the rating, a lower bound of ER, or nothing.
///
/// @param er ER or a lower bound of it, in tenths; 0 if the puzzle has no rating
/// @param ep EP in tenths; 0 if there is no rating, or when `er` is only a lower bound
/// @param ed ED in tenths; 0 if there is no rating, or when `er` is only a lower bound
public record StoredSeRating(int er, int ep, int ed) {

    /// The stored value of a puzzle without a rating.
    public static final StoredSeRating NONE = new StoredSeRating(0, 0, 0);

    /// From easy to hard; a lower bound comes behind the rating that equals it.
    public static final Comparator<StoredSeRating> BY_ER =
            Comparator.comparingInt(StoredSeRating::er).thenComparing(each -> !each.isRated());

    public static StoredSeRating of(SeResult result) {
        return switch (result) {
            case SeResult.Rated(SeRating rating, var _) -> new StoredSeRating(rating.er(), rating.ep(), rating.ed());
            case SeResult.Stopped(int atLeast) -> new StoredSeRating(atLeast, 0, 0);
            case SeResult.Unrated _ -> NONE;
        };
    }

    /// Returns the rating that [#packed()] has made an `int` of.
    public static StoredSeRating unpacked(int packed) {
        return new StoredSeRating(packed & 0xFF, packed >>> 8 & 0xFF, packed >>> 16);
    }

    /// Returns the rating in one `int`, for tables of millions: ER in the lowest byte, EP and ED in those above; 0 for
    /// [#NONE].
    public int packed() {
        return er | ep << 8 | ed << 16;
    }

    /// Tests whether this is a rating, and neither a lower bound nor nothing.
    public boolean isRated() {
        return ep > 0;
    }
}
