package nonet.picture.drawing;

/// An opaque color.
///
/// @param rgb red, green and blue, eight bits each
public record Ink(int rgb) {

    public static final Ink WHITE = new Ink(0xFFFFFF);

    public Ink {
        if (rgb < 0 || rgb > 0xFFFFFF) {
            throw new IllegalArgumentException("no color: " + Integer.toHexString(rgb));
        }
    }

    /// Returns the color that results if this one covers a fraction of white paper.
    ///
    /// @param part the fraction that it covers, 0 to 1
    public Ink onPaper(double part) {
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            mixed |= (int) Math.round(0xFF - (0xFF - channel(shift)) * part) << shift;
        }
        return new Ink(mixed);
    }

    public int red() {
        return channel(16);
    }

    public int green() {
        return channel(8);
    }

    public int blue() {
        return channel(0);
    }

    private int channel(int shift) {
        return rgb >> shift & 0xFF;
    }
}
