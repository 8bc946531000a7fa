package nonet.ui.kit;

import java.util.Set;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import nonet.solve.CancelToken;
import nonet.ui.kit.work.TaskHandle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;

/// Runs each work at once on the caller's thread; when `start` returns it has been reported.
public final class InlineTasks implements Tasks {

    private final Set<TaskQueue> idle;

    /// @param idle queues whose works are never run
    public InlineTasks(TaskQueue... idle) {
        this.idle = Set.of(idle);
    }

    @Override
    public <T> TaskHandle start(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
        ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(-1);
        if (idle.contains(queue)) {
            return new Ended(progress.getReadOnlyProperty());
        }
        T result;
        try {
            result = work.run(progress::set, new CancelToken());
        } catch (Exception exception) {
            failed.accept(exception);
            return new Ended(progress.getReadOnlyProperty());
        }
        done.accept(result);
        return new Ended(progress.getReadOnlyProperty());
    }

    private record Ended(ReadOnlyDoubleProperty progressProperty) implements TaskHandle {

        @Override
        public void cancel() {}

        @Override
        public boolean isRunning() {
            return false;
        }
    }
}
