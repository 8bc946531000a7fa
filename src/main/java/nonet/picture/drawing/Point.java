package nonet.picture.drawing;

/// A place in a drawing, or a vector between two places. Down is positive.
public record Point(double x, double y) {

    public Point plus(Point other) {
        return new Point(x + other.x, y + other.y);
    }

    public Point minus(Point other) {
        return new Point(x - other.x, y - other.y);
    }

    public Point times(double factor) {
        return new Point(x * factor, y * factor);
    }

    double length() {
        return Math.hypot(x, y);
    }

    /// Returns the vector of length 1 in the same direction.
    Point unit() {
        return times(1 / length());
    }

    /// Returns the vector turned by a right angle.
    public Point turned() {
        return new Point(-y, x);
    }
}
