package nonet.generate;

import java.util.SplittableRandom;
import java.util.random.RandomGenerator;

/// Chance from a seed, of its own for everything that is made: what has a number is the same whoever makes it, and
/// after whatever else.
final class Seeds {

    private Seeds() {}

    /// Returns the chance for what has this number. The two are scrambled apart from each other, because generators
    /// whose seeds lie side by side say much the same.
    static RandomGenerator random(long seed, long number) {
        return new SplittableRandom(new SplittableRandom(seed).nextLong() + new SplittableRandom(~number).nextLong());
    }
}
