package nonet.ui.kit.work;

import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.beans.property.ReadOnlyBooleanWrapper;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import org.jspecify.annotations.Nullable;

/// Background work of which only the latest counts: each start cancels the previous work. For the JavaFX thread only.
public final class Latest {

    /// Whether work is under way.
    public final ReadOnlyBooleanProperty busy;

    /// The progress of the work, 0 to 1, or -1 if unknown or while there is none.
    public final ReadOnlyDoubleProperty progress;

    private final Tasks tasks;
    private final TaskQueue queue;
    private final ReadOnlyBooleanWrapper underWay = new ReadOnlyBooleanWrapper();
    private final ReadOnlyDoubleWrapper fraction = new ReadOnlyDoubleWrapper(-1);
    private @Nullable TaskHandle running;
    private int starts;

    public Latest(Tasks tasks, TaskQueue queue) {
        this.tasks = tasks;
        this.queue = queue;
        busy = underWay.getReadOnlyProperty();
        progress = fraction.getReadOnlyProperty();
    }

    /// Starts work, and cancels work that is under way. The new work may have ended when this returns.
    ///
    /// @param done accepts the result
    /// @param failed accepts the cause of a failure
    public <T> void start(Work<T> work, Consumer<? super T> done, Consumer<Throwable> failed) {
        cancel();
        int own = starts;
        underWay.set(true);
        TaskHandle started = tasks.start(
                queue,
                work,
                result -> end(own, () -> done.accept(result)),
                cause -> end(own, () -> failed.accept(cause)));
        if (own == starts && underWay.get()) {
            running = started;
            fraction.bind(started.progressProperty());
        }
    }

    /// Starts work, and cancels work that is under way. A failure is reported by the window, for no view shows it.
    ///
    /// @param done accepts the result
    public <T> void start(Work<T> work, Consumer<? super T> done) {
        start(work, done, tasks::report);
    }

    /// Cancels the work that is under way, if any; its result is not reported.
    public void cancel() {
        starts++;
        TaskHandle canceled = running;
        forget();
        if (canceled != null) {
            canceled.cancel();
        }
    }

    private void end(int own, Runnable report) {
        if (own == starts) {
            forget();
            report.run();
        }
    }

    private void forget() {
        running = null;
        underWay.set(false);
        fraction.unbind();
        fraction.set(-1);
    }
}
