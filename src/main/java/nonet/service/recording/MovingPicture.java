package nonet.service.recording;

/// The settings of a moving picture.
///
/// @param width the width in pixels
/// @param words whether each event stands in words below the board
/// @param perSecond the number of frames a second; for the film of a solve, how many times as fast it runs
public record MovingPicture(int width, boolean words, int perSecond) {

    public static final int SMALLEST = 100;
    public static final int LARGEST = 1200;

    /// The largest number of frames a second: programs do not show a frame for less than two hundredths of a second.
    public static final int FASTEST = 50;

    /// The most frames of a moving picture.
    public static final int MOST = 500;

    /// A picture for a web page.
    public static final MovingPicture DEFAULT = new MovingPicture(480, true, 3);

    /// Returns these settings with another speed.
    public MovingPicture atSpeed(int speed) {
        return new MovingPicture(width, words, speed);
    }

    public MovingPicture {
        if (width < SMALLEST || width > LARGEST || perSecond < 1 || perSecond > FASTEST) {
            throw new IllegalArgumentException(width + " pixels, " + perSecond + " frames a second");
        }
    }
}
