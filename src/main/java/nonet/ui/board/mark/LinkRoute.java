package nonet.ui.board.mark;

import java.util.List;
import javafx.geometry.Point2D;

/// The route of a link: a curve from one point to another that avoids obstacles.
///
/// @param control the point that bends it, as of a quadratic curve
record LinkRoute(Point2D from, Point2D control, Point2D to) {

    /// The distance of the middle of the bend from the straight line, as parts of its length; of equals, the first.
    private static final double[] BENDS = {
        0.09, -0.09, 0.12, -0.12, 0.16, -0.16, 0.06, -0.06, 0.04, -0.04, 0.2, -0.2, 0.24, -0.24, 0.28, -0.28, 0.32,
        -0.32
    };

    /// The bends of links between neighbors, which could not be seen if they were straight.
    private static final double[] SHORT_BENDS = {0.7, -0.7};

    /// The cost for a link within a cell of leaving the cell: less than to run over something.
    private static final double LEAVING = 0.5;

    private static final int SAMPLES = 24;

    /// Returns the route that comes near to the fewest obstacles.
    ///
    /// @param obstacles the centers of the areas to avoid
    /// @param clearance the smallest distance from an obstacle
    /// @param area the width and height within which it stays
    static LinkRoute of(Point2D from, Point2D to, List<Point2D> obstacles, double clearance, double area) {
        Point2D along = to.subtract(from);
        Point2D across = new Point2D(-along.getY(), along.getX());
        Point2D middle = from.midpoint(to);
        double length = along.magnitude();
        List<Point2D> near = obstacles.stream()
                .filter(each -> each.distance(middle) < length)
                .filter(each -> each.distance(from) > clearance / 2 && each.distance(to) > clearance / 2)
                .toList();
        double[] bends = length < 4 * clearance ? SHORT_BENDS : BENDS;
        LinkRoute best = new LinkRoute(from, middle.add(across.multiply(2 * bends[0])), to);
        double least = Double.MAX_VALUE;
        for (double bend : bends) {
            LinkRoute route = new LinkRoute(from, middle.add(across.multiply(2 * bend)), to);
            double cost =
                    route.cost(near, clearance, area) + Math.abs(bend) + (route.leavesCell(area / 9) ? LEAVING : 0);
            if (cost < least) {
                least = cost;
                best = route;
            }
        }
        return best;
    }

    /// Returns the point of the way at a part of it, 0 to 1.
    Point2D at(double part) {
        double rest = 1 - part;
        return new Point2D(
                bent(part, rest, from.getX(), control.getX(), to.getX()),
                bent(part, rest, from.getY(), control.getY(), to.getY()));
    }

    private boolean leavesCell(double side) {
        return isInOneCell(from, to, side) && !isInOneCell(from, at(0.5), side);
    }

    private static boolean isInOneCell(Point2D one, Point2D other, double side) {
        return Math.floor(one.getX() / side) == Math.floor(other.getX() / side)
                && Math.floor(one.getY() / side) == Math.floor(other.getY() / side);
    }

    private static double bent(double part, double rest, double start, double middle, double end) {
        return rest * rest * start + 2 * rest * part * middle + part * part * end;
    }

    /// Computes the cost of crossing obstacles.
    private double cost(List<Point2D> obstacles, double clearance, double area) {
        Point2D[] points = new Point2D[SAMPLES - 1];
        double cost = 0;
        for (int i = 1; i < SAMPLES; i++) {
            Point2D point = at((double) i / SAMPLES);
            points[i - 1] = point;
            boolean outside = Math.min(point.getX(), point.getY()) < 0 || Math.max(point.getX(), point.getY()) > area;
            cost += outside ? 10 : 0;
        }
        for (Point2D obstacle : obstacles) {
            double nearest = Double.MAX_VALUE;
            for (Point2D point : points) {
                nearest = Math.min(nearest, point.distance(obstacle));
            }
            cost += nearest < clearance ? 1 + (clearance - nearest) / clearance : 0;
        }
        return cost;
    }
}
