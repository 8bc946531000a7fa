package nonet.ui.kit.work;

import java.util.ArrayDeque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Queue;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import java.util.logging.Level;
import java.util.logging.Logger;
import javafx.animation.PauseTransition;
import javafx.application.Platform;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.concurrent.Task;
import javafx.util.Duration;
import nonet.solve.CancelToken;
import org.jspecify.annotations.Nullable;

/// Background tasks, one thread per queue. Cancelled work that does not end, because a library or a drive hangs, does not
/// keep its queue: its thread is abandoned, and the next task gets a new one. An abandoned thread is interrupted, so
/// that it cannot complete a file ([nonet.files.AtomicFile]). For the JavaFX thread only: any other gets an exception.
public final class FxTasks implements Tasks, AutoCloseable {

    /// What the names of all threads of tasks begin with.
    public static final String THREAD = "task ";

    private static final Logger LOG = Logger.getLogger(FxTasks.class.getName());

    /// The time for cancelled work to end by itself; nearly all does within milliseconds.
    private static final Duration PATIENCE = Duration.millis(300);

    private final Map<TaskQueue, Lane> lanes = new HashMap<>();
    private boolean closed;

    @Override
    public <T> TaskHandle start(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
        requireFxThread();
        Lane lane = lanes.computeIfAbsent(queue, added -> new Lane(added.name()));
        BackgroundWork<T> task = new BackgroundWork<>(work);
        Started<T> started = new Started<>(task, lane);
        if (closed) {
            // An event that was on its way when the window closed.
            started.cancel();
            return started;
        }
        task.setOnSucceeded(_ -> started.end(() -> done.accept(task.getValue())));
        task.setOnFailed(_ -> started.end(() -> {
            log(queue, task.getException());
            failed.accept(task.getException());
        }));
        lane.running.add(started);
        lane.add(task);
        return started;
    }

    /// Cancels all tasks, and all that are started later. What is running already may complete its files.
    @Override
    public void close() {
        requireFxThread();
        closed = true;
        lanes.values().forEach(Lane::cancelAll);
    }

    private static void log(TaskQueue queue, Throwable cause) {
        if (!(cause instanceof CancellationException)) {
            LOG.log(Level.WARNING, "Failed: " + queue.name(), cause);
        }
    }

    private static void requireFxThread() {
        if (!Platform.isFxApplicationThread()) {
            throw new IllegalStateException("tasks are started and ended on the JavaFX thread, not on \""
                    + Thread.currentThread().getName() + "\"");
        }
    }

    /// A queue with its thread, which lives while there are tasks.
    private static final class Lane {

        /// Used by the JavaFX thread only.
        private final Set<TaskHandle> running = new HashSet<>();

        private final String name;
        private final Queue<BackgroundWork<?>> waiting = new ArrayDeque<>();
        private @Nullable BackgroundWork<?> current;
        private @Nullable Thread thread;

        Lane(String name) {
            this.name = name;
        }

        void cancelAll() {
            Set.copyOf(running).forEach(TaskHandle::cancel);
        }

        synchronized void add(BackgroundWork<?> task) {
            waiting.add(task);
            if (thread == null) {
                startThread();
            }
        }

        private synchronized void startThread() {
            thread = Thread.ofPlatform().daemon().name(THREAD + name).start(() -> {
                for (BackgroundWork<?> next = next(); next != null; next = next()) {
                    next.run();
                }
            });
        }

        /// Returns the next task of this thread; null if there is none, or if the thread is abandoned.
        private synchronized @Nullable BackgroundWork<?> next() {
            if (thread != Thread.currentThread()) {
                return null;
            }
            current = waiting.poll();
            thread = current == null ? null : thread;
            return current;
        }

        synchronized boolean isAt(BackgroundWork<?> task) {
            return current == task;
        }

        /// Abandons the thread if it still works on a task.
        synchronized void abandon(BackgroundWork<?> task) {
            if (isAt(task) && thread != null) {
                thread.interrupt();
                startThread();
            }
        }
    }

    private static final class BackgroundWork<T> extends Task<T> {

        private final Work<T> work;
        private final CancelToken token = new CancelToken();

        BackgroundWork(Work<T> work) {
            this.work = work;
        }

        @Override
        protected T call() throws Exception {
            return work.run(
                    fraction -> {
                        if (!token.requested()) {
                            updateProgress(fraction, 1);
                        }
                    },
                    token);
        }
    }

    /// A task is running as long as it is in the set of its queue. A task that ends just before it is canceled still
    /// succeeds, so the set and not the task's state decides whether its result is reported.
    private final class Started<T> implements TaskHandle {

        private final BackgroundWork<T> task;
        private final Lane lane;

        Started(BackgroundWork<T> task, Lane lane) {
            this.task = task;
            this.lane = lane;
        }

        /// At first without an interrupt, which would close the files that the work has open.
        @Override
        public void cancel() {
            requireFxThread();
            boolean working = lane.running.remove(this) && lane.isAt(task);
            task.cancel(false);
            task.token.request();
            if (working && !closed) {
                PauseTransition patience = new PauseTransition(PATIENCE);
                patience.setOnFinished(_ -> lane.abandon(task));
                patience.play();
            }
        }

        @Override
        public boolean isRunning() {
            requireFxThread();
            return lane.running.contains(this);
        }

        @Override
        public ReadOnlyDoubleProperty progressProperty() {
            return task.progressProperty();
        }

        void end(Runnable report) {
            if (lane.running.remove(this)) {
                report.run();
            }
        }
    }
}
