package nonet.generate;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Random generators derived from a seed, one for each numbered thing, so that a number yields the same thing in any
/// thread and order.
public final class Seeds {

    private Seeds() {}

    /// Returns the random generator for this index. Seed and index are scrambled, because generators with adjacent
    /// seeds are correlated.
    public static RandomGenerator random(long seed, long number) {
        return new SplittableRandom(new SplittableRandom(seed).nextLong() + new SplittableRandom(~number).nextLong());
    }
}
