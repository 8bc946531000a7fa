package nonet.service.search;

import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.Counters;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.trace.Event;

/// The guesses and dead ends of an engine on a puzzle.
///
/// @param first up to its first solution, or of the whole search if there is none
/// @param whole up to the end, or as far as the search was followed
/// @param complete whether it was followed to its end
public record EngineEffort(Counters first, Counters whole, boolean complete) {

    /// A search is followed so far, which takes a second or two.
    private static final long MOST_EVENTS = 5_000_000;

    private static final int STRIDE = 4096;

    /// Lets an engine search.
    ///
    /// @throws java.util.concurrent.CancellationException if cancelled
    public static EngineEffort of(StepSolver engine, Puzzle puzzle, Cancel cancel) {
        SearchCursor cursor = engine.cursor(puzzle);
        Counters first = null;
        Event event = cursor.next(cancel);
        for (long index = 0; event != null && index < MOST_EVENTS; index++) {
            if (first == null && event instanceof Event.Found) {
                first = cursor.counters();
            }
            if (index % STRIDE == 0) {
                cancel.check();
            }
            event = cursor.next(cancel);
        }
        Counters whole = cursor.counters();
        return new EngineEffort(first == null ? whole : first, whole, event == null);
    }
}
