package nonet.trace.atlas;

/// What is counted along a search.
///
/// @param from the index of the first event that is counted: 0, unless earlier ones were no longer kept
/// @param events the number of events that are counted
/// @param steps the engine's number of steps
public record SearchSummary(long from, long events, long steps, DepthProfile depths, Heat heat) {

    /// Returns the number of guesses.
    public long guesses() {
        long sum = 0;
        for (int level = 0; level < depths.levels(); level++) {
            sum += depths.guesses(level);
        }
        return sum;
    }

    /// Returns the number of dead ends.
    public long deadEnds() {
        long sum = 0;
        for (int level = 0; level < depths.levels(); level++) {
            sum += depths.deadEnds(level);
        }
        return sum;
    }

    /// Returns the number of solutions.
    public long solutions() {
        long sum = 0;
        for (int level = 0; level < depths.levels(); level++) {
            sum += depths.solutions(level);
        }
        return sum;
    }
}
