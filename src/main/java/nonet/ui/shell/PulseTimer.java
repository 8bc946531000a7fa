package nonet.ui.shell;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import javafx.beans.value.ObservableBooleanValue;
import nonet.ui.kit.work.FrameClock;
import nonet.ui.kit.work.TaskHandle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;

/// Runs actions once a frame while anything can move: as long as a task runs or something moves without one, and for a
/// second after either has ended or the timer was woken. It rests otherwise, so that an idle window costs no processor time,
/// and when it is closed it rests for good.
final class PulseTimer extends AnimationTimer implements Tasks, FrameClock, AutoCloseable {

    private static final long SECOND = 1_000_000_000;

    private final Tasks tasks;
    private final List<ObservableBooleanValue> moving = new ArrayList<>();
    private final List<Runnable> actions = new ArrayList<>();
    private final List<Runnable> atRest = new ArrayList<>();
    private final Set<TaskHandle> running = new HashSet<>();
    private Runnable reporting = () -> {};
    private boolean woken;
    private boolean closed;
    private long moved;

    /// @param tasks starts the tasks for which the timer runs
    PulseTimer(Tasks tasks) {
        this.tasks = tasks;
    }

    @Override
    public long nanos() {
        return System.nanoTime();
    }

    @Override
    public void whileMoving(ObservableBooleanValue isMoving, Runnable action) {
        moving.add(isMoving);
        isMoving.subscribe((_, now) -> {
            if (now) {
                resume();
            }
        });
        actions.add(action);
    }

    /// Adds an action that runs each time the timer begins to rest.
    void onIdle(Runnable action) {
        atRest.add(action);
    }

    /// Lets the actions run for the next second.
    void resume() {
        if (!closed) {
            woken = true;
            start();
        }
    }

    /// Stops for good. A window that closes has events to come, such as that the mouse leaves it, and tasks that have not
    /// ended yet.
    @Override
    public void close() {
        closed = true;
        stop();
    }

    @Override
    public <T> TaskHandle start(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
        TaskHandle started = tasks.start(queue, work, done, failed);
        running.add(started);
        resume();
        return started;
    }

    /// Sets the action that informs the user of failed work.
    void reportThrough(Runnable action) {
        reporting = action;
    }

    @Override
    public void report(Throwable cause) {
        if (!(cause instanceof CancellationException)) {
            reporting.run();
        }
    }

    @Override
    public void handle(long now) {
        running.removeIf(task -> !task.isRunning());
        if (woken || !running.isEmpty() || moving.stream().anyMatch(ObservableBooleanValue::get)) {
            woken = false;
            moved = now;
        } else if (now - moved > SECOND) {
            stop();
            atRest.forEach(Runnable::run);
        }
        actions.forEach(Runnable::run);
    }
}
