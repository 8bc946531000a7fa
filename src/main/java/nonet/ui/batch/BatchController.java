package nonet.ui.batch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import nonet.play.Document;
import nonet.rate.HumanLogic;
import nonet.rate.se.SeRater;
import nonet.service.batch.Batch;
import nonet.service.batch.BatchExport;
import nonet.service.batch.BatchOrder;
import nonet.service.batch.BatchTable;
import nonet.service.input.PuzzleFile;
import nonet.service.search.Engines;
import nonet.settings.Profiles;
import nonet.solve.Solver;
import nonet.ui.batch.BatchRun.Collection;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.BoardAccess;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.ProfileWords;
import nonet.ui.kit.work.Running;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Solves a collection on a task queue of its own, and manages the rows of its table.
public final class BatchController {

    private static final TaskQueue QUEUE = new TaskQueue("batch");

    /// The state of the run.
    public enum State {
        /// No collection was opened yet.
        IDLE,
        RUNNING,
        PAUSED,
        /// The run ended, in one way or another.
        ENDED
    }

    private static final Logger LOG = Logger.getLogger(BatchController.class.getName());
    private static final long LOOK_NANOS = 200_000_000;

    private final Messages messages;
    private final Tasks tasks;
    private final BoardAccess board;
    private final List<Solver> engines;
    private final Solver fast;
    private final Supplier<Profiles> profiles;
    private final LongSupplier clock;
    private final BatchWords words;
    private final ChosenRows rows;
    private final BatchFiles files;
    private final ObjectProperty<Solver> engine;
    private final ObjectProperty<RatingChoice> rating = new SimpleObjectProperty<>(RatingChoice.NONE);
    private final ReadOnlyObjectWrapper<RatingChoice> rated = new ReadOnlyObjectWrapper<>(RatingChoice.NONE);
    private final LocalizedText profile;
    private final ReadOnlyObjectWrapper<State> state = new ReadOnlyObjectWrapper<>(State.IDLE);
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper();
    private final ReadOnlyStringWrapper title = new ReadOnlyStringWrapper("");
    private final Runnable relocalizing = this::relocalize;
    private final LocalizedText sentence;

    private final ObservableList<String> leftOut = FXCollections.observableArrayList();

    private @Nullable BatchRun run;
    private @Nullable Running task;
    private long lookedAt;

    /// @param engines the engines to choose from; the fast one is selected initially and solves for exports
    /// @param profiles returns the profiles, of which the current one rates by human logic
    public BatchController(PaneServices services, Engines engines, Supplier<Profiles> profiles) {
        messages = services.messages();
        sentence = new LocalizedText(messages);
        profile = new LocalizedText(messages);
        tasks = services.tasks();
        board = services.board();
        this.engines = engines.all();
        fast = engines.fast();
        engine = new SimpleObjectProperty<>(fast);
        clock = services.frames()::nanos;
        this.profiles = profiles;
        this.words = new BatchWords(messages);
        files = new BatchFiles(messages, tasks, sentence);
        this.rows = new ChosenRows(messages, tasks);
        rating.addListener(change -> {
            if (rating.get() != RatingChoice.NONE) {
                again();
            }
        });
        messages.onChange(relocalizing);
        sentence.say(() -> messages.get("batch.idle"));
        services.frames().each(this::follow);
    }

    public List<Solver> engines() {
        return engines;
    }

    /// The engine that the next run uses.
    public ObjectProperty<Solver> engineProperty() {
        return engine;
    }

    /// How puzzles are rated. A collection that is there is then processed again.
    public ObjectProperty<RatingChoice> ratingProperty() {
        return rating;
    }

    /// The ratings that the rows have.
    public ReadOnlyObjectProperty<RatingChoice> ratedProperty() {
        return rated.getReadOnlyProperty();
    }

    /// The name of the profile that rated the rows by human logic.
    ReadOnlyStringProperty profileProperty() {
        return profile.getReadOnlyProperty();
    }

    /// The filter and the order of the rows.
    public ObjectProperty<BatchOrder> orderProperty() {
        return rows.orderProperty();
    }

    public ReadOnlyObjectProperty<State> stateProperty() {
        return state.getReadOnlyProperty();
    }

    /// The rows shown, as indexes in [#table]. The list is replaced when the order changes.
    public ReadOnlyObjectProperty<ObservableList<Integer>> rowsProperty() {
        return rows.rowsProperty();
    }

    /// The completed fraction, 0 to 1, or -1 if unknown.
    public ReadOnlyDoubleProperty progressProperty() {
        return progress.getReadOnlyProperty();
    }

    /// The name of the collection.
    public ReadOnlyStringProperty titleProperty() {
        return title.getReadOnlyProperty();
    }

    /// The progress or the result of the run.
    public ReadOnlyStringProperty sentenceProperty() {
        return sentence.getReadOnlyProperty();
    }

    /// The number of rows shown and the total; empty if all are shown.
    public ReadOnlyStringProperty shownProperty() {
        return rows.shownProperty();
    }

    /// The faults of the places that are not puzzles, in collection order.
    public ObservableList<String> leftOut() {
        return FXCollections.unmodifiableObservableList(leftOut);
    }

    /// Returns the results so far.
    public BatchTable table() {
        return run == null ? new BatchTable() : run.table();
    }

    /// Returns a row's puzzle with a name, for the board.
    public Document document(int row) {
        String own = table().name(row);
        String name = own.isEmpty() ? messages.get("batch.puzzle", title.get(), row + 1) : own;
        return Document.of(name, table().puzzle(row));
    }

    /// Puts a row's puzzle on the board.
    void openOnBoard(int row) {
        Document document = document(row);
        board.open(document);
        board.say(messages.get("file.opened", document.name()));
    }

    /// Offers a way back to the window, which had to be closed.
    void offerBack(int row) {
        board.say(
                messages.get("file.opened", document(row).name()),
                messages.get("batch.back"),
                () -> board.show("batch"));
    }

    /// Solves every puzzle of a file.
    public void open(Path file) {
        try {
            start(Collection.of(file));
        } catch (IOException unreadable) {
            String name = String.valueOf(file.getFileName());
            sentence.say(() -> words.refused(name, PuzzleFile.why(unreadable)));
        }
    }

    /// Solves every puzzle of a text.
    public void open(String name, String text) {
        start(Collection.of(name, text));
    }

    /// Solves the same collection again, with the selected engine.
    public void again() {
        if (run != null) {
            start(run.collection());
        }
    }

    private void start(Collection collection) {
        if (task != null) {
            task.cancel();
        }
        int jobs = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        BatchRun.Rating by = rater();
        BatchRun next = new BatchRun(collection, engine.get(), jobs, clock, by);
        rated.set(by.choice());
        profile.say(() -> new ProfileWords(messages).of(by.profiles()));
        run = next;
        title.set(collection.name());
        leftOut.clear();
        rows.follow(next);
        state.set(State.RUNNING);
        look();
        Running started = tasks.start(
                QUEUE,
                (report, cancel) -> {
                    next.work(cancel);
                    return next;
                },
                whole -> ended(whole, () -> words.done(whole)),
                failed -> {
                    LOG.log(Level.WARNING, "A collection was not solved", failed.cause());
                    ended(next, () -> words.failure(next, failed));
                });
        task = state.get() == State.RUNNING ? started : null;
    }

    private BatchRun.Rating rater() {
        RatingChoice choice = rating.get();
        Profiles known = profiles.get();
        Batch.Raters raters = new Batch.Raters(
                choice.hasLogic() ? new HumanLogic(fast, known.current()) : null,
                choice.hasExplainer() ? new SeRater(fast).withBudget(SeRater.BACKGROUND_BUDGET) : null);
        return new BatchRun.Rating(choice, known, raters);
    }

    /// Pauses the engine.
    public void pause() {
        if (run != null && state.get() == State.RUNNING) {
            run.pause();
            state.set(State.PAUSED);
            look();
        }
    }

    /// Resumes the engine.
    public void resume() {
        if (run != null && state.get() == State.PAUSED) {
            run.resume();
            state.set(State.RUNNING);
            look();
        }
    }

    /// Stops the run and keeps its results.
    public void cancel() {
        BatchRun cancelled = run;
        if (task != null && cancelled != null) {
            task.cancel();
            ended(
                    cancelled,
                    () -> messages.get("batch.cancelled", cancelled.table().size()));
        }
    }

    /// Writes the rows that are shown as comma-separated values.
    public void exportTable(Path file) {
        BatchTable table = table();
        int[] chosen = rows.places();
        BatchRun current = run;
        RatingChoice choice = rated.get();
        String profile = current == null || !choice.hasLogic()
                ? null
                : current.rating().profiles().title();
        BatchExport.Rating by = new BatchExport.Rating(profile, choice.hasExplainer());
        files.write(file, (out, cancel) -> BatchExport.csv(table, chosen, fast, by, out, cancel));
    }

    /// Writes the solutions of the rows that are shown, one per line.
    public void exportSolutions(Path file) {
        BatchTable table = table();
        int[] chosen = rows.places();
        files.write(file, (out, cancel) -> BatchExport.solutions(table, chosen, fast, out, cancel));
    }

    /// Shows new results.
    private void follow() {
        long now = clock.getAsLong();
        if (state.get() == State.RUNNING && now - lookedAt >= LOOK_NANOS) {
            lookedAt = now;
            look();
        }
    }

    private void look() {
        BatchRun current = run;
        if (current == null) {
            return;
        }
        rows.look();
        leftOut.addAll(words.leftOut(current.faultsFrom(leftOut.size()), 0));
        progress.set(current.part());
        if (state.get() == State.RUNNING) {
            sentence.say(() -> words.running(current));
        } else if (state.get() == State.PAUSED) {
            sentence.say(() -> messages.get("batch.paused", current.table().size()));
        }
    }

    private void relocalize() {
        BatchRun current = run;
        if (current != null) {
            int more = state.get() == State.ENDED
                    ? current.misread() - current.faultsFrom(0).size()
                    : 0;
            leftOut.setAll(words.leftOut(current.faultsFrom(0), more));
        }
    }

    private void ended(BatchRun current, Supplier<String> what) {
        if (run == current) {
            task = null;
            state.set(State.ENDED);
            look();
            leftOut.addAll(words.leftOut(List.of(), current.misread() - leftOut.size()));
            progress.set(0);
            sentence.say(what);
        }
    }
}
