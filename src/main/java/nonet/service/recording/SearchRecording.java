package nonet.service.recording;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntUnaryOperator;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.picture.drawing.Diagram;
import nonet.service.recording.FrameHighlight.Kind;
import nonet.solve.Cancel;
import nonet.trace.Entry;
import nonet.trace.Replay;
import nonet.trace.ReplayState;

/// A stretch of a search as a recording.
record SearchRecording(Stretch stretch, RecordingWords words) implements Recording {

    /// How much longer the first and the last frame are shown.
    private static final int LONGER = 4;

    @Override
    public String title() {
        return words.title(stretch);
    }

    @Override
    public String facts() {
        return words.facts(stretch);
    }

    @Override
    public long first() {
        return stretch.from() + 1;
    }

    @Override
    public long length() {
        return stretch.length();
    }

    @Override
    public int longest() {
        return 0;
    }

    @Override
    public CellSet givens() {
        return stretch.start().state().grid().givens();
    }

    @Override
    public IntUnaryOperator start() {
        return contents(stretch.start().state());
    }

    @Override
    public List<Stretch.Note> notes() {
        return stretch.notes().stream()
                .sorted((one, two) -> Long.compare(one.event(), two.event()))
                .toList();
    }

    @Override
    public void each(BiConsumer<Shot, IntUnaryOperator> visitor) {
        Replay replay = stretch.start();
        for (long index = stretch.from(); index <= stretch.to(); index++) {
            Entry entry = stretch.trace().get(index);
            replay.apply(entry);
            FrameHighlight look = FrameHighlight.of(entry.event());
            visitor.accept(
                    new Shot(look, entry.level(), entry.step(), words.line(entry.event())), contents(replay.outcome()));
        }
    }

    private static IntUnaryOperator contents(ReplayState state) {
        return place -> place < 81 ? PlayerFile.content(state, Cell.of(place)) : 0;
    }

    @Override
    public Reel reel(MovingPicture film, Cancel cancel) {
        return new Frames(film, FrameChoice.of(stretch, MovingPicture.MOST - 1, cancel));
    }

    private final class Frames implements Reel {

        private final int delay;
        private final long[] chosen;
        private final Replay replay = stretch.start();
        private long at = stretch.from() - 1;

        Frames(MovingPicture film, long[] chosen) {
            this.chosen = chosen;
            delay = Math.max(2, 100 / film.perSecond());
        }

        @Override
        public int size() {
            return chosen.length + 1;
        }

        @Override
        public String caption(int frame) {
            return frame == 0
                    ? words.caption()
                    : words.caption(
                            chosen[frame - 1] + 1,
                            stretch.trace().get(chosen[frame - 1]).event());
        }

        @Override
        public int hundredths(int frame) {
            return frame == 0 || frame == chosen.length ? delay * LONGER : delay;
        }

        @Override
        public Diagram diagram(int frame) {
            for (long to = frame == 0 ? at : chosen[frame - 1]; at < to; at++) {
                replay.apply(stretch.trace().get(at + 1));
            }
            ReplayState state = replay.outcome();
            FrameHighlight look = frame == 0 || state.entry() == null
                    ? new FrameHighlight(Kind.OTHER, CellSet.NONE)
                    : FrameHighlight.of(state.entry().event());
            Grid grid = state.grid();
            return Diagram.of(grid)
                    .computed(CellSet.ALL
                            .minus(grid.blanks())
                            .minus(grid.givens())
                            .minus(state.guessed()))
                    .guessed(state.guessed())
                    .conflicts(look.dead())
                    .candidates()
                    .marks(look.marks())
                    .build();
        }
    }
}
