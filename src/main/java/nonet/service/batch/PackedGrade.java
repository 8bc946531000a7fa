package nonet.service.batch;

import nonet.deduce.Technique;
import nonet.rate.Level;
import nonet.rate.Rating;
import nonet.rate.RatingResult;
import org.jspecify.annotations.Nullable;

/// Ratings by human logic in one `long` each: the score in the lower half, the level and the hardest technique in the
/// bytes above, both from 1. A puzzle without a rating has none of them.
public final class PackedGrade {

    /// No rating.
    public static final long NONE = 0;

    private static final Level[] LEVELS = Level.values();
    private static final Technique[] TECHNIQUES = Technique.values();

    private PackedGrade() {}

    static long of(RatingResult result) {
        if (!(result instanceof RatingResult.Rated(Rating rating))) {
            return NONE;
        }
        Technique hardest = rating.hardest();
        long technique = hardest == null ? 0 : hardest.ordinal() + 1;
        return technique << 40 | (rating.level().ordinal() + 1L) << 32 | rating.score();
    }

    /// Returns the level; null if there is no rating.
    public static @Nullable Level level(long packed) {
        int level = (int) (packed >>> 32) & 0xFF;
        return level == 0 ? null : LEVELS[level - 1];
    }

    /// Returns the score; 0 if there is no rating.
    public static int score(long packed) {
        return (int) packed;
    }

    /// Returns the technique of the hardest step; null if there is no rating or no step.
    public static @Nullable Technique hardest(long packed) {
        int technique = (int) (packed >>> 40);
        return technique == 0 ? null : TECHNIQUES[technique - 1];
    }
}
