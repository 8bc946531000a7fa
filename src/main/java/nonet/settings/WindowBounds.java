package nonet.settings;

/// The place and the size of a window on the screens.
public record WindowBounds(double x, double y, double width, double height) {

    static final double LARGEST = 100_000;

    public WindowBounds {
        if (!fits(x, y, width, height)) {
            throw new IllegalArgumentException("no place for a window");
        }
    }

    static boolean fits(double x, double y, double width, double height) {
        return Math.abs(x) <= LARGEST
                && Math.abs(y) <= LARGEST
                && width > 0
                && width <= LARGEST
                && height > 0
                && height <= LARGEST;
    }
}
