package nonet.play;

import java.util.Set;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import org.jspecify.annotations.Nullable;

/// The breakpoints of runs, forward and backward: a run stops after any event that matches one of them.
///
/// @param stops the kinds of events to stop at
/// @param level a guess reached this level, at least 1; null for no such breakpoint
/// @param step the step with this number began, at least 1; null for no such breakpoint
/// @param filled the cell got a digit; null for no such breakpoint
/// @param lost the cell, still a blank, lost this digit; null for no such breakpoint
/// @param lines the ids of the lines of the engine's pseudocode to stop at
public record Breakpoints(
        Set<Stop> stops,
        @Nullable Integer level,
        @Nullable Long step,
        @Nullable Cell filled,
        @Nullable Candidate lost,
        Set<String> lines) {

    /// The kinds of events to stop at.
    public enum Stop {
        SOLUTION,
        GUESS,
        DEAD_END
    }

    /// The deepest level at which a run can stop.
    public static final int DEEPEST = 81;

    /// The last step at which a run can stop.
    public static final long LAST_STEP = 999_999_999_999_999L;

    /// No breakpoints: a run continues to the end.
    public static final Breakpoints NONE = new Breakpoints(Set.of(), null, null, null, null, Set.of());

    /// The default breakpoints.
    public static final Breakpoints SOLUTIONS = NONE.with(Set.of(Stop.SOLUTION));

    public Breakpoints {
        stops = Set.copyOf(stops);
        lines = Set.copyOf(lines);
        if (level != null && level < 1 || step != null && step < 1) {
            throw new IllegalArgumentException("levels and steps count from 1: " + level + ", " + step);
        }
    }

    /// Returns these breakpoints with other kinds of events.
    public Breakpoints with(Set<Stop> other) {
        return new Breakpoints(other, level, step, filled, lost, lines);
    }

    /// Returns these breakpoints with other lines of pseudocode.
    public Breakpoints withLines(Set<String> other) {
        return new Breakpoints(stops, level, step, filled, lost, other);
    }
}
