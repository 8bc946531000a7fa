package nonet.photo.image;

/// A point of a picture, in pixels. The center of the top left pixel is at (0.5, 0.5).
public record Point(double x, double y) {

    public Point plus(double dx, double dy) {
        return new Point(x + dx, y + dy);
    }

    public Point times(double factor) {
        return new Point(x * factor, y * factor);
    }

    public double distance(Point other) {
        return Math.sqrt((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y));
    }
}
