package nonet.ui.hints.search;

import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.beans.property.SimpleObjectProperty;
import nonet.play.Document;
import nonet.service.hint.HintResult;
import nonet.service.hint.Hints;
import nonet.solve.Cancel;
import nonet.ui.kit.work.Running;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// A background search about the board that runs while its results are visible, and restarts when the board or the
/// profile changes. Results arrive with the pulse.
final class LiveSearch<T> {

    private static final TaskQueue QUEUE = new TaskQueue("steps");

    /// The background work.
    interface Job<T> {
        HintResult run(Hints hints, Document document, Consumer<T> found, DoubleConsumer progress, Cancel cancel);
    }

    /// Receives results, on the thread of the window.
    interface Listener<T> {

        /// Called when earlier results are obsolete.
        void cleared();

        void found(List<T> more);

        void ended(HintResult advice);

        void failed();
    }

    private static final Logger LOG = Logger.getLogger(LiveSearch.class.getName());

    private final Tasks tasks;
    private final Job<T> job;
    private final Listener<T> listener;
    private final ObjectProperty<Document> document = new SimpleObjectProperty<>(Document.EMPTY);
    private final ObjectProperty<Hints> hints;
    private final BooleanProperty enabled = new SimpleBooleanProperty(true);
    private final BooleanProperty watched = new SimpleBooleanProperty();
    private final ReadOnlyBooleanWrapper busy = new ReadOnlyBooleanWrapper();
    private final DoubleProperty progress = new SimpleDoubleProperty();
    private Queue<T> found = new ConcurrentLinkedQueue<>();
    private @Nullable Running running;
    private boolean current;

    LiveSearch(Tasks tasks, Hints hints, Job<T> job, Listener<T> listener) {
        this.tasks = tasks;
        this.job = job;
        this.listener = listener;
        this.hints = new SimpleObjectProperty<>(hints);
        document.addListener(change -> forget());
        this.hints.addListener(change -> forget());
        enabled.addListener(change -> forget());
        watched.addListener(change -> startWhenWanted());
    }

    /// The document to search.
    ObjectProperty<Document> documentProperty() {
        return document;
    }

    /// The source of the steps.
    ObjectProperty<Hints> hintsProperty() {
        return hints;
    }

    /// Whether a search makes sense now.
    BooleanProperty enabledProperty() {
        return enabled;
    }

    /// Whether the results are visible.
    BooleanProperty watchedProperty() {
        return watched;
    }

    ReadOnlyBooleanProperty busyProperty() {
        return busy.getReadOnlyProperty();
    }

    /// The progress of the search, 0 to 1, or -1 if unknown.
    DoubleProperty progressProperty() {
        return progress;
    }

    /// Searches again from the beginning.
    void restart() {
        forget();
    }

    /// Stops the search and keeps its results.
    void stop() {
        Running stopped = running;
        if (stopped != null) {
            stopped.cancel();
            running = null;
            progress.unbind();
            busy.set(false);
            drain();
        }
    }

    /// Passes on new results. Called by the window once a frame.
    void pulse() {
        if (busy.get()) {
            drain();
        }
    }

    private void forget() {
        Running stopped = running;
        if (stopped != null) {
            stopped.cancel();
            running = null;
        }
        found = new ConcurrentLinkedQueue<>();
        current = false;
        progress.unbind();
        busy.set(false);
        listener.cleared();
        startWhenWanted();
    }

    private void startWhenWanted() {
        if (current || !watched.get() || !enabled.get()) {
            return;
        }
        current = true;
        busy.set(true);
        Document about = document.get();
        Hints using = hints.get();
        Queue<T> results = found;
        Running started = tasks.start(
                QUEUE,
                (at, cancel) -> job.run(using, about, results::add, at::at, cancel),
                advice -> {
                    end();
                    listener.ended(advice);
                },
                problem -> {
                    LOG.log(Level.WARNING, "The search for steps failed", problem.cause());
                    end();
                    listener.failed();
                });
        if (busy.get()) {
            running = started;
            progress.bind(started.progressProperty());
        }
    }

    private void end() {
        running = null;
        progress.unbind();
        busy.set(false);
        drain();
    }

    private void drain() {
        List<T> more = new ArrayList<>();
        for (T each = found.poll(); each != null; each = found.poll()) {
            more.add(each);
        }
        if (!more.isEmpty()) {
            listener.found(more);
        }
    }
}
