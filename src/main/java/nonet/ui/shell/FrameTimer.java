package nonet.ui.shell;

import java.util.HashSet;
import java.util.Set;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.animation.AnimationTimer;
import nonet.ui.kit.work.Problem;
import nonet.ui.kit.work.Running;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;

/// Runs an action once a frame while anything can move: as long as a task or a playback runs, and for a second after
/// either has ended or the timer was woken. It rests otherwise, so that an idle window costs no processor time.
final class FrameTimer extends AnimationTimer implements Tasks {

    private static final long SECOND = 1_000_000_000;

    private final Tasks tasks;
    private final Runnable action;
    private final Runnable rest;
    private final BooleanSupplier playing;
    private final Set<Running> running = new HashSet<>();
    private boolean woken;
    private long moved;

    /// @param tasks starts the tasks for which the timer runs
    /// @param action runs once a frame
    /// @param rest runs when the timer begins to rest
    /// @param playing whether a playback runs
    FrameTimer(Tasks tasks, Runnable action, Runnable rest, BooleanSupplier playing) {
        this.tasks = tasks;
        this.action = action;
        this.rest = rest;
        this.playing = playing;
    }

    /// Lets the action run for the next second.
    void wake() {
        woken = true;
        start();
    }

    @Override
    public <T> Running start(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Problem> failed) {
        Running started = tasks.start(queue, work, done, failed);
        running.add(started);
        wake();
        return started;
    }

    @Override
    public void handle(long now) {
        running.removeIf(task -> !task.isRunning());
        if (woken || playing.getAsBoolean() || !running.isEmpty()) {
            woken = false;
            moved = now;
        } else if (now - moved > SECOND) {
            stop();
            rest.run();
        }
        action.run();
    }
}
