package nonet.rate;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import nonet.deduce.Technique;
import org.jspecify.annotations.Nullable;

/// The difficulty of a puzzle.
///
/// @param level the level of the hardest step, raised while the score exceeds its limit
/// @param score the sum of the scores of all steps
/// @param hardest the technique of the hardest step, the first of several; null if there was no step
/// @param steps the number of steps for each technique used
/// @param solved whether the steps solve the puzzle
public record Rating(
        Level level, int score, @Nullable Technique hardest, Map<Technique, Integer> steps, boolean solved) {

    public Rating {
        Map<Technique, Integer> sorted = new EnumMap<>(Technique.class);
        sorted.putAll(steps);
        steps = Collections.unmodifiableMap(sorted);
    }
}
