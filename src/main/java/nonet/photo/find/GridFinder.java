package nonet.photo.find;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import nonet.photo.image.Gray;
import nonet.photo.image.ImagePoint;
import nonet.photo.image.Quad;

/// Finds the grids of sudokus in a picture. Dark shapes give quadrilaterals, and the lines inside decide, so that grids of
/// other sizes, tables and pages of text are not taken.
public final class GridFinder {

    /// A grid is accepted from this score on.
    public static final double ACCEPTED = 0.5;

    /// The long side of the picture that is searched.
    private static final int LONG_SIDE = 1000;

    /// From this score on, no other threshold is tried.
    private static final double SURE = 0.8;

    /// From this score on, the negative is not tried.
    private static final double CLEAR = 0.7;

    /// Candidates below this score are not worth fitting.
    private static final double HOPELESS = 0.12;

    /// The least score of a grid of another size.
    private static final double OTHER = 0.6;

    private static final List<Integer> OTHER_SIZES = List.of(4, 5, 6, 7, 8, 10, 12, 15, 16);

    /// The smallest shape, as a part of the picture's shorter side.
    private static final double LEAST = 0.18;

    /// The distance of the corners, in pixels, up to which the shapes of two thresholds are one.
    private static final double SAME = 1.5;

    /// More shapes are a pattern, of which the largest are enough.
    private static final int MOST_SHAPES = 30;

    private record Threshold(int window, double darker) {}

    private static final List<Threshold> THRESHOLDS = List.of(
            new Threshold(40, 0.10),
            new Threshold(16, 0.10),
            new Threshold(16, 0.04),
            new Threshold(80, 0.06),
            new Threshold(40, 0.20),
            new Threshold(60, 0.03));

    private GridFinder() {}

    /// Returns the grids, the best score first, and quadrilaterals that are less like grids.
    public static List<FoundGrid> find(Gray picture) {
        double scale = (double) LONG_SIDE / Math.max(picture.width(), picture.height());
        Gray small = scale < 1 ? picture.scaledTo(LONG_SIDE) : picture;
        List<FoundGrid> found = new ArrayList<>();
        for (boolean light : List.of(false, true)) {
            search(light ? small.negative() : small, light, found);
            if (best(found) >= CLEAR) {
                break;
            }
        }
        double back = scale < 1 ? 1 / scale : 1;
        return distinct(found).stream().map(grid -> grid.times(back)).toList();
    }

    /// Tests whether a grid was completed from the part of it that the picture shows.
    public static boolean isCutOff(Gray picture, FoundGrid grid) {
        return new LineScore(grid.light() ? picture.negative() : picture).isCutOff(grid.quad());
    }

    /// Tests whether a picture holds a grid of another size than nine by nine.
    public static boolean hasOtherSize(Gray picture) {
        Gray small = Math.max(picture.width(), picture.height()) > LONG_SIDE ? picture.scaledTo(LONG_SIDE) : picture;
        int shorter = Math.min(small.width(), small.height());
        for (Gray each : List.of(small, small.negative())) {
            LineScore score = new LineScore(each);
            boolean[] dark = new DarkPixels(each).below(Math.max(3, shorter / 40), 0.10);
            for (List<ImagePoint> hull : Shapes.hulls(dark, each.width(), (int) (LEAST * shorter))) {
                for (Quad quad : HullQuads.of(hull)) {
                    if (OTHER_SIZES.stream().anyMatch(size -> score.reaches(quad, size, OTHER))) {
                        return true;
                    }
                }
            }
        }
        return false;
    }

    private static void search(Gray picture, boolean light, List<FoundGrid> found) {
        DarkPixels pixels = new DarkPixels(picture);
        LineScore score = new LineScore(picture);
        QuadFit fit = new QuadFit(score);
        int shorter = Math.min(picture.width(), picture.height());
        int least = (int) (LEAST * shorter);
        List<Quad> tried = new ArrayList<>();
        for (Threshold threshold : THRESHOLDS) {
            boolean[] dark = pixels.below(Math.max(3, shorter / threshold.window), threshold.darker);
            for (List<ImagePoint> hull : largest(Shapes.hulls(dark, picture.width(), least))) {
                FoundGrid best = null;
                for (Quad quad : HullQuads.of(hull)) {
                    if (score.of(quad) > HOPELESS && tried.stream().noneMatch(other -> other.isNear(quad, SAME))) {
                        tried.add(quad);
                        Quad fitted = fit.fitted(quad);
                        FoundGrid grid = new FoundGrid(fitted, score.of(fitted), light);
                        best = best == null || grid.score() > best.score() ? grid : best;
                    }
                }
                if (best != null) {
                    found.add(best);
                }
            }
            if (best(found) >= SURE) {
                return;
            }
        }
        if (best(found) < ACCEPTED) {
            LineScore thin = LineScore.ofThinLines(picture);
            for (List<ImagePoint> hull : Shapes.hulls(pixels.thin(), picture.width(), least)) {
                Quad box = HullQuads.box(hull);
                found.add(new FoundGrid(box, thin.of(box), light));
            }
        }
    }

    private static List<List<ImagePoint>> largest(List<List<ImagePoint>> hulls) {
        return hulls.size() <= MOST_SHAPES
                ? hulls
                : hulls.stream()
                        .sorted(Comparator.comparingDouble(
                                hull -> -HullQuads.box(hull).area()))
                        .limit(MOST_SHAPES)
                        .toList();
    }

    private static double best(List<FoundGrid> found) {
        return found.stream().mapToDouble(FoundGrid::score).max().orElse(0);
    }

    /// Returns the best of those grids whose centers lie in one another, the best first.
    private static List<FoundGrid> distinct(List<FoundGrid> found) {
        List<FoundGrid> distinct = new ArrayList<>();
        found.stream()
                .sorted(Comparator.comparingDouble(FoundGrid::score).reversed())
                .filter(grid -> distinct.stream()
                        .noneMatch(other -> other.quad().contains(grid.quad().center())
                                || grid.quad().contains(other.quad().center())))
                .forEach(distinct::add);
        return distinct;
    }

    /// The pixels that are darker than their surroundings (D. Bradley and G. Roth, *Adaptive Thresholding Using the Integral
    /// Image*, 2007).
    private static final class DarkPixels {

        /// The distance of the sides of a faint line in pixels, and by which part of their brightness it is darker.
        private static final int BESIDE = 3;

        private static final double FAINT = 0.03;

        private final Gray picture;
        private final int[] integral;

        DarkPixels(Gray picture) {
            this.picture = picture;
            int width = picture.width();
            integral = new int[(width + 1) * (picture.height() + 1)];
            for (int y = 0; y < picture.height(); y++) {
                int row = 0;
                for (int x = 0; x < width; x++) {
                    row += picture.at(x, y);
                    integral[(y + 1) * (width + 1) + x + 1] = integral[y * (width + 1) + x + 1] + row;
                }
            }
        }

        /// Returns which pixels, row by row, are darker than the mean of the window around them.
        ///
        /// @param radius the radius of the window in pixels
        /// @param darker by which part of the mean they are darker at least
        boolean[] below(int radius, double darker) {
            int width = picture.width();
            int height = picture.height();
            boolean[] dark = new boolean[width * height];
            double factor = 1 - darker;
            for (int y = 0; y < height; y++) {
                int top = Math.max(0, y - radius);
                int bottom = Math.min(height, y + radius + 1);
                for (int x = 0; x < width; x++) {
                    int left = Math.max(0, x - radius);
                    int right = Math.min(width, x + radius + 1);
                    int sum = integral[bottom * (width + 1) + right]
                            - integral[top * (width + 1) + right]
                            - integral[bottom * (width + 1) + left]
                            + integral[top * (width + 1) + left];
                    double mean = (double) sum / ((bottom - top) * (right - left));
                    dark[y * width + x] = picture.at(x, y) < mean * factor - 2;
                }
            }
            return dark;
        }

        /// Returns which pixels, row by row, are darker than those at both sides of them, or above and below: faint lines of
        /// a board that is as light as its frame is dark.
        boolean[] thin() {
            int width = picture.width();
            int height = picture.height();
            boolean[] dark = new boolean[width * height];
            for (int y = 0; y < height; y++) {
                for (int x = 0; x < width; x++) {
                    int left = picture.at(Math.max(0, x - BESIDE), y);
                    int right = picture.at(Math.min(width - 1, x + BESIDE), y);
                    int above = picture.at(x, Math.max(0, y - BESIDE));
                    int below = picture.at(x, Math.min(height - 1, y + BESIDE));
                    int around = Math.max(Math.min(left, right), Math.min(above, below));
                    dark[y * width + x] = picture.at(x, y) < around * (1 - FAINT) - 2;
                }
            }
            return dark;
        }
    }

    /// Moves the corners of a quadrilateral until the lines of its grid are met best, by coordinate descent.
    private static final class QuadFit {

        /// The corners that move together: each alone, and those of each side.
        private static final List<List<Integer>> GROUPS = List.of(
                List.of(0),
                List.of(1),
                List.of(2),
                List.of(3),
                List.of(0, 1),
                List.of(1, 2),
                List.of(2, 3),
                List.of(3, 0));

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
            List<ImagePoint> corners = new ArrayList<>(quad.corners());
            for (int corner : group) {
                corners.set(corner, corners.get(corner).plus(dx, dy));
            }
            return Quad.of(corners);
        }
    }
}
