package nonet.ui.playback;

import java.util.function.LongSupplier;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.SimpleDoubleProperty;

/// Tells how many events or steps of a playing search are due.
final class Pacer {

    private final DoubleProperty place = new SimpleDoubleProperty(0.4);
    private final LongSupplier clock;
    private long at;
    private double due;

    /// @param clock the time in nanoseconds
    Pacer(LongSupplier clock) {
        this.clock = clock;
    }

    /// The place of the speed slider, see [PlaybackSpeed].
    DoubleProperty placeProperty() {
        return place;
    }

    boolean isUnlimited() {
        return PlaybackSpeed.isUnlimited(place.get());
    }

    /// Begins to play; the first one is due at once.
    void begin() {
        at = clock.getAsLong();
        due = 1;
    }

    /// Takes what has come due since the last time, at most what a second brings; without a limit, all there is.
    long take() {
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
