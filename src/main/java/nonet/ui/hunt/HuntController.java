package nonet.ui.hunt;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.files.AtExit;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.service.hunt.Checkpoint;
import nonet.service.hunt.Find;
import nonet.service.hunt.Hunt;
import nonet.service.hunt.HuntFiles;
import nonet.service.hunt.HuntRequest;
import nonet.solve.CancelToken;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.BoardAccess;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.PaneTask;
import nonet.ui.kit.pane.PaneTask.Phase;
import nonet.ui.kit.work.Arrivals;
import nonet.ui.kit.work.TaskQueue;
import org.jspecify.annotations.Nullable;

/// Hunts for relatives of puzzles in the background. Once saved, a hunt is saved again every minute and at its end, and
/// can be continued from there another day.
public final class HuntController {

    private static final TaskQueue QUEUE = new TaskQueue("hunt");

    /// The numbers are said a few times a second.
    private static final long LOOK_NANOS = 200_000_000;

    /// Thrown if there is no proper puzzle to begin with.
    static final class NoSeedsException extends Exception {
        private static final long serialVersionUID = 1;
    }

    /// Prepares a hunt, which takes a moment.
    @FunctionalInterface
    private interface Preparation {
        Checkpoint run(CancelToken cancel) throws Exception;
    }

    /// The phase of the hunt, and the sentence on it.
    public final ReadOnlyObjectProperty<PaneTask.State> state;

    /// The file of the hunt, or the reason why it is not saved; empty if it was not to be saved.
    final ReadOnlyStringProperty saved;

    /// Where the seeds come from.
    final ObjectProperty<HuntSeeds.Kind> kind = new SimpleObjectProperty<>(HuntSeeds.Kind.BOARD);

    /// The file with seeds; null until one is chosen.
    final ObjectProperty<@Nullable Path> file = new SimpleObjectProperty<>();

    /// Why the fields are no request, in a sentence; empty if they are one.
    final StringBinding refusal;

    /// Whether there is a hunt, so that it can be saved.
    final ReadOnlyBooleanWrapper begun = new ReadOnlyBooleanWrapper();

    private final Messages messages;
    private final BoardAccess board;
    private final LongSupplier clock;
    private final HuntWords words;
    private final PaneTask task;
    final HuntFields fields = new HuntFields();
    private final ObservableList<Find> listed = FXCollections.observableArrayList();

    /// The puzzles found so far, in order.
    public final ObservableList<Find> finds = FXCollections.unmodifiableObservableList(listed);
    private final HuntSaving saving;
    private Puzzle puzzle = Puzzle.EMPTY;
    private CancelToken stop = new CancelToken();
    private long lookedAt;

    /// The finds that the window does not show yet.
    private final Arrivals<Find> found = new Arrivals<>();

    private final AtomicReference<@Nullable HuntRequest> loaded = new AtomicReference<>();
    private volatile @Nullable Hunt hunt;

    public HuntController(PaneServices services) {
        messages = services.messages();
        board = services.board();
        clock = services.frames()::nanos;
        words = new HuntWords(messages);
        task = new PaneTask(messages, services.tasks(), QUEUE, () -> messages.get("hunt.idle"));
        state = task.state;
        saving = new HuntSaving(messages, services.tasks(), words);
        saved = saving.sentence;
        refusal = fields.refusal(messages, kind.isEqualTo(HuntSeeds.Kind.PATTERN));
        services.board().document().subscribe(document -> puzzle = document.puzzle());
        services.frames().eachFrame(this::follow);
    }

    /// Starts a hunt.
    public void start() {
        Path chosen = file.get();
        if (task.isUnderWay() || !refusal.get().isEmpty() || kind.get() == HuntSeeds.Kind.FILE && chosen == null) {
            return;
        }
        HuntSeeds seeds = switch (kind.get()) {
            case BOARD -> new HuntSeeds.OfBoard(puzzle);
            case PATTERN -> new HuntSeeds.OnPattern(puzzle);
            case FILE -> new HuntSeeds.OfFile(Objects.requireNonNull(chosen));
        };
        HuntRequest request = fields.request(kind.get() == HuntSeeds.Kind.PATTERN, 1);
        saving.forget();
        run(cancel -> {
            List<Puzzle> all = seeds.find(request.seed(), cancel);
            if (all.isEmpty()) {
                throw new NoSeedsException();
            }
            return Checkpoint.of(request, all);
        });
    }

    /// Goes on with a hunt from its checkpoint.
    public void goOn(Path checkpoint) {
        if (task.isUnderWay()) {
            return;
        }
        HuntFiles both = HuntFiles.ofCheckpoint(checkpoint);
        saving.goOn(both);
        run(_ -> {
            Checkpoint known = Checkpoint.read(checkpoint);
            both.check(known.finds());
            loaded.set(known.request());
            return known;
        });
    }

    private void run(Preparation preparation) {
        CancelToken token = new CancelToken();
        stop = token;
        hunt = null;
        begun.set(false);
        listed.clear();
        found.clear();
        int jobs = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        task.start(
                () -> messages.get("hunt.beginning"),
                (_, cancel) -> {
                    try (var _ = cancel.whenRequested(token::request)) {
                        saving.begin();
                        Checkpoint from = preparation.run(token);
                        found.addAll(from.finds());
                        return run(Hunt.of(from, jobs, clock), token);
                    } finally {
                        saving.end();
                        if (hunt != null) {
                            found.untilLast(cancel);
                        }
                    }
                },
                this::ended,
                this::failed);
    }

    private Hunt.Progress run(Hunt begun, CancelToken token) throws IOException {
        hunt = begun;
        try (AtExit _ = new AtExit(() -> saving.updateAtExit(begun))) {
            begun.run(Long.MAX_VALUE, listener(begun), token);
        } finally {
            saving.update(begun);
        }
        return begun.progress();
    }

    private Hunt.Listener listener(Hunt running) {
        return new Hunt.Listener() {
            @Override
            public void found(Find find) {
                found.add(find);
            }

            @Override
            public void minute() throws IOException {
                saving.update(running);
            }
        };
    }

    private Supplier<String> ended(Hunt.Progress now) {
        show(found.takeLast());
        return () -> words.done(now);
    }

    private Supplier<String> failed(Throwable failure) {
        show(found.takeLast());
        Hunt stopped = hunt;
        if (stopped == null) {
            saving.forget();
        }
        return failure instanceof CancellationException && stopped != null
                ? () -> words.stopped(stopped.progress())
                : () -> words.of(failure);
    }

    /// Makes the hunt wait.
    public void pause() {
        Hunt running = hunt;
        if (running != null) {
            task.pause(running::pause);
            task.say(() -> words.paused(running.progress()));
        }
    }

    /// Resumes the hunt.
    public void resume() {
        Hunt waiting = hunt;
        if (waiting != null) {
            task.resume(waiting::resume);
            look();
        }
    }

    /// Ends the hunt and keeps what it has found.
    public void stop() {
        stop.request();
    }

    /// Saves the puzzles found in a file, and the checkpoint beside it. A file that is there already is not replaced,
    /// unless the hunt was saved in it before.
    public void save(Path results) {
        Hunt current = hunt;
        if (current != null) {
            saving.save(current, results);
        }
    }

    /// Puts a find on the board.
    void openOnBoard(Find find) {
        Document document = Document.of(messages.get("hunt.puzzle", listed.indexOf(find) + 1), find.puzzle());
        board.openUnsaved(document);
        board.say(messages.get("hunt.opened"), messages.get("hunt.back"), () -> board.show("hunt"));
    }

    /// Shows new finds.
    private void follow() {
        if (task.phase() != Phase.RUNNING) {
            return;
        }
        long now = clock.getAsLong();
        if (now - lookedAt >= LOOK_NANOS) {
            lookedAt = now;
            look();
        } else {
            show(found.take());
        }
    }

    private void look() {
        show(found.take());
        Hunt running = hunt;
        if (running != null) {
            Hunt.Progress now = running.progress();
            task.say(() -> words.running(now));
        }
    }

    private void show(List<Find> more) {
        begun.set(hunt != null);
        HuntRequest request = loaded.getAndSet(null);
        if (request != null) {
            fields.show(request);
        }
        if (!more.isEmpty()) {
            listed.addAll(more);
        }
    }
}
