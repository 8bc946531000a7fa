package nonet.ui.playback;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import nonet.solve.Cancel;
import nonet.ui.kit.Problem;
import nonet.ui.kit.Running;
import nonet.ui.kit.TaskQueue;
import nonet.ui.kit.Tasks;
import org.jspecify.annotations.Nullable;

/// Lets the engine go to another place of its search on the solving lane, one such way at a time.
final class Seeker {

    private final Tasks tasks;
    private @Nullable Running seeking;
    private AtomicBoolean pause = new AtomicBoolean();

    Seeker(Tasks tasks) {
        this.tasks = tasks;
    }

    boolean isBusy() {
        return seeking != null;
    }

    /// Tells whether the way under way, or the one that has just ended, was to end early.
    boolean isPaused() {
        return pause.get();
    }

    /// Lets the next way begin.
    void ready() {
        pause.set(false);
    }

    /// Asks the engine to stand still; it arrives where it is by then.
    void pause() {
        pause.set(true);
    }

    /// Drops the way under way; nobody hears where it ends.
    void drop() {
        pause.set(true);
        pause = new AtomicBoolean();
        if (seeking != null) {
            seeking.cancel();
            seeking = null;
        }
    }

    /// Has Java give the memory of what was dropped back to the system, after the way under way; by itself it would keep
    /// that memory.
    void giveMemoryBack() {
        tasks.start(
                TaskQueue.SOLVING,
                (_, _) -> {
                    System.gc();
                    return true;
                },
                _ -> {},
                _ -> {});
    }

    /// Starts a way. It may have ended when this returns.
    void start(Function<Cancel, Recording.Stand> seek, Consumer<Recording.Stand> arrived, Consumer<Problem> failed) {
        AtomicBoolean paused = pause;
        boolean[] inline = {false};
        Running task = tasks.start(
                TaskQueue.SOLVING,
                (progress, cancel) -> seek.apply(() -> paused.get() || cancel.requested()),
                stand -> {
                    inline[0] = true;
                    seeking = null;
                    arrived.accept(stand);
                },
                problem -> {
                    inline[0] = true;
                    seeking = null;
                    failed.accept(problem);
                });
        seeking = inline[0] ? null : task;
    }
}
