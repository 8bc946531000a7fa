package nonet.ui.compare;

import java.util.OptionalDouble;
import java.util.function.ToLongFunction;
import nonet.service.search.Measurement;
import nonet.service.search.Measurement.Finished;
import nonet.solve.Counters;
import org.jspecify.annotations.Nullable;

/// The measures for comparing engines. All but the time are counters of an engine, which may lack them.
enum Measure {
    TIME("compare.time", null),
    STEPS("compare.steps", Counters::steps),
    GUESSES("compare.guesses", Counters::guesses),
    CONTRADICTIONS("compare.contradictions", Counters::contradictions),
    DEEPEST("compare.deepest", Counters::deepest);

    private final String key;
    private final @Nullable ToLongFunction<Counters> counted;

    Measure(String key, @Nullable ToLongFunction<Counters> counted) {
        this.key = key;
        this.counted = counted;
    }

    /// Returns the key of its name.
    String key() {
        return key;
    }

    /// Returns the value, the time in nanoseconds; empty for an engine that was stopped or lacks this counter.
    OptionalDouble of(Measurement measurement) {
        if (!(measurement.outcome() instanceof Finished(long _, Counters work, long nanos, int _))) {
            return OptionalDouble.empty();
        }
        if (counted == null) {
            return OptionalDouble.of((double) nanos);
        }
        return work == null ? OptionalDouble.empty() : OptionalDouble.of((double) counted.applyAsLong(work));
    }
}
