package nonet.ui.kit.work;

import java.util.function.IntSupplier;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;

/// The time in a window: a clock, and actions once a frame while anything moves.
public interface FrameClock {

    /// Returns the time in nanoseconds, since some fixed moment.
    long nanos();

    /// Runs an action once a frame: while a task runs, while anything moves, and for a second after that.
    ///
    /// @param moving whether what the action shows moves without a task
    void whileMoving(ObservableBooleanValue moving, Runnable action);

    /// Runs an action once a frame while a task runs or anything else moves, and for a second after that.
    default void eachFrame(Runnable action) {
        whileMoving(new SimpleBooleanProperty(), action);
    }

    /// Runs an action in one of this many frames, a number that may change.
    default void everyFrames(IntSupplier frames, Runnable action) {
        int[] skipped = {0};
        eachFrame(() -> {
            skipped[0]++;
            if (skipped[0] >= frames.getAsInt()) {
                skipped[0] = 0;
                action.run();
            }
        });
    }
}
