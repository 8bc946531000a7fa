package nonet.library;

import java.util.Comparator;
import nonet.rate.explainer.ExplainerResult;
import nonet.rate.explainer.SeRating;

/// The rating of Sudoku Explainer that the library keeps of a puzzle, in tenths.
///
/// @param er 0 if the puzzle has no rating
/// @param ep 0 if there is no rating, or when `er` is only a lower bound
/// @param ed 0 if there is no rating, or when `er` is only a lower bound
public record Explained(int er, int ep, int ed) {

    /// What is kept of a puzzle without a rating.
    public static final Explained NONE = new Explained(0, 0, 0);

    /// From easy to hard; a lower bound comes behind the ratings it may stand for.
    public static final Comparator<Explained> BY_ER =
            Comparator.comparingInt(Explained::er).thenComparing(each -> !each.isRated());

    static Explained of(ExplainerResult result) {
        return switch (result) {
            case ExplainerResult.Rated rated -> of(rated.rating());
            case ExplainerResult.Stopped stopped -> new Explained(stopped.atLeast(), 0, 0);
            case ExplainerResult.Unrated _ -> NONE;
        };
    }

    private static Explained of(SeRating rating) {
        return new Explained(rating.er(), rating.ep(), rating.ed());
    }

    /// Tests whether this is a rating, and neither a lower bound nor nothing.
    public boolean isRated() {
        return ep > 0;
    }
}
