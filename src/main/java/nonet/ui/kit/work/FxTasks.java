package nonet.ui.kit.work;

import java.util.EnumMap;
import java.util.HashSet;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.concurrent.Task;
import nonet.solve.CancelToken;

/// Background tasks on one daemon thread per queue. For the JavaFX thread only.
public final class FxTasks implements Tasks, AutoCloseable {

    private final Map<TaskQueue, ExecutorService> threads = new EnumMap<>(TaskQueue.class);
    private final Map<TaskQueue, Set<Running>> running = new EnumMap<>(TaskQueue.class);
    private boolean closed;

    /// Creates the queues; the thread of a queue starts with its first task.
    public FxTasks() {
        for (TaskQueue queue : TaskQueue.values()) {
            String name = queue.name().toLowerCase(Locale.ROOT);
            threads.put(
                    queue,
                    Executors.newSingleThreadExecutor(
                            Thread.ofPlatform().daemon().name(name).factory()));
            running.put(queue, new HashSet<>());
        }
    }

    @Override
    public <T> Running start(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Problem> failed) {
        if (queue == TaskQueue.ANALYSIS) {
            cancelAll(queue);
        }
        BackgroundWork<T> task = new BackgroundWork<>(work);
        Started<T> started = new Started<>(task, of(running, queue));
        if (closed) {
            // An event that was on its way when the window closed.
            started.cancel();
            return started;
        }
        task.setOnSucceeded(_ -> started.end(() -> done.accept(task.getValue())));
        task.setOnFailed(_ -> started.end(() -> failed.accept(new Problem(task.getException()))));
        of(running, queue).add(started);
        of(threads, queue).execute(task);
        return started;
    }

    /// Cancels all tasks, and all that are started later.
    @Override
    public void close() {
        closed = true;
        for (TaskQueue queue : TaskQueue.values()) {
            cancelAll(queue);
            of(threads, queue).shutdown();
        }
    }

    private void cancelAll(TaskQueue queue) {
        Set.copyOf(of(running, queue)).forEach(Running::cancel);
    }

    /// Returns the value of a queue; each has one from the start.
    private static <T> T of(Map<TaskQueue, T> byQueue, TaskQueue queue) {
        return Objects.requireNonNull(byQueue.get(queue));
    }

    private static final class BackgroundWork<T> extends Task<T> {

        private final Work<T> work;
        private final CancelToken token = new CancelToken();

        BackgroundWork(Work<T> work) {
            this.work = work;
        }

        @Override
        protected T call() throws Exception {
            return work.run(fraction -> updateProgress(fraction, 1), token);
        }
    }

    /// A task is running as long as it is in the set of its queue. A task that ends just before it is canceled still
    /// succeeds, so the set and not the task's state decides whether its result is reported.
    private static final class Started<T> implements Running {

        private final BackgroundWork<T> task;
        private final Set<Running> queue;

        Started(BackgroundWork<T> task, Set<Running> queue) {
            this.task = task;
            this.queue = queue;
        }

        /// Without an interrupt, which would close the files that the work has open.
        @Override
        public void cancel() {
            queue.remove(this);
            task.cancel(false);
            task.token.request();
        }

        @Override
        public boolean isRunning() {
            return queue.contains(this);
        }

        @Override
        public ReadOnlyDoubleProperty progressProperty() {
            return task.progressProperty();
        }

        void end(Runnable report) {
            if (queue.remove(this)) {
                report.run();
            }
        }
    }
}
