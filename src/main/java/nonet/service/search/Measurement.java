package nonet.service.search;

import nonet.solve.Counters;
import nonet.solve.Solver;
import org.jspecify.annotations.Nullable;

/// The measurement of an engine.
public record Measurement(Solver engine, RunOutcome outcome) {

    /// The outcome within the time of the engine.
    public sealed interface RunOutcome {}

    /// All runs were completed.
    ///
    /// @param solutions the total number of solutions of all puzzles
    /// @param work the engine's counters, summed over all puzzles, with the deepest level of any of them; null for an
    /// engine without counters
    /// @param nanos the median time of a run through all puzzles, in nanoseconds
    /// @param runs the number of runs for the median; 0 if there was time for the warm-up only, whose time it is then
    public record Finished(long solutions, @Nullable Counters work, long nanos, int runs) implements RunOutcome {}

    /// The engine does not guess, and got stuck.
    ///
    /// @param puzzles the number of puzzles it could not solve
    public record Stuck(int puzzles) implements RunOutcome {}

    /// The engine was stopped, so there is no result.
    ///
    /// @param nanos the time after which it was stopped, in nanoseconds
    /// @param puzzles the number of puzzles it had completed
    public record Stopped(long nanos, int puzzles) implements RunOutcome {}
}
