package nonet.picture.drawing;

/// The style of a line.
///
/// @param dash the length of a dash, 0 for a solid line
/// @param gap the length between dashes
public record Stroke(double width, Ink ink, double dash, double gap) {

    public static Stroke whole(double width, Ink ink) {
        return new Stroke(width, ink, 0, 0);
    }

    public boolean isDashed() {
        return dash > 0;
    }
}
