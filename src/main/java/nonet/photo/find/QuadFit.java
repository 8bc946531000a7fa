package nonet.photo.find;

import java.util.ArrayList;
import java.util.List;
import nonet.photo.image.Point;
import nonet.photo.image.Quad;

/// Moves the corners of a quadrilateral until the lines of its grid are met best, by coordinate descent.
final class QuadFit {

    /// The corners that move together: each alone, and those of each side.
    private static final List<List<Integer>> GROUPS = List.of(
            List.of(0), List.of(1), List.of(2), List.of(3), List.of(0, 1), List.of(1, 2), List.of(2, 3), List.of(3, 0));

    private final LineScore score;

    QuadFit(LineScore score) {
        this.score = score;
    }

    Quad fitted(Quad start) {
        Quad best = start;
        double depth = score.depth(best);
        for (double step = start.shortestSide() / 60; step > 0.4; step /= 2) {
            boolean better = true;
            for (int round = 0; better && round < 4; round++) {
                better = false;
                for (List<Integer> group : GROUPS) {
                    for (int direction = 0; direction < 4; direction++) {
                        double along = direction % 2 == 0 ? step : -step;
                        Quad moved = moved(best, group, direction < 2 ? along : 0, direction < 2 ? 0 : along);
                        double found = moved.isConvex() ? score.depth(moved) : 0;
                        if (found > depth) {
                            depth = found;
                            best = moved;
                            better = true;
                        }
                    }
                }
            }
        }
        return best;
    }

    private static Quad moved(Quad quad, List<Integer> group, double dx, double dy) {
        List<Point> corners = new ArrayList<>(quad.corners());
        for (int corner : group) {
            corners.set(corner, corners.get(corner).plus(dx, dy));
        }
        return Quad.of(corners);
    }
}
