package nonet.ui.kit.work;

/// A queue of background tasks, a constant of the class that starts them. Tasks of one queue run one after another, tasks
/// of different queues in parallel.
///
/// @param name the name of its thread, which no other queue has
public record TaskQueue(String name) {

    /// Files that are read or written in a moment. What may take long has a queue of its own, so that a puzzle can always be
    /// opened.
    public static final TaskQueue FILES = new TaskQueue("files");
}
