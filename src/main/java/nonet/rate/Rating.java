package nonet.rate;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import nonet.deduce.Technique;
import org.jspecify.annotations.Nullable;

/// How hard a puzzle is.
///
/// @param level the level of the hardest step, raised while the score exceeds its limit
/// @param score the scores of all steps added up
/// @param hardest the technique of the hardest step, the first of several; null when there was no step
/// @param steps how many steps there are of each technique used
/// @param solved whether the steps lead to the end
public record Rating(
        Level level, int score, @Nullable Technique hardest, Map<Technique, Integer> steps, boolean solved) {

    public Rating {
        Map<Technique, Integer> sorted = new EnumMap<>(Technique.class);
        sorted.putAll(steps);
        steps = Collections.unmodifiableMap(sorted);
    }
}
