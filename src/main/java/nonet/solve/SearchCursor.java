package nonet.solve;

import nonet.grid.Grid;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// A resumable search; each call of [#next(Cancel)] advances it by one event. After [Event.Found] it continues toward the
/// next solution. A cursor belongs to one thread at a time.
public interface SearchCursor {

    /// Advances the search by one event and returns it, or returns null after [Event.Exhausted].
    ///
    /// @param cancel ends the search for an event that takes long, and leaves the cursor where it is
    /// @throws java.util.concurrent.CancellationException if cancelled
    @Nullable
    Event next(Cancel cancel);

    /// Returns the current board.
    Grid grid();

    /// Returns the number of open guesses, 0 to 81.
    int level();

    /// Returns the number of counted steps; each engine defines its own step.
    long steps();

    /// Returns all counters.
    Counters counters();
}
