package nonet.picture;

/// The size of a picture in pixels.
///
/// @param width in pixels
/// @param dpi how many pixels make an inch on paper
/// @param paper whether the ground is white; otherwise it is transparent
public record Pixels(int width, int dpi, boolean paper) {

    /// The widths that there is a use and memory for.
    public static final int SMALLEST = 50;
    public static final int LARGEST = 8000;

    public static final int FINEST = 2400;

    /// A picture for a page on the web, or for a hand's breadth on paper.
    public static final Pixels DEFAULT = new Pixels(1200, 300, true);

    public Pixels {
        if (width < SMALLEST || width > LARGEST || dpi < 1 || dpi > FINEST) {
            throw new IllegalArgumentException("no size for a picture: " + width + " at " + dpi + " dpi");
        }
    }
}
