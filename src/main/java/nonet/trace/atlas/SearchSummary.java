package nonet.trace.atlas;

import java.util.function.IntToLongFunction;
import java.util.stream.IntStream;

/// What is counted along a search.
///
/// @param from the index of the first event that is counted: 0, unless earlier ones were no longer kept
/// @param events the number of events that are counted
/// @param steps the engine's number of steps
public record SearchSummary(long from, long events, long steps, DepthProfile depths, Heat heat) {

    /// Returns the number of guesses.
    public long guesses() {
        return sum(depths::guesses);
    }

    /// Returns the number of dead ends.
    public long deadEnds() {
        return sum(depths::deadEnds);
    }

    /// Returns the number of solutions.
    public long solutions() {
        return sum(depths::solutions);
    }

    private long sum(IntToLongFunction numbers) {
        return IntStream.range(0, depths.levels()).mapToLong(numbers).sum();
    }
}
