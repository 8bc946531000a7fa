package nonet.rate.se.chain;

import java.util.Comparator;

/// The sort key of chains: the rating as a sum of doubles, then the length, then the kind.
///
/// @param length the complexity: how many nodes the chain has
public record ChainRating(double rating, int length, Kind kind) implements Comparable<ChainRating> {

    /// Kinds of chains, in the order in which they are preferred.
    public enum Kind {
        DOUBLE,
        X,
        Y,
        X_AND_Y,
        CELL,
        REGION,
        CONTRADICTION
    }

    private static final Comparator<ChainRating> ORDER = Comparator.comparingDouble(ChainRating::rating)
            .thenComparingInt(ChainRating::length)
            .thenComparing(ChainRating::kind);

    /// Returns the rating of a chain of this length.
    public static ChainRating of(double base, int length, Kind kind) {
        return new ChainRating(base + added(length), length, kind);
    }

    /// Returns what a length adds: 0.1 for each of the limits 4, 6, 8, 12, 16, 24 and so on that it exceeds by more than
    /// two. It is summed up like this because the rounding of the sum decides ties.
    private static double added(int length) {
        double added = 0.0;
        int limit = 4;
        boolean threeHalves = true;
        while (length - 2 > limit) {
            added += 0.1;
            limit = threeHalves ? limit * 3 / 2 : limit * 4 / 3;
            threeHalves = !threeHalves;
        }
        return added;
    }

    @Override
    public int compareTo(ChainRating other) {
        return ORDER.compare(this, other);
    }
}
