package nonet.ui.playback;

import java.util.function.LongSupplier;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;

/// Computes the number of events or steps that are due in playback.
public final class Pacer {

    /// The place of the speed slider, see [PlaybackSpeed].
    public final DoubleProperty place = new SimpleDoubleProperty(0.4);

    private final LongSupplier clock;
    private long at;
    private double due;

    /// @param clock the time in nanoseconds
    public Pacer(LongSupplier clock) {
        this.clock = clock;
    }

    /// Tests whether the speed is unlimited.
    public boolean isUnlimited() {
        return PlaybackSpeed.isUnlimited(place.get());
    }

    /// Starts playback; the first event is due at once.
    public void begin() {
        at = clock.getAsLong();
        due = 1;
    }

    /// Returns the number that is due since the last call, at most that of a second; without a limit, all available
    /// ones.
    public long take() {
        if (isUnlimited()) {
            return Long.MAX_VALUE;
        }
        long now = clock.getAsLong();
        double perSecond = PlaybackSpeed.perSecond(place.get());
        due = Math.min(due + (now - at) * perSecond / 1e9, perSecond);
        at = now;
        long whole = (long) due;
        due -= whole;
        return whole;
    }
}
