package nonet.ui.kit;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Predicate;
import nonet.ui.kit.work.TaskHandle;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import nonet.ui.kit.work.Work;

/// Runs each work at once; some fail instead.
public final class FailingTasks implements Tasks {

    /// The failures that no view shows.
    public final List<Throwable> reported = new ArrayList<>();

    private final InlineTasks tasks = new InlineTasks();
    private final Predicate<TaskQueue> fails;

    /// @param fails asked once for each work, with its queue
    public FailingTasks(Predicate<TaskQueue> fails) {
        this.fails = fails;
    }

    @Override
    public <T> TaskHandle start(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
        boolean failing = fails.test(queue);
        return tasks.start(
                queue,
                (progress, cancel) -> {
                    if (failing) {
                        throw new IllegalStateException("failed on purpose");
                    }
                    return work.run(progress, cancel);
                },
                done,
                failed);
    }

    @Override
    public void report(Throwable cause) {
        reported.add(cause);
    }
}
