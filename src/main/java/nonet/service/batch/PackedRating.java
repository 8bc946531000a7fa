package nonet.service.batch;

import nonet.rate.se.SeRating;
import nonet.rate.se.SeResult;

/// Ratings of Sudoku Explainer in one `int` each, in tenths: ER in the lowest byte, EP and ED in those above. A lower bound
/// has an ER alone; without a rating all are 0.
public final class PackedRating {

    /// No rating.
    public static final int NONE = 0;

    private PackedRating() {}

    static int of(SeResult result) {
        return switch (result) {
            case SeResult.Rated(SeRating rating, var _) -> rating.er() | rating.ep() << 8 | rating.ed() << 16;
            case SeResult.Stopped(int atLeast) -> atLeast;
            case SeResult.Unrated _ -> NONE;
        };
    }

    /// Returns ER or the lower bound of it; 0 if there is neither.
    public static int er(int packed) {
        return packed & 0xFF;
    }

    /// Returns EP; 0 if there is no rating.
    public static int ep(int packed) {
        return packed >>> 8 & 0xFF;
    }

    /// Returns ED; 0 if there is no rating.
    public static int ed(int packed) {
        return packed >>> 16;
    }

    /// Tests whether this is a rating, and neither a lower bound nor nothing.
    public static boolean isRated(int packed) {
        return packed > 0xFF;
    }

    /// Returns the state as a word: `rated`, `stopped` or `unrated`.
    static String state(int packed) {
        return isRated(packed) ? "rated" : packed == NONE ? "unrated" : "stopped";
    }
}
