package nonet.rate;

import java.util.EnumMap;
import java.util.Map;
import nonet.deduce.Deduction;
import nonet.deduce.Technique;
import org.jspecify.annotations.Nullable;

/// Sums up the steps of a path. Not thread-safe.
public final class Tally {

    private final Weights weights;
    private final int[] counts = new int[Technique.values().length];
    private int score;
    private @Nullable Weight hardest;

    public Tally(Weights weights) {
        this.weights = weights;
    }

    /// Adds a step.
    public void add(Deduction deduction) {
        Weight weight = weights.of(deduction);
        counts[deduction.technique().ordinal()]++;
        score += weight.score();
        Weight before = hardest;
        hardest = before == null || weight.isHarderThan(before) ? weight : before;
    }

    /// Returns the rating of the steps so far.
    ///
    /// @param solved whether they solve the puzzle
    public Rating rating(boolean solved) {
        Weight most = hardest;
        Level level = most == null ? Level.EASY : most.level();
        return new Rating(level.raisedFor(score), score, most == null ? null : most.technique(), map(), solved);
    }

    private Map<Technique, Integer> map() {
        Map<Technique, Integer> map = new EnumMap<>(Technique.class);
        for (Technique technique : Technique.values()) {
            if (counts[technique.ordinal()] > 0) {
                map.put(technique, counts[technique.ordinal()]);
            }
        }
        return map;
    }
}
