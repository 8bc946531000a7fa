package nonet.ui.playback;

import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import java.util.function.Function;
import nonet.solve.Cancel;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;

/// Moves the engine to another event of its search in the background, one seek at a time.
final class Seeker {

    private static final TaskQueue QUEUE = new TaskQueue("solving");

    private final Tasks tasks;
    private final Latest seeking;
    private AtomicBoolean pause = new AtomicBoolean();

    Seeker(Tasks tasks) {
        this.tasks = tasks;
        seeking = new Latest(tasks, QUEUE);
    }

    boolean isBusy() {
        return seeking.busy.get();
    }

    /// Tests whether the running seek, or the last one, was requested to end early.
    boolean isPaused() {
        return pause.get();
    }

    /// Prepares for the next seek.
    void ready() {
        pause.set(false);
    }

    /// Requests the seek to end early; it completes at the event reached by then.
    void pause() {
        pause.set(true);
    }

    /// Abandons the running seek; its end is not reported.
    void drop() {
        pause.set(true);
        pause = new AtomicBoolean();
        seeking.cancel();
    }

    /// Lets Java return to the system what memory a search no longer needs; by itself it would keep that memory.
    void giveMemoryBack() {
        tasks.start(
                QUEUE,
                (_, _) -> {
                    System.gc();
                    return true;
                },
                _ -> {},
                Tasks.QUIET);
    }

    /// Starts a seek. It may have ended when this returns.
    void start(
            Function<Cancel, Recording.SeekResult> seek,
            Consumer<Recording.SeekResult> arrived,
            Consumer<Throwable> failed) {
        AtomicBoolean paused = pause;
        seeking.start((_, cancel) -> seek.apply(() -> paused.get() || cancel.requested()), arrived, failed);
    }
}
