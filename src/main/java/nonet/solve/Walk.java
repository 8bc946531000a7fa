package nonet.solve;

import nonet.grid.Grid;
import nonet.trace.Event;
import org.jspecify.annotations.Nullable;

/// A search that is standing still. Each call of [#next()] lets it do one thing; after [Event.Found] it goes on towards
/// the next solution. A walk belongs to one thread at a time.
public interface Walk {

    /// Does the next thing and tells what it was, or returns null after [Event.Exhausted].
    @Nullable
    Event next();

    /// Returns the board as it stands now.
    Grid grid();

    /// Returns how many guesses are open, 0 to 81.
    int level();

    /// Returns how many counted steps were made; what counts as one is the engine's own.
    long steps();

    /// Returns everything that was counted so far.
    Counters counters();
}
