package nonet.ui.playback;

import nonet.grid.Candidate;
import nonet.grid.Cell;
import org.jspecify.annotations.Nullable;

/// Where a run stands still, forward and back: after any event that one of these is true of.
///
/// @param solution a solution was found
/// @param guess a digit was entered on trial
/// @param deadEnd the branch turned out to be dead
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

    /// A run that goes on to the end.
    public static final Breakpoints NONE = new Breakpoints(false, false, false, null, null, null, null);

    /// What a run stops at when nobody said otherwise.
    public static final Breakpoints SOLUTIONS = new Breakpoints(true, false, false, null, null, null, null);

    public Breakpoints {
        if (level != null && level < 1 || step != null && step < 1) {
            throw new IllegalArgumentException("levels and steps count from 1: " + level + ", " + step);
        }
    }
}
