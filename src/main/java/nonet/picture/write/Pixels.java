package nonet.picture.write;

/// The size of a picture in pixels.
///
/// @param width the width in pixels
/// @param dpi the number of pixels to an inch of paper
/// @param ground whether the background is white rather than transparent
public record Pixels(int width, int dpi, boolean ground) {

    /// The smallest width, which is still readable.
    public static final int SMALLEST = 50;
    public static final int LARGEST = 8000;

    public static final int FINEST = 2400;

    /// A picture for a web page, or ten centimeters wide on paper.
    public static final Pixels DEFAULT = new Pixels(1200, 300, true);

    public Pixels {
        if (width < SMALLEST || width > LARGEST || dpi < 1 || dpi > FINEST) {
            throw new IllegalArgumentException("no size for a picture: " + width + " at " + dpi + " dpi");
        }
    }
}
