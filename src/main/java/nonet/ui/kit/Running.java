package nonet.ui.kit;

import javafx.beans.property.ReadOnlyDoubleProperty;

/// A work under way. For the thread of the window only.
public interface Running {

    /// Asks the work to stop; nothing more is heard of it.
    void cancel();

    /// Tells whether the work is neither done, failed nor canceled.
    boolean isRunning();

    /// How far the work has come, 0 to 1, or -1 if that is unknown.
    ReadOnlyDoubleProperty progressProperty();
}
