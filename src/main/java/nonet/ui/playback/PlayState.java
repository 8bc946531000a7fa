package nonet.ui.playback;

import nonet.trace.Event;
import nonet.trace.ReplayState;

/// The state of playback.
public enum PlayState {
    /// The initial state, or a return to the start.
    START,
    RUNNING,
    PAUSED,
    /// A solution is shown.
    SOLUTION,
    /// The end of the search is shown.
    EXHAUSTED;

    /// Returns the state of a paused search at this moment.
    static PlayState standing(ReplayState shown) {
        return shown.entry() == null
                ? START
                : switch (shown.entry().event()) {
                    case Event.Found ignored -> SOLUTION;
                    case Event.Exhausted ignored -> EXHAUSTED;
                    default -> PAUSED;
                };
    }
}
