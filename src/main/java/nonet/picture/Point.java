package nonet.picture;

/// A place in a drawing, or the way from one place to another. Down is positive.
public record Point(double x, double y) {

    Point plus(Point other) {
        return new Point(x + other.x, y + other.y);
    }

    Point minus(Point other) {
        return new Point(x - other.x, y - other.y);
    }

    Point times(double factor) {
        return new Point(x * factor, y * factor);
    }

    double length() {
        return Math.hypot(x, y);
    }

    /// Returns the way in the same direction with length 1.
    Point unit() {
        return times(1 / length());
    }

    /// Returns the way turned by a right angle.
    Point turned() {
        return new Point(-y, x);
    }
}
