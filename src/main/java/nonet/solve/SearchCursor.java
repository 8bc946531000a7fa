package nonet.solve;

import nonet.grid.Grid;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// A resumable search; each call of [#next()] advances it by one event. After [Event.Found] it continues toward the
/// next solution. A cursor belongs to one thread at a time.
public interface SearchCursor {

    /// Advances the search by one event and returns it, or returns null after [Event.Exhausted].
    @Nullable
    Event next();

    /// Returns the current board.
    Grid grid();

    /// Returns the number of open guesses, 0 to 81.
    int level();

    /// Returns the number of counted steps; each engine defines its own step.
    long steps();

    /// Returns all counters.
    Counters counters();
}
