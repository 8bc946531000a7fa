package nonet.ui.playback;

import nonet.trace.Event;
import nonet.trace.Moment;

/// What a search that is played back is doing.
public enum PlayState {
    /// Nothing was done yet, or the start is shown again.
    START,
    RUNNING,
    PAUSED,
    /// A solution is shown.
    SOLUTION,
    /// The end of the search is shown.
    EXHAUSTED;

    /// Returns what a search is doing that stands still at this moment.
    static PlayState standing(Moment shown) {
        return shown.entry() == null
                ? START
                : switch (shown.entry().event()) {
                    case Event.Found ignored -> SOLUTION;
                    case Event.Exhausted ignored -> EXHAUSTED;
                    default -> PAUSED;
                };
    }
}
