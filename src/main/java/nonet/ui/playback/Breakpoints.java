package nonet.ui.playback;

import nonet.grid.Candidate;
import nonet.grid.Cell;
import org.jspecify.annotations.Nullable;

/// The breakpoints of runs, forward and backward: a run stops after any event that matches one of them.
///
/// @param solution a solution was found
/// @param guess a guess was made
/// @param deadEnd a dead end was reached
/// @param level a guess reached this level, at least 1; null for no such breakpoint
/// @param step the step with this number began, at least 1; null for no such breakpoint
/// @param filled the cell got a digit; null for no such breakpoint
/// @param lost the cell, still a blank, lost this digit; null for no such breakpoint
public record Breakpoints(
        boolean solution,
        boolean guess,
        boolean deadEnd,
        @Nullable Integer level,
        @Nullable Long step,
        @Nullable Cell filled,
        @Nullable Candidate lost) {

    /// No breakpoints: a run continues to the end.
    public static final Breakpoints NONE = new Breakpoints(false, false, false, null, null, null, null);

    /// The default breakpoints.
    public static final Breakpoints SOLUTIONS = new Breakpoints(true, false, false, null, null, null, null);

    public Breakpoints {
        if (level != null && level < 1 || step != null && step < 1) {
            throw new IllegalArgumentException("levels and steps count from 1: " + level + ", " + step);
        }
    }
}
