package nonet.ui.kit.work;

import javafx.beans.property.ReadOnlyDoubleProperty;

/// A running task. For the thread of the window only.
public interface TaskHandle {

    /// Cancels the task; its result is not reported.
    void cancel();

    /// Tests whether the work is neither done, failed nor canceled.
    boolean isRunning();

    /// The completed fraction, 0 to 1, or -1 if unknown.
    ReadOnlyDoubleProperty progressProperty();
}
