package nonet.service.recording;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.picture.drawing.Diagram;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.play.FilmAction;
import nonet.play.FilmAction.Kind;
import nonet.play.SavePoint;
import nonet.solve.Cancel;

/// A film of a solve as a recording: each action is an event.
final class FilmRecording implements Recording {

    /// How many seconds between two actions pass at most, in a page and in a moving picture.
    private static final int LONGEST = 30;

    private static final int LONGEST_FRAME = 3;

    private final PlayedFilm played;
    private final RecordingWords words;
    private final ActionWords sentences;
    private final List<FilmAction> actions;
    private final BitSet undone;
    private final List<String> said;

    FilmRecording(PlayedFilm played, RecordingWords words) {
        this.played = played;
        this.words = words;
        sentences = new ActionWords(words::locale);
        actions = played.film().actions();
        undone = played.film().undone();
        said = sentences.of(played);
    }

    @Override
    public RecordingWords words() {
        return words;
    }

    @Override
    public String title() {
        return words.title(played);
    }

    @Override
    public String facts() {
        return words.facts(played, LONGEST);
    }

    @Override
    public long first() {
        return 1;
    }

    @Override
    public long length() {
        return actions.size();
    }

    @Override
    public int longest() {
        return LONGEST;
    }

    @Override
    public CellSet givens() {
        return played.film().start().grid().givens();
    }

    @Override
    public IntUnaryOperator start() {
        return contents(played.film().start());
    }

    @Override
    public List<Stretch.Note> notes() {
        List<Stretch.Note> notes = new ArrayList<>();
        played.pauses()
                .forEach((pause, standing) ->
                        notes.add(new Stretch.Note(pause.moment(), sentences.of(played.film(), pause, standing))));
        for (SavePoint point : played.film().savePoints()) {
            long event = actions.stream()
                            .takeWhile(each -> each.time() <= point.time())
                            .count()
                    - 1;
            notes.add(new Stretch.Note(event, words.savePoint(point)));
        }
        notes.sort(Comparator.comparingLong(Stretch.Note::event));
        return notes;
    }

    @Override
    public void each(BiConsumer<Shot, IntUnaryOperator> visitor) {
        for (int i = 0; i < actions.size(); i++) {
            FilmAction action = actions.get(i);
            visitor.accept(
                    new Shot(look(i), undone.get(i) ? 1 : 0, action.time(), said.get(i)), contents(action.board()));
        }
    }

    private Document board(int moment) {
        return moment < 0 ? played.film().start() : actions.get(moment).board();
    }

    private FrameHighlight look(int index) {
        Document now = board(index);
        Kind kind = actions.get(index).kind();
        FrameHighlight.Kind look;
        if (played.wrong().contains(index)) {
            look = FrameHighlight.Kind.DEAD_END;
        } else if (undone.get(index)) {
            look = FrameHighlight.Kind.UNDONE;
        } else if (kind.changesBoard() && now.grid().isSolved()) {
            look = FrameHighlight.Kind.FOUND;
        } else {
            look = switch (kind) {
                case HINT, STEP -> FrameHighlight.Kind.HINT;
                case DIGIT, REDO -> FrameHighlight.Kind.PLACED;
                case MARK, CORNER, COLOR, LINK -> FrameHighlight.Kind.NARROWED;
                case ERASE, UNDO, JUMP -> FrameHighlight.Kind.BACK;
                case CHECK, PAUSE, LEFT, ENTERED -> FrameHighlight.Kind.OTHER;
            };
        }
        return new FrameHighlight(look, ActionWords.changed(board(index - 1), now));
    }

    /// Returns what the places of a board hold.
    static IntUnaryOperator contents(Document board) {
        return place -> {
            Cell cell = Cell.of(place % 81);
            if (place < 81) {
                int digit = board.digit(cell);
                return digit == 0 ? board.marks(cell).mask() : PlayerFile.DIGIT + digit;
            }
            CellColor color = board.colors().get(cell);
            return place < 2 * 81 ? board.sketch().corners(cell).mask() : color == null ? 0 : color.ordinal() + 1;
        };
    }

    @Override
    public Reel reel(MovingPicture film, Cancel cancel) {
        return new Frames(film, chosen(MovingPicture.MOST - 1));
    }

    /// Returns the indexes of the actions that a moving picture shows: all, or if they are too many, those that change
    /// digits; and of these an even selection.
    private int[] chosen(int most) {
        int last = actions.size() - 1;
        int[] all = IntStream.rangeClosed(0, last)
                .filter(i -> last < most
                        || i == last
                        || !board(i).position().equals(board(i - 1).position()))
                .toArray();
        return all.length <= most
                ? all
                : IntStream.range(0, most)
                        .map(i -> all[(int) ((long) i * (all.length - 1) / (most - 1))])
                        .toArray();
    }

    private final class Frames implements Reel {

        private final MovingPicture film;
        private final int[] chosen;

        Frames(MovingPicture film, int[] chosen) {
            this.film = film;
            this.chosen = chosen;
        }

        @Override
        public int size() {
            return chosen.length + 1;
        }

        @Override
        public String caption(int frame) {
            return frame == 0 ? words.text("script.start") : words.caption(time(frame), said.get(chosen[frame - 1]));
        }

        private long time(int frame) {
            return frame == 0 ? 0 : actions.get(chosen[frame - 1]).time();
        }

        @Override
        public int hundredths(int frame) {
            long longest = LONGEST_FRAME * 100;
            return frame == chosen.length
                    ? (int) longest
                    : (int) Math.clamp((time(frame + 1) - time(frame)) * 10 / film.perSecond(), 2, longest);
        }

        @Override
        public Diagram diagram(int frame) {
            Document board = board(frame == 0 ? -1 : chosen[frame - 1]);
            FrameHighlight look =
                    frame == 0 ? new FrameHighlight(FrameHighlight.Kind.OTHER, CellSet.NONE) : look(chosen[frame - 1]);
            return Diagram.of(board.grid())
                    .conflicts(look.dead())
                    .candidates()
                    .colors(board.colors())
                    .sketch(board.sketch())
                    .marks(look.marks())
                    .build();
        }
    }
}
