package nonet.ui.film;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyIntegerWrapper;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.value.ObservableValue;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.explain.Explainer;
import nonet.explain.mark.Marks;
import nonet.explain.text.Words;
import nonet.grid.CellSet;
import nonet.grid.Grid;
import nonet.library.LibraryFile;
import nonet.logic.solver.Step;
import nonet.play.Document;
import nonet.play.PlayerFilm;
import nonet.service.hint.HintResult;
import nonet.service.reason.FilmReview;
import nonet.service.reason.FilmReview.Mistake;
import nonet.service.reason.FilmReview.Pause;
import nonet.service.reason.FilmReview.Standing;
import nonet.service.recording.ActionWords;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.DigitOrigins;
import nonet.ui.board.frame.Highlights;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.search.TimelineController;
import org.jspecify.annotations.Nullable;

/// The film of the puzzle on the board: the moment that is shown, and what was possible and wrong. All that is computed
/// is computed in the background while the film is seen.
public final class FilmController {

    /// The speeds of a run, in seconds of the film a second.
    static final List<Integer> SPEEDS = List.of(1, 2, 5, 10, 20, 60);

    private static final TaskQueue READING = new TaskQueue("film");
    private static final TaskQueue REVIEW = new TaskQueue("film review");
    private static final TaskQueue MOMENT = new TaskQueue("film moment");
    private static final TimelineController.Keys KEYS = new TimelineController.Keys(
            "film.timeline",
            "timeline.help",
            List.of("film.filled", "film.pauses", "film.hints", "film.mistakes"),
            "film.empty",
            "film.start",
            "film.moment",
            "film.note");

    /// The source of a film.
    ///
    /// @param film the film of the puzzle on the board
    /// @param review returns the review of a film, by the chosen profile
    /// @param filmed whether what the user does is recorded
    /// @param pause the length of a time without a move that counts as a pause, in seconds
    /// @param library holds the user's earlier solves
    /// @param goOn puts a board in place of the user's own, as one move
    public record Source(
            ObservableValue<PlayerFilm> film,
            ObservableValue<Reviewer> review,
            ObservableValue<Boolean> filmed,
            ObservableValue<Integer> pause,
            LibraryFile library,
            Consumer<Document> goOn) {}

    /// Begins the review of a film.
    @FunctionalInterface
    public interface Reviewer {
        FilmReview of(PlayerFilm film);
    }

    /// The lines of the list.
    final ObservableList<FilmLine> lines = FXCollections.observableArrayList();

    /// The moment that is shown: the index of the last action, -1 at the start.
    public final ReadOnlyIntegerWrapper moment = new ReadOnlyIntegerWrapper(-1);

    /// The board at the moment.
    public final ReadOnlyObjectWrapper<BoardFrame> frame = new ReadOnlyObjectWrapper<>(BoardFrame.EMPTY);

    /// Whether the film is running.
    public final ReadOnlyBooleanWrapper running = new ReadOnlyBooleanWrapper();

    /// Whether there are actions.
    public final ReadOnlyBooleanWrapper any = new ReadOnlyBooleanWrapper();

    /// Whether the step of the moment can be shown, or the reason of its mistake.
    public final ReadOnlyBooleanWrapper showable = new ReadOnlyBooleanWrapper();

    /// The speed of a run.
    public final ObjectProperty<Integer> speed = new SimpleObjectProperty<>(10);

    /// What is to be said of the moment, and of the film.
    public final LocalizedText said;

    /// How long the film is, and what was left out of it.
    public final LocalizedText heading;

    public final TimelineController timeline;

    /// Whether the review is under way.
    public final ReadOnlyBooleanProperty busy;

    /// The progress of the review, 0 to 1, or -1 if unknown.
    final ReadOnlyDoubleProperty progress;

    final FilmWords words;
    final GhostController ghost;
    private final Messages messages;
    private final PaneServices services;
    private final Source source;
    private final Latest reading;
    private final Latest reviewing;
    private final Latest looking;
    private final BooleanProperty visible = new SimpleBooleanProperty();
    private FilmRead read;
    private @Nullable Standing standing;
    private boolean shown;
    private long clock;
    private double at;

    public FilmController(PaneServices services, Source source) {
        this.services = services;
        this.source = source;
        messages = services.messages();
        words = new FilmWords(
                messages,
                new Explainer(new Words(messages::locale)),
                new ActionWords(messages::locale),
                source.filmed::getValue);
        ghost = new GhostController(services, source.library);
        said = new LocalizedText(messages);
        heading = new LocalizedText(messages);
        timeline = new TimelineController(messages, KEYS, wanted -> show((int) wanted));
        timeline.shown.bind(moment);
        reading = new Latest(services.tasks(), READING);
        reviewing = new Latest(services.tasks(), REVIEW);
        looking = new Latest(services.tasks(), MOMENT);
        busy = reviewing.busy;
        progress = reviewing.progress;
        PlayerFilm none = PlayerFilm.of(source.film.getValue().start());
        read = FilmRead.of(source.review.getValue().of(none), 0);
        services.frames().whileMoving(running, this::pulse);
        services.frames().eachFrame(timeline::pulse);
        source.film.subscribe(() -> update(false));
        source.review.subscribe(() -> update(true));
        source.filmed.subscribe(() -> update(false));
        source.pause.subscribe(() -> update(false));
        visible.subscribe(() -> update(false));
        visible.bind(services.place().visible());
    }

    /// Reads the film anew.
    ///
    /// @param afresh whether what is known of it is forgotten
    private void update(boolean afresh) {
        PlayerFilm film = source.film.getValue();
        if (!visible.get()) {
            pause();
            reading.cancel();
            reviewing.cancel();
            looking.cancel();
            ghost.stop();
            return;
        }
        boolean atEnd = moment.get() == lastMoment();
        Reviewer fresh = afresh ? source.review.getValue() : read.review()::of;
        long least = source.pause.getValue() * 10L;
        reading.start((_, _) -> FilmRead.of(fresh.of(film), least), now -> take(now, atEnd));
    }

    private void take(FilmRead now, boolean atEnd) {
        FilmReview before = read.review();
        boolean longer = !before.actions().isEmpty()
                && now.review().actions().size() >= before.actions().size()
                && now.review().film().start().equals(before.film().start());
        ghost.read(now.review().film(), longer);
        take(now);
        any.set(lastMoment() >= 0);
        heading.say(() -> words.heading(read.review().film()));
        timeline.notes.set(now.notes());
        show(longer && !atEnd ? moment.get() : lastMoment());
        startReview(now);
    }

    private void take(FilmRead now) {
        read = now;
        lines.setAll(now.lines());
        timeline.profile.set(now.profile());
    }

    private void startReview(FilmRead reviewed) {
        reviewing.start(
                (_, cancel) -> reviewed.with(
                        reviewed.review().mistakes(cancel).stream()
                                .collect(Collectors.toMap(Mistake::action, each -> each)),
                        Map.of()),
                judged -> {
                    take(judged);
                    tell();
                    startPauses(judged);
                });
    }

    private void startPauses(FilmRead judged) {
        reviewing.start(
                (progress, cancel) -> {
                    Map<Integer, Standing> standings = new HashMap<>();
                    for (int began : judged.pauses().keySet()) {
                        standings.put(began, judged.review().standing(began, cancel));
                        progress.accept(
                                (double) standings.size() / judged.pauses().size());
                    }
                    return judged.with(judged.mistakes(), standings);
                },
                this::take);
    }

    /// Stops the review, until the film is read anew. What was possible at a moment is still found when that is shown.
    void stopReview() {
        reviewing.cancel();
    }

    /// Shows a moment.
    public void show(int wanted) {
        moment.set(Math.clamp(wanted, -1, lastMoment()));
        at = read.review().time(moment.get());
        ghost.show((long) at);
        standing = null;
        shown = false;
        draw(Marks.NONE);
        tell();
        if (any.get()) {
            FilmReview of = read.review();
            int asked = moment.get();
            looking.start((_, cancel) -> of.standing(asked, cancel), found -> {
                standing = found;
                tell();
            });
        }
    }

    /// Shows the next action, or an earlier one if negative.
    public void step(int by) {
        pause();
        show(moment.get() + by);
    }

    /// Runs the film from the moment on, from the start if that is the end.
    public void run() {
        if (moment.get() == lastMoment()) {
            show(-1);
        }
        clock = services.frames().nanos();
        running.set(any.get());
    }

    /// Stops a run.
    public void pause() {
        running.set(false);
    }

    /// Called while anything moves, also if the film does not run.
    private void pulse() {
        if (!running.get()) {
            return;
        }
        long now = services.frames().nanos();
        at += (now - clock) / 1e8 * speed.get();
        clock = now;
        int next = moment.get();
        while (next < lastMoment() && read.review().time(next + 1) <= at) {
            next++;
        }
        if (next != moment.get()) {
            double time = at;
            show(next);
            at = time;
        }
        ghost.show((long) at);
        if (next == lastMoment()) {
            pause();
        }
    }

    /// Shows the step that stood at the moment on the board, or why its move was wrong.
    public void showIt() {
        Mistake mistake = read.mistakes().get(moment.get());
        if (mistake != null) {
            FilmReview of = read.review();
            looking.start((_, cancel) -> of.reason(mistake, cancel), answer -> {
                shown = true;
                say(() -> words.reason(mistake, answer));
            });
            draw(words.lighting(mistake.wrong()));
        } else if (standing != null && standing.found() instanceof HintResult.Found(Step step, boolean _)) {
            shown = true;
            Grid before = step.before().grid();
            frame.set(new BoardFrame(
                    before,
                    origins(before),
                    Highlights.of(null, CellSet.NONE, Explainer.marks(step.deduction(), before)),
                    true,
                    Map.of()));
            say(() -> words.step(step));
        }
    }

    /// Puts the board of the moment in place of the user's own, as one move.
    public void goOn() {
        source.goOn.accept(read.review().board(moment.get()));
    }

    private void draw(Marks marks) {
        Document board = read.review().board(moment.get());
        frame.set(new BoardFrame(
                board.grid(),
                origins(board.grid()),
                Highlights.of(null, Highlights.conflicts(board.grid()), marks),
                true,
                board.colors(),
                board.sketch()));
    }

    static DigitOrigins origins(Grid grid) {
        return new DigitOrigins(
                CellSet.NONE, CellSet.NONE, CellSet.ALL.minus(grid.blanks()).minus(grid.givens()));
    }

    private void tell() {
        Mistake mistake = read.mistakes().get(moment.get());
        Standing known = standing;
        showable.set(!shown && (mistake != null || known != null && known.found() instanceof HintResult.Found));
        if (shown) {
            return;
        }
        FilmReview of = read.review();
        Pause pause = read.pause(moment.get());
        say(() -> mistake != null ? words.mistake(of, mistake) : words.standing(of, known, pause));
    }

    private void say(Supplier<String> text) {
        showable.set(showable.get() && !shown);
        said.say(text);
    }

    /// Returns the last moment.
    int lastMoment() {
        return read.lastMoment();
    }

    /// Returns the index of the line of a moment; negative if that is not in the list yet.
    int line(int moment) {
        return read.line(moment);
    }

    /// Returns the row of the drawing before a line.
    FilmGraph.Row row(FilmLine line) {
        return line instanceof FilmLine.Action
                ? read.graph().row(line.moment())
                : read.graph().after(line.moment());
    }

    /// Returns the number of lanes of the drawing.
    int lanes() {
        return read.graph().lanes();
    }

    /// Returns the text of a line.
    String text(FilmLine line) {
        return words.of(read.review(), line, busy.get());
    }
}
