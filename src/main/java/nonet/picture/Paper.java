package nonet.picture;

import java.util.Locale;

/// A paper size in portrait orientation.
public enum Paper {
    A4(595.28, 841.89),
    LETTER(612, 792);

    private final double width;
    private final double height;

    Paper(double width, double height) {
        this.width = width;
        this.height = height;
    }

    /// Returns the width in points, 72 to the inch.
    public double width() {
        return width;
    }

    /// Returns the height in points, 72 to the inch.
    public double height() {
        return height;
    }

    /// Returns the stable id, such as `a4`.
    public String id() {
        return name().toLowerCase(Locale.ROOT);
    }
}
