package nonet.ui.playback;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;
import nonet.solve.CancelToken;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.work.TaskHandle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;

/// Reads traces on a thread of their own, and does everything else at once.
final class FollowingTasks implements Tasks {

    private static final Duration PATIENCE = Duration.ofSeconds(60);
    private static final long POLL_NANOS = 100_000;

    private final InlineTasks inline = new InlineTasks();
    private final ConcurrentLinkedQueue<Runnable> reports = new ConcurrentLinkedQueue<>();

    @Override
    public <T> TaskHandle start(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
        if (!queue.name().equals("following")) {
            return inline.start(queue, work, done, failed);
        }
        CancelToken token = new CancelToken();
        Thread.ofVirtual().start(() -> {
            try {
                T result = work.run(_ -> {}, token);
                reports.add(() -> done.accept(result));
            } catch (Exception failure) {
                reports.add(() -> failed.accept(failure));
            }
        });
        return new TaskHandle() {
            @Override
            public void cancel() {
                token.request();
            }

            @Override
            public boolean isRunning() {
                return !token.requested();
            }

            @Override
            public ReadOnlyDoubleProperty progressProperty() {
                return new SimpleDoubleProperty(-1);
            }
        };
    }

    private void report() {
        for (Runnable next = reports.poll(); next != null; next = reports.poll()) {
            next.run();
        }
    }

    /// Plays on until something holds.
    void await(Playback playback, BooleanSupplier wanted) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!wanted.getAsBoolean()) {
            assertThat(System.nanoTime()).isLessThan(end);
            report();
            playback.pulse();
            LockSupport.parkNanos(POLL_NANOS);
        }
    }
}
