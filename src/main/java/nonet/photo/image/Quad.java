package nonet.photo.image;

import java.util.List;

/// A quadrilateral, with its corners clockwise from the top left.
public record Quad(ImagePoint topLeft, ImagePoint topRight, ImagePoint bottomRight, ImagePoint bottomLeft) {

    /// Returns the quadrilateral with corners in clockwise order.
    public static Quad of(List<ImagePoint> corners) {
        return new Quad(corners.get(0), corners.get(1), corners.get(2), corners.get(3));
    }

    public List<ImagePoint> corners() {
        return List.of(topLeft, topRight, bottomRight, bottomLeft);
    }

    public Quad times(double factor) {
        return of(corners().stream().map(point -> point.times(factor)).toList());
    }

    /// Tests whether no corner is farther from the same one of another than a distance.
    public boolean isNear(Quad other, double distance) {
        return topLeft.distance(other.topLeft) <= distance
                && topRight.distance(other.topRight) <= distance
                && bottomRight.distance(other.bottomRight) <= distance
                && bottomLeft.distance(other.bottomLeft) <= distance;
    }

    /// Returns the same quadrilateral with another corner first.
    ///
    /// @param quarters how many corners after the top left the new first one follows
    public Quad startingAt(int quarters) {
        List<ImagePoint> all = corners();
        return new Quad(
                all.get(quarters & 3), all.get(quarters + 1 & 3), all.get(quarters + 2 & 3), all.get(quarters + 3 & 3));
    }

    public ImagePoint center() {
        return new Homography(this).map(0.5, 0.5);
    }

    /// Returns the area; negative if the corners are in counterclockwise order.
    public double area() {
        double twice = 0;
        List<ImagePoint> all = corners();
        for (int i = 0; i < 4; i++) {
            ImagePoint one = all.get(i);
            ImagePoint next = all.get(i + 1 & 3);
            twice += one.x() * next.y() - next.x() * one.y();
        }
        return twice / 2;
    }

    /// Tests whether every corner turns the same way, clockwise.
    public boolean isConvex() {
        List<ImagePoint> all = corners();
        for (int i = 0; i < 4; i++) {
            ImagePoint a = all.get(i);
            ImagePoint b = all.get(i + 1 & 3);
            ImagePoint c = all.get(i + 2 & 3);
            if ((b.x() - a.x()) * (c.y() - b.y()) - (b.y() - a.y()) * (c.x() - b.x()) <= 1e-9) {
                return false;
            }
        }
        return true;
    }

    public double shortestSide() {
        List<ImagePoint> all = corners();
        double shortest = Double.MAX_VALUE;
        for (int i = 0; i < 4; i++) {
            shortest = Math.min(shortest, all.get(i).distance(all.get(i + 1 & 3)));
        }
        return shortest;
    }

    public boolean contains(ImagePoint point) {
        List<ImagePoint> all = corners();
        for (int i = 0; i < 4; i++) {
            ImagePoint a = all.get(i);
            ImagePoint b = all.get(i + 1 & 3);
            if ((b.x() - a.x()) * (point.y() - a.y()) - (b.y() - a.y()) * (point.x() - a.x()) < 0) {
                return false;
            }
        }
        return true;
    }
}
