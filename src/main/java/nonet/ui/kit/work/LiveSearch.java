package nonet.ui.kit.work;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.function.Supplier;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.SimpleBooleanProperty;
import nonet.solve.Cancel;

/// A background search that runs while its results are visible, and begins again when they are obsolete. Results arrive
/// with the pulse. For the thread of the window only.
///
/// @param <T> the type of results
/// @param <R> the type of the end of the search
public final class LiveSearch<T, R> {

    /// The background work.
    @FunctionalInterface
    public interface Job<T, R> {
        R run(Consumer<T> found, DoubleConsumer progress, Cancel cancel);
    }

    /// Receives results, on the thread of the window.
    public interface Listener<T, R> {

        /// Called when earlier results are obsolete.
        void cleared();

        void found(List<T> more);

        void ended(R end);

        void failed();
    }

    public final ReadOnlyBooleanProperty busy;

    /// The progress of the search, 0 to 1, or -1 if unknown.
    public final ReadOnlyDoubleProperty progress;

    /// Whether a search makes sense now.
    public final BooleanProperty enabled = new SimpleBooleanProperty(true);

    /// Whether the results are visible.
    public final BooleanProperty watched = new SimpleBooleanProperty();

    private final Latest latest;
    private final Supplier<Job<T, R>> job;
    private final Listener<T, R> listener;
    private Arrivals<T> found = new Arrivals<>();
    private boolean current;

    /// @param job returns the next search, with all that it depends on
    public LiveSearch(Tasks tasks, TaskQueue queue, Supplier<Job<T, R>> job, Listener<T, R> listener) {
        latest = new Latest(tasks, queue);
        progress = latest.progress;
        busy = latest.busy;
        this.job = job;
        this.listener = listener;
        enabled.addListener(_ -> restart());
        watched.addListener(_ -> startWhenWanted());
    }

    /// Stops the search and keeps the results that were passed on.
    public void stop() {
        if (latest.busy.get()) {
            latest.cancel();
            pass(found.take());
        }
    }

    /// Passes on new results. Called by the window once a frame.
    public void pulse() {
        if (latest.busy.get()) {
            pass(found.take());
        }
    }

    /// Forgets the results, and searches again from the beginning.
    public void restart() {
        latest.cancel();
        found = new Arrivals<>();
        current = false;
        listener.cleared();
        startWhenWanted();
    }

    private void startWhenWanted() {
        if (current || !watched.get() || !enabled.get()) {
            return;
        }
        current = true;
        Job<T, R> next = job.get();
        Arrivals<T> results = found;
        latest.start(
                (at, cancel) -> {
                    R end = next.run(results::add, at, cancel);
                    results.untilLast(cancel);
                    return end;
                },
                result -> {
                    pass(found.takeLast());
                    listener.ended(result);
                },
                _ -> {
                    pass(found.takeLast());
                    listener.failed();
                });
    }

    private void pass(List<T> more) {
        if (!more.isEmpty()) {
            listener.found(more);
        }
    }
}
