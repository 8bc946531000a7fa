package nonet.ui.kit.work;

/// The cause of a failed task. The sentence for the user is made by the caller of the task.
public record Problem(Throwable cause) {}
