package nonet.ui.kit.work;

import java.util.function.Consumer;

/// Runs work in the background so that the window never waits.
public interface Tasks {

    /// Leaves a failure to the log, where the user did not ask for the work and misses nothing.
    Consumer<Throwable> QUIET = _ -> {};

    /// Starts the work on its queue. Later, on the thread of the window, exactly one of `done` and `failed` is called,
    /// or neither if the work is canceled first. Canceled work that continues nevertheless keeps neither its queue
    /// waiting nor completes a file. A failure is logged, unless it is a [java.util.concurrent.CancellationException].
    <T> TaskHandle start(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Throwable> failed);

    /// Informs the user of a failure that no view shows.
    default void report(Throwable cause) {}
}
