package nonet.photo.find;

import java.util.ArrayList;
import java.util.List;
import nonet.photo.image.ImagePoint;
import nonet.photo.image.Quad;
import org.jspecify.annotations.Nullable;

/// Quadrilaterals for a convex hull. There are two for each hull: the outer one encloses it and fails where a stroke touches the frame;
/// the inner one lies within it and fails where corners are rounded.
final class HullQuads {

    /// Hulls of more corners are thinned out first.
    private static final int MOST = 60;

    /// The least ratio of the sides of a shape that may hold more than a grid.
    private static final double LONG = 1.15;

    private HullQuads() {}

    /// Returns the quadrilaterals, each with the corner nearest to the top left first.
    static List<Quad> of(List<ImagePoint> hull) {
        List<Quad> quads = new ArrayList<>(squares(hull));
        for (List<ImagePoint> corners : List.of(around(hull), inside(hull))) {
            if (corners.size() == 4) {
                Quad quad = fromTopLeft(corners);
                if (quad.isConvex()) {
                    quads.add(quad);
                }
            }
        }
        return quads;
    }

    /// Returns the squares at both ends of an upright shape that is longer than wide, or wider than long. Frames on
    /// screens run on into the keys below the board.
    private static List<Quad> squares(List<ImagePoint> hull) {
        Quad box = box(hull);
        double width = box.topLeft().distance(box.topRight());
        double height = box.topLeft().distance(box.bottomLeft());
        double side = Math.min(width, height);
        return Math.max(width, height) < LONG * side
                ? List.of()
                : List.of(
                        square(box.topLeft().x(), box.topLeft().y(), side),
                        square(box.bottomRight().x() - side, box.bottomRight().y() - side, side));
    }

    /// Returns the upright rectangle around a shape, whose corners may be missing.
    static Quad box(List<ImagePoint> hull) {
        double left = hull.stream().mapToDouble(ImagePoint::x).min().orElse(0);
        double right = hull.stream().mapToDouble(ImagePoint::x).max().orElse(0);
        double top = hull.stream().mapToDouble(ImagePoint::y).min().orElse(0);
        double bottom = hull.stream().mapToDouble(ImagePoint::y).max().orElse(0);
        return new Quad(
                new ImagePoint(left, top),
                new ImagePoint(right, top),
                new ImagePoint(right, bottom),
                new ImagePoint(left, bottom));
    }

    private static Quad square(double left, double top, double side) {
        return new Quad(
                new ImagePoint(left, top),
                new ImagePoint(left + side, top),
                new ImagePoint(left + side, top + side),
                new ImagePoint(left, top + side));
    }

    private static Quad fromTopLeft(List<ImagePoint> corners) {
        int first = 0;
        for (int i = 1; i < 4; i++) {
            if (sum(corners.get(i)) < sum(corners.get(first))) {
                first = i;
            }
        }
        return Quad.of(corners).startingAt(first);
    }

    private static double sum(ImagePoint point) {
        return point.x() + point.y();
    }

    /// Removes edges of the hull, each the one whose removal adds the least area, until four are left.
    private static List<ImagePoint> around(List<ImagePoint> hull) {
        List<ImagePoint> corners = new ArrayList<>(hull);
        while (corners.size() > MOST) {
            corners.remove(flattest(corners));
        }
        while (corners.size() > 4) {
            int best = -1;
            double least = Double.MAX_VALUE;
            ImagePoint joint = corners.getFirst();
            for (int i = 0; i < corners.size(); i++) {
                ImagePoint one = corners.get(i);
                ImagePoint other = next(corners, i + 1);
                ImagePoint meeting = meeting(next(corners, i + corners.size() - 1), one, other, next(corners, i + 2));
                double added = meeting == null ? Double.MAX_VALUE : area(one, meeting, other);
                if (added < least) {
                    least = added;
                    best = i;
                    joint = meeting == null ? joint : meeting;
                }
            }
            if (best < 0) {
                return List.of();
            }
            corners.set(best, joint);
            corners.remove((best + 1) % corners.size());
        }
        return corners;
    }

    private static int flattest(List<ImagePoint> corners) {
        int best = 0;
        double least = Double.MAX_VALUE;
        for (int i = 0; i < corners.size(); i++) {
            double area = area(next(corners, i + corners.size() - 1), corners.get(i), next(corners, i + 1));
            if (area < least) {
                least = area;
                best = i;
            }
        }
        return best;
    }

    private static ImagePoint next(List<ImagePoint> corners, int index) {
        return corners.get(index % corners.size());
    }

    private static double area(ImagePoint a, ImagePoint b, ImagePoint c) {
        return Math.abs((b.x() - a.x()) * (c.y() - a.y()) - (b.y() - a.y()) * (c.x() - a.x())) / 2;
    }

    /// Returns where the edge from a to b, extended beyond b, meets the edge from d to c, extended beyond c, or null.
    private static @Nullable ImagePoint meeting(ImagePoint a, ImagePoint b, ImagePoint c, ImagePoint d) {
        double ux = b.x() - a.x();
        double uy = b.y() - a.y();
        double vx = c.x() - d.x();
        double vy = c.y() - d.y();
        double det = ux * vy - uy * vx;
        if (Math.abs(det) < 1e-9) {
            return null;
        }
        double t = ((d.x() - b.x()) * vy - (d.y() - b.y()) * vx) / det;
        double s = ((b.x() - c.x()) * uy - (b.y() - c.y()) * ux) / -det;
        return t < -1e-9 || s < -1e-9 ? null : new ImagePoint(b.x() + t * ux, b.y() + t * uy);
    }

    /// Returns the two points of the hull that are farthest apart, and the farthest on each side of the line between
    /// them.
    private static List<ImagePoint> inside(List<ImagePoint> hull) {
        int from = 0;
        int to = 0;
        for (int i = 0; i < hull.size(); i++) {
            for (int j = i + 1; j < hull.size(); j++) {
                if (hull.get(i).distance(hull.get(j)) > hull.get(from).distance(hull.get(to))) {
                    from = i;
                    to = j;
                }
            }
        }
        int between = farthest(hull, from, to);
        int beyond = farthest(hull, to, from + hull.size());
        return between < 0 || beyond < 0
                ? List.of()
                : List.of(hull.get(from), hull.get(between), hull.get(to), next(hull, beyond));
    }

    private static int farthest(List<ImagePoint> hull, int from, int to) {
        int best = -1;
        double most = 0;
        for (int i = from + 1; i < to; i++) {
            double area = area(next(hull, from), next(hull, i), next(hull, to));
            if (area > most) {
                most = area;
                best = i;
            }
        }
        return best;
    }
}
