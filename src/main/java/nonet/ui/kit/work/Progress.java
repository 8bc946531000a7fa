package nonet.ui.kit.work;

/// Receives the progress of a task.
@FunctionalInterface
public interface Progress {

    /// Sets the completed fraction, 0 to 1, or a negative number if unknown. May be called at any rate.
    void at(double fraction);
}
