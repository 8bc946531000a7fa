package nonet.service.search;

import java.util.function.BooleanSupplier;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.solve.Cancel;
import nonet.solve.Counters;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.Replay;
import nonet.trace.ReplayState;
import nonet.trace.Trace;
import org.jspecify.annotations.Nullable;

/// A recorded search, such as that of another program, in the role of an engine: it searches again what was recorded,
/// for its own puzzle only. A search that still grows ends, as long as it does, with its last event so far.
///
/// @param id the name of the engine that searched
/// @param trace the trace from its first event on
/// @param ended returns whether the trace does not grow any more
public record RecordedSearch(String id, Trace trace, BooleanSupplier ended) implements StepSolver {

    public RecordedSearch {
        if (trace.first() > 0) {
            throw new IllegalArgumentException("the first events are not kept any more");
        }
    }

    /// Creates a search that does not grow.
    public RecordedSearch(String id, Trace trace) {
        this(id, trace, () -> true);
    }

    /// Tests whether the search still grows and has no more than this number of events so far.
    public boolean isAwaited(long events) {
        // In this order: what is added in between must not be missed.
        boolean grows = !ended.getAsBoolean();
        return grows && trace.size() <= events;
    }

    @Override
    public boolean isComplete() {
        long size = trace.size();
        return size > 0 && trace.get(size - 1).event() instanceof Event.Exhausted;
    }

    @Override
    public SearchCursor cursor(Puzzle puzzle) {
        if (!puzzle.equals(trace.puzzle())) {
            throw new IllegalArgumentException("a recording of another puzzle");
        }
        return new Cursor(trace);
    }

    private static final class Cursor implements SearchCursor {

        private final Trace trace;
        private final Replay board;
        private long next;
        private @Nullable Entry last;

        Cursor(Trace trace) {
            this.trace = trace;
            board = new Replay(trace.puzzle());
        }

        @Override
        public @Nullable Event next(Cancel cancel) {
            Entry entry = next < trace.size() ? trace.atOrAfter(next) : null;
            if (entry == null || entry.index() > next) {
                return null;
            }
            next++;
            board.apply(entry);
            last = entry;
            return entry.event();
        }

        @Override
        public Grid grid() {
            return board.state().grid();
        }

        @Override
        public int level() {
            return last == null ? 0 : last.level();
        }

        @Override
        public long steps() {
            return last == null ? 0 : last.step();
        }

        @Override
        public Counters counters() {
            ReplayState now = board.state();
            return new Counters(now.step(), now.guesses(), now.contradictions(), now.solutions(), now.deepest());
        }
    }
}
