package nonet.ui.kit.work;

/// A queue of background tasks, a constant of the class that starts them. Tasks of one queue run one after another, tasks
/// of different queues in parallel.
///
/// @param name the name of its thread, which no other queue has
/// @param latestWins whether a new task cancels those before it
public record TaskQueue(String name, boolean latestWins) {

    /// Files that are read, and those that are written while the user waits. Shared by all panes.
    public static final TaskQueue FILES = new TaskQueue("files");

    /// Creates a queue in which every task is done.
    public TaskQueue(String name) {
        this(name, false);
    }
}
