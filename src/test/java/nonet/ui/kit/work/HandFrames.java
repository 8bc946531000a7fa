package nonet.ui.kit.work;

import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import javafx.beans.value.ObservableBooleanValue;

/// Frames that are advanced by hand.
public final class HandFrames implements FrameClock {

    private final LongSupplier clock;
    private final List<Runnable> actions = new ArrayList<>();

    /// @param clock the time in nanoseconds
    public HandFrames(LongSupplier clock) {
        this.clock = clock;
    }

    /// Advances by one frame.
    public void next() {
        actions.forEach(Runnable::run);
    }

    @Override
    public long nanos() {
        return clock.getAsLong();
    }

    @Override
    public void whileMoving(ObservableBooleanValue moving, Runnable action) {
        actions.add(action);
    }
}
