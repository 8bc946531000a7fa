package nonet.ui.playback;

/// The meaning of the speed slider's positions.
public final class PlaybackSpeed {

    private static final double FASTEST_PACED = 2000;
    private static final double AT_ONCE_FROM = 0.97;

    private PlaybackSpeed() {}

    /// Tests whether the speed is unlimited.
    ///
    /// @param place the place of the slider, 0 to 1
    public static boolean isUnlimited(double place) {
        return place >= AT_ONCE_FROM;
    }

    /// Returns the number of events or steps per second, 1 at position 0 and growing exponentially.
    public static double perSecond(double place) {
        return Math.pow(FASTEST_PACED, Math.min(place, AT_ONCE_FROM) / AT_ONCE_FROM);
    }
}
