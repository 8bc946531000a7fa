package nonet.ui.batch;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
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
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.BoardAccess;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.PaneTask;
import nonet.ui.kit.pane.PaneTask.Phase;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// Solves a collection on a task queue of its own, and manages the rows of its table.
public final class BatchController {

    private static final TaskQueue QUEUE = new TaskQueue("batch");

    /// A collection.
    ///
    /// @param title its name; empty before the first one
    /// @param rated the ratings that its rows have
    /// @param profiles the profiles; the current one rated the rows by human logic
    public record Content(String title, RatingChoice rated, Profiles profiles) {}

    private static final long LOOK_NANOS = 200_000_000;

    /// The rows shown, as indexes in [#table]. The list is replaced when the order changes.
    public final ReadOnlyObjectProperty<ObservableList<Integer>> rows;

    /// The filter and the order of the rows.
    public final ObjectProperty<BatchOrder> order;

    /// Whether the collection is being solved, its progress, and the sentence on it or on the result.
    public final ReadOnlyObjectProperty<PaneTask.State> state;

    /// The number of rows shown and the total; empty if all are shown.
    public final ReadOnlyStringProperty shown;

    /// The engine that the next run uses.
    public final ObjectProperty<Solver> engine;

    /// How puzzles are rated. A collection that is there is then processed again.
    public final ObjectProperty<RatingChoice> rating = new SimpleObjectProperty<>(RatingChoice.NONE);

    /// The collection, and the ratings that its rows have.
    public final ReadOnlyObjectWrapper<Content> content;

    private final Messages messages;
    private final BoardAccess board;
    public final List<Solver> engines;
    private final Solver fast;
    private final Supplier<Profiles> profiles;
    private final LongSupplier clock;
    private final BatchWords words;
    private final ChosenRows chosenRows;
    private final BatchFiles files;
    private final PaneTask work;
    private @Nullable BatchRun run;
    private final Runnable relocalizing = this::relocalize;

    private final ObservableList<String> faults = FXCollections.observableArrayList();

    /// The faults of the places that are not puzzles, in collection order.
    public final ObservableList<String> leftOut = FXCollections.unmodifiableObservableList(faults);

    private long lookedAt;

    /// @param engines the engines to choose from; the fast one is selected initially and solves for exports
    /// @param profiles returns the profiles; the current one rates by human logic
    public BatchController(PaneServices services, Engines engines, Supplier<Profiles> profiles) {
        messages = services.messages();
        Tasks tasks = services.tasks();
        work = new PaneTask(messages, tasks, QUEUE, () -> messages.get("batch.idle"));
        state = work.state;
        board = services.board();
        this.engines = engines.all();
        fast = engines.fast();
        engine = new SimpleObjectProperty<>(fast);
        clock = services.frames()::nanos;
        this.profiles = profiles;
        content = new ReadOnlyObjectWrapper<>(new Content("", RatingChoice.NONE, profiles.get()));
        this.words = new BatchWords(messages);
        files = new BatchFiles(messages, tasks, work);
        chosenRows = new ChosenRows(messages, tasks);
        rows = chosenRows.rows;
        shown = chosenRows.shown;
        order = chosenRows.order;
        rating.addListener(change -> {
            if (rating.get() != RatingChoice.NONE) {
                again();
            }
        });
        messages.onChange(relocalizing);
        services.frames().eachFrame(this::follow);
    }

    /// Returns the results so far.
    public BatchTable table() {
        BatchRun current = run;
        return current == null ? new BatchTable() : current.table;
    }

    /// Returns a row's puzzle with a name, for the board.
    public Document document(int row) {
        String own = table().name(row);
        String name = own.isEmpty() ? messages.get("batch.puzzle", content.get().title(), row + 1) : own;
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
            work.say(() -> words.refused(name, PuzzleFile.why(unreadable)));
        }
    }

    /// Solves every puzzle of a text.
    public void open(String name, String text) {
        start(Collection.of(name, text));
    }

    /// Solves the same collection again, with the selected engine.
    public void again() {
        BatchRun current = run;
        if (current != null) {
            start(current.collection);
        }
    }

    private void start(Collection collection) {
        int jobs = Math.max(1, Runtime.getRuntime().availableProcessors() - 1);
        BatchRun.Rating by = rater();
        BatchRun next = new BatchRun(collection, engine.get(), jobs, clock, by);
        run = next;
        content.set(new Content(collection.name(), by.choice(), by.profiles()));
        faults.clear();
        chosenRows.follow(next);
        work.start(
                () -> words.running(next),
                (_, cancel) -> {
                    next.work(cancel);
                    return next;
                },
                whole -> ended(whole, () -> words.done(whole)),
                cause -> ended(next, () -> words.failure(next, cause)));
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
        BatchRun current = run;
        if (current != null) {
            work.pause(current::pause);
            look();
        }
    }

    /// Resumes the engine.
    public void resume() {
        BatchRun current = run;
        if (current != null) {
            work.resume(current::resume);
            look();
        }
    }

    /// Stops the run and keeps its results.
    public void cancel() {
        BatchRun current = run;
        if (current != null && work.isUnderWay()) {
            work.cancel(ended(current, () -> messages.get("batch.cancelled", current.table.size())));
        }
    }

    /// Writes the rows that are shown as comma-separated values.
    public void exportTable(Path file) {
        BatchTable table = table();
        int[] chosen = chosenRows.places();
        Content of = content.get();
        BatchExport.Rating by = new BatchExport.Rating(
                of.rated().hasLogic() ? of.profiles().title() : null, of.rated().hasExplainer());
        files.write(file, (out, cancel) -> BatchExport.csv(table, chosen, fast, by, out, cancel));
    }

    /// Writes the solutions of the rows that are shown, one per line.
    public void exportSolutions(Path file) {
        BatchTable table = table();
        int[] chosen = chosenRows.places();
        files.write(file, (out, cancel) -> BatchExport.solutions(table, chosen, fast, out, cancel));
    }

    /// Shows new results.
    private void follow() {
        long now = clock.getAsLong();
        if (work.phase() == Phase.RUNNING && now - lookedAt >= LOOK_NANOS) {
            lookedAt = now;
            look();
        }
    }

    private void look() {
        BatchRun current = run;
        if (current != null && work.isUnderWay()) {
            boolean paused = work.phase() == Phase.PAUSED;
            showRows(current);
            work.progress(current.part());
            work.say(() -> paused ? messages.get("batch.paused", current.table.size()) : words.running(current));
        }
    }

    private void showRows(BatchRun current) {
        chosenRows.look();
        faults.addAll(words.leftOut(current.faultsFrom(faults.size()), 0));
    }

    private void relocalize() {
        BatchRun current = run;
        if (current != null) {
            int more = work.isUnderWay()
                    ? 0
                    : current.misread() - current.faultsFrom(0).size();
            faults.setAll(words.leftOut(current.faultsFrom(0), more));
        }
    }

    private Supplier<String> ended(BatchRun current, Supplier<String> sentence) {
        showRows(current);
        faults.addAll(words.leftOut(List.of(), current.misread() - faults.size()));
        return sentence;
    }
}
