package nonet.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.play.Breakpoints;
import nonet.solve.Cancel;
import nonet.solve.Counters;
import nonet.solve.SearchCursor;
import nonet.solve.StepSolver;
import nonet.solve.search.StepEngine;
import nonet.trace.Event;
import org.junit.jupiter.api.Test;

class RecordingTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private final AtomicBoolean pause = new AtomicBoolean();

    /// Human logic may need seconds for an event: a pause ends it, and the search goes on from there.
    @Test
    void aPauseWithinAnEventLeavesTheSearchWhereItIs() {
        Recording whole = new Recording(StepEngine.CLASSIC, PUZZLE);
        long end = whole.seek(-1, new Goal.End(), Breakpoints.NONE, false, Cancel.NEVER)
                .index();

        Recording recording = new Recording(slowAt(3), PUZZLE);
        Recording.SeekResult paused = recording.seek(-1, new Goal.End(), Breakpoints.NONE, false, pause::get);
        assertThat(paused).isEqualTo(new Recording.SeekResult(2, null, false));
        assertThat(recording.isComplete()).isFalse();

        pause.set(false);
        assertThat(recording.seek(2, new Goal.End(), Breakpoints.NONE, false, pause::get))
                .isEqualTo(new Recording.SeekResult(end, null, false));
        assertThat(List.of(recording.trace.size(), recording.trace.get(end)))
                .isEqualTo(List.of(whole.trace.size(), whole.trace.get(end)));
    }

    /// Returns an engine whose user presses *Pause* while it makes an event.
    private StepSolver slowAt(int event) {
        return new StepSolver() {
            @Override
            public String id() {
                return "slow";
            }

            @Override
            public SearchCursor cursor(Puzzle puzzle) {
                return new SlowCursor(StepEngine.CLASSIC.cursor(puzzle), event);
            }
        };
    }

    private final class SlowCursor implements SearchCursor {

        private final SearchCursor events;
        private int left;

        SlowCursor(SearchCursor events, int left) {
            this.events = events;
            this.left = left;
        }

        @Override
        public Event next(Cancel cancel) {
            if (left-- == 0) {
                pause.set(true);
            }
            if (cancel.requested()) {
                throw new CancellationException();
            }
            return events.next(cancel);
        }

        @Override
        public Grid grid() {
            return events.grid();
        }

        @Override
        public int level() {
            return events.level();
        }

        @Override
        public long steps() {
            return events.steps();
        }

        @Override
        public Counters counters() {
            return events.counters();
        }
    }
}
