package nonet.ui.kit;

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

/// Runs works in the background, one daemon thread a lane. For the thread of the window only.
public final class FxTasks implements Tasks, AutoCloseable {

    private final Map<Lane, ExecutorService> threads = new EnumMap<>(Lane.class);
    private final Map<Lane, Set<Running>> running = new EnumMap<>(Lane.class);

    /// Makes the lanes; a lane's thread starts with its first work.
    public FxTasks() {
        for (Lane lane : Lane.values()) {
            String name = lane.name().toLowerCase(Locale.ROOT);
            threads.put(
                    lane,
                    Executors.newSingleThreadExecutor(
                            Thread.ofPlatform().daemon().name(name).factory()));
            running.put(lane, new HashSet<>());
        }
    }

    @Override
    public <T> Running start(Lane lane, Work<T> work, Consumer<T> done, Consumer<Problem> failed) {
        if (lane == Lane.ANALYSIS) {
            cancelAll(lane);
        }
        BackgroundWork<T> task = new BackgroundWork<>(work);
        Started<T> started = new Started<>(task, of(running, lane));
        task.setOnSucceeded(_ -> started.end(() -> done.accept(task.getValue())));
        task.setOnFailed(_ -> started.end(() -> failed.accept(new Problem(task.getException()))));
        of(running, lane).add(started);
        of(threads, lane).execute(task);
        return started;
    }

    /// Cancels everything; nothing more can be started.
    @Override
    public void close() {
        for (Lane lane : Lane.values()) {
            cancelAll(lane);
            of(threads, lane).shutdown();
        }
    }

    private void cancelAll(Lane lane) {
        Set.copyOf(of(running, lane)).forEach(Running::cancel);
    }

    /// Returns what the lane has; every lane has something from the start.
    private static <T> T of(Map<Lane, T> byLane, Lane lane) {
        return Objects.requireNonNull(byLane.get(lane));
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

    /// A work is running as long as it is in the set of its lane. A task that ends just before it is canceled still
    /// says that it succeeded, so the set and not the task's state decides whether anybody hears of it.
    private static final class Started<T> implements Running {

        private final BackgroundWork<T> task;
        private final Set<Running> lane;

        Started(BackgroundWork<T> task, Set<Running> lane) {
            this.task = task;
            this.lane = lane;
        }

        /// Without an interrupt, which would close the files that the work has open.
        @Override
        public void cancel() {
            lane.remove(this);
            task.cancel(false);
            task.token.request();
        }

        @Override
        public boolean isRunning() {
            return lane.contains(this);
        }

        @Override
        public ReadOnlyDoubleProperty progressProperty() {
            return task.progressProperty();
        }

        void end(Runnable report) {
            if (lane.remove(this)) {
                report.run();
            }
        }
    }
}
