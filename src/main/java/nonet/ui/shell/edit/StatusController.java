package nonet.ui.shell.edit;

import java.util.List;
import java.util.function.Supplier;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringWrapper;
import nonet.grid.Conflict;
import nonet.play.Breakpoints;
import nonet.play.History;
import nonet.service.diagnosis.Verdict;
import nonet.trace.Entry;
import nonet.trace.Event;
import nonet.trace.ReplayState;
import nonet.ui.kit.Messages;
import nonet.ui.playback.EventWords;
import nonet.ui.playback.Playback;
import nonet.ui.playback.SearchNames;
import org.jspecify.annotations.Nullable;

/// The texts of the status bar: the current activity, and the counters.
public final class StatusController {

    /// Whether a task is running, so that the bar shows progress.
    public final ReadOnlyBooleanProperty busy;

    public final ReadOnlyStringWrapper state = new ReadOnlyStringWrapper();

    /// The link after the sentence, or null.
    public final ReadOnlyObjectWrapper<@Nullable Link> link = new ReadOnlyObjectWrapper<>();

    public final ReadOnlyStringWrapper counters = new ReadOnlyStringWrapper();

    private final Messages messages;
    private final EditController edit;
    private final Playback playback;
    private final CheckController check;
    private final Stopwatch stopwatch;
    private final EventWords words;
    private final Runnable relocalizing = this::update;
    private Supplier<@Nullable Link> report = () -> null;

    public StatusController(
            Messages messages, EditController edit, CheckController check, Stopwatch stopwatch, Playback playback) {
        this.messages = messages;
        this.edit = edit;
        this.check = check;
        this.stopwatch = stopwatch;
        this.playback = playback;
        busy = playback.running;
        this.words = new EventWords(messages);
        messages.onChange(relocalizing);
        // Not the history itself: what is only noted in the film leaves the sentence as it is.
        edit.history.map(History::present).subscribe(this::update);
        edit.openings.subscribe(this::update);
        edit.room.subscribe(this::update);
        check.judged.subscribe(this::update);
        playback.state.subscribe(this::update);
        playback.search.moment.subscribe(this::update);
        playback.problem.subscribe(this::update);
        playback.bySteps.subscribe(this::update);
        update();
    }

    /// A link, and what it does.
    public record Link(String text, Runnable action) {}

    /// Shows a sentence until the next event.
    public void say(String sentence) {
        say(sentence, null);
    }

    /// Shows a sentence, with a link if any, until the next event.
    ///
    /// @param sentence empty to show the current activity again
    public void say(String sentence, @Nullable Link after) {
        if (sentence.isEmpty()) {
            update();
            return;
        }
        state.set(sentence);
        link.set(after);
    }

    /// Says whether the entered digits can be right.
    ///
    /// @param verdict on the puzzle with these digits
    public void tellChecked(Verdict verdict) {
        if (check.isSolved()) {
            update();
            return;
        }
        boolean solvable = switch (verdict) {
            case Verdict.OneSolution _, Verdict.SeveralSolutions _ -> true;
            case Verdict.Contradictory _, Verdict.NoSolution _ -> false;
        };
        say(messages.get(
                solvable ? "status.checked" : "status.unsolvable",
                edit.document().entered().size()));
    }

    /// Says that the film of the solve was removed, and offers to keep it.
    ///
    /// @param filed whether the file of the document still holds it
    public void tellForgotten(boolean filed, Runnable keep) {
        offer(messages.get(filed ? "film.forgotten-save" : "film.forgotten"), keep);
    }

    /// Says that a save point was removed, and offers to keep it.
    public void tellRemoved(String name, Runnable keep) {
        offer(messages.get("save-point.removed", name), keep);
    }

    private void offer(String sentence, Runnable keep) {
        say(sentence, new Link(messages.get("film.keep"), () -> {
            keep.run();
            update();
        }));
    }

    /// Sets what reports a problem; it is offered when the engine has failed.
    public void reportThrough(Supplier<@Nullable Link> offer) {
        report = offer;
    }

    private void update() {
        link.set(playback.problem.get() == null ? null : report.get());
        ReplayState moment = playback.search.moment();
        boolean watched = edit.room.get() == Room.WATCH;
        state.set(
                switch (edit.room.get()) {
                    case SET_UP -> settingUp();
                    case PLAY -> start();
                    case WATCH -> solving(moment);
                });
        counters.set(
                watched
                        ? messages.get(
                                "status.counters",
                                playback.stepNumber(),
                                moment.level(),
                                moment.solutions(),
                                messages.duration(playback.search.nanos()),
                                playback.bySteps.get() ? 1 : 0)
                        : "");
    }

    private String settingUp() {
        List<Conflict> conflicts = edit.document().puzzle().conflicts();
        return conflicts.isEmpty()
                ? messages.get("status.set-up", edit.document().puzzle().clues())
                : words.of(conflicts.getFirst());
    }

    private String solving(ReplayState moment) {
        if (playback.problem.get() != null) {
            return messages.get("status.engine-failed");
        }
        Entry entry = moment.entry();
        return switch (playback.state.get()) {
            case START -> start();
            case RUNNING -> messages.get("status.running");
            case PAUSED -> entry == null ? messages.get("status.ready") : paused(entry);
            case SOLUTION -> messages.get("status.solution", moment.solutions());
            case EXHAUSTED -> exhausted(moment);
        };
    }

    private String paused(Entry entry) {
        Breakpoints reached = playback.stoppedAt.get();
        String why = reached == null ? "" : words.of(reached);
        String event = entry.event() instanceof Event.Stuck
                ? messages.get("status.stuck", SearchNames.of(messages, playback.by.get()), playback.stepNumber())
                : words.of(entry.event());
        return why.isEmpty() ? event : messages.get("status.stopped", why, event);
    }

    private String start() {
        if (check.isSolved()) {
            return stopwatch.timed.get()
                    ? messages.get("status.solved-in", stopwatch.text())
                    : messages.get("status.solved");
        }
        List<Conflict> conflicts = check.judged.get().conflicts();
        return conflicts.isEmpty() ? messages.get("status.ready") : words.of(conflicts.getFirst());
    }

    private String exhausted(ReplayState moment) {
        if (moment.solutions() == 0) {
            return messages.get("status.no-solution");
        }
        return messages.get("status.exhausted", moment.solutions());
    }
}
