package nonet.ui.playback;

/// What the places of the speed slider mean.
public final class PlaybackSpeed {

    private static final double FASTEST_PACED = 2000;
    private static final double AT_ONCE_FROM = 0.97;

    private PlaybackSpeed() {}

    /// Tells whether the search runs as fast as it can.
    ///
    /// @param place the place of the slider, 0 to 1
    public static boolean isUnlimited(double place) {
        return place >= AT_ONCE_FROM;
    }

    /// Returns how many events or steps pass a second, 1 at the place 0 and rising by the same factor all along.
    public static double perSecond(double place) {
        return Math.pow(FASTEST_PACED, Math.min(place, AT_ONCE_FROM) / AT_ONCE_FROM);
    }
}
