package nonet.service.compare;

import nonet.solve.Counters;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// What came of measuring an engine.
public record Measurement(Solver engine, Outcome outcome) {

    /// Whether the engine was done in time.
    public sealed interface Outcome {}

    /// It was.
    ///
    /// @param solutions how many it found on all puzzles together
    /// @param work what it counted on all puzzles together, its deepest level the deepest on any of them; null for an
    ///     engine that counts nothing
    /// @param nanos the median time of its runs through all puzzles, in nanoseconds
    /// @param runs how many runs the median is of; 0 if there was time for the warm-up only, whose time it is then
    public record Finished(long solutions, @Nullable Counters work, long nanos, int runs) implements Outcome {}

    /// It gives up where it is stuck, and did so.
    ///
    /// @param puzzles on how many of the puzzles
    public record Stuck(int puzzles) implements Outcome {}

    /// It was not, so there is no result.
    ///
    /// @param nanos after what time it was stopped, in nanoseconds
    /// @param puzzles how many puzzles it had finished by then
    public record Stopped(long nanos, int puzzles) implements Outcome {}
}
