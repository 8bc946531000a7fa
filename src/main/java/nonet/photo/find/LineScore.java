package nonet.photo.find;

import nonet.photo.image.Gray;
import nonet.photo.image.Homography;
import nonet.photo.image.Quad;

/// A score of how well the lines of a sudoku lie in a quadrilateral: ten by ten lines in nine pieces each, and none
/// halfway between them.
final class LineScore {

    /// A ridge is measured against the brightness around it, but not against less than this; otherwise the noise of
    /// dark pictures has ridges.
    private static final float LEAST_BRIGHTNESS = 40;

    /// The least relative depth of a ridge that is a line.
    private static final float LINE = 0.03f;

    private static final float DEEPEST = 0.25f;

    /// The distance of the surroundings from the line, in units of the whole side.
    private static final double BESIDE = 0.16 / 9;

    private static final int SAMPLES = 7;

    /// The number of samples that may miss a line.
    private static final int MOST_GAPS = 1;

    /// With more cells on its short side, a grid is not cut off but seen from an angle.
    private static final double MOST_CUT = 8.4;

    /// By how much a cell may be wider than high or the other way round.
    private static final double OBLONG = 0.1;

    /// The parts of the lines that are there at most if the grid is another one, and at least if it is this one.
    private static final double UNMET = 0.6;

    private static final double MET = 0.75;

    /// The brightness around a board whose edge is a line, at most, as a part of the board's.
    private static final float EDGE = 0.7f;

    private final Gray picture;

    /// How many times as densely lines are searched for as usual.
    private final int density;

    /// @param picture a picture in which lines are darker than the paper
    LineScore(Gray picture) {
        this(picture, 1);
    }

    private LineScore(Gray picture, int density) {
        this.picture = picture;
        this.density = density;
    }

    /// Returns a score for lines of a pixel, and a board without a frame.
    static LineScore ofThinLines(Gray picture) {
        return new LineScore(picture, 3);
    }

    /// Returns the part of the line pieces that are there, less the part of pieces halfway between that are there too.
    double of(Quad quad) {
        Homography map = new Homography(quad);
        return present(map, 0, 10, 9) - present(map, 0.5, 9, 9);
    }

    /// Tests whether the score of a grid of another size is this or higher.
    ///
    /// @param size the number of cells of a side
    boolean reaches(Quad quad, int size, double score) {
        Homography map = new Homography(quad);
        double present = present(map, 0, size + 1, size);
        return present >= score && present - present(map, 0.5, size, size) >= score;
    }

    /// Tests whether a grid is cut off on one side, so that fewer than nine cells were stretched to nine: its lines are
    /// not there, but those of cells that are as wide as high.
    boolean isCutOff(Quad quad) {
        double width =
                quad.topLeft().distance(quad.topRight()) + quad.bottomLeft().distance(quad.bottomRight());
        double height =
                quad.topLeft().distance(quad.bottomLeft()) + quad.topRight().distance(quad.bottomRight());
        double square = 9 * Math.min(width, height) / Math.max(width, height);
        Homography map = new Homography(quad);
        boolean vertical = width < height;
        if (square > MOST_CUT || inside(map, vertical, 9, false) > UNMET) {
            return false;
        }
        double most = Math.min(MOST_CUT, square * (1 + OBLONG));
        for (double cells = Math.max(1.5, square * (1 - OBLONG)); cells < most; cells += 0.02) {
            if (inside(map, vertical, cells, false) > MET || inside(map, vertical, cells, true) > MET) {
                return true;
            }
        }
        return false;
    }

    /// Returns the part of the pieces that are there of the lines across a side, without its ends.
    ///
    /// @param cells the number of cells of the side
    /// @param end whether they are counted from the end
    private double inside(Homography map, boolean vertical, double cells, boolean end) {
        int lines = (int) Math.ceil(cells) - 1;
        int found = 0;
        for (int line = 1; line <= lines; line++) {
            double across = end ? 1 - line / cells : line / cells;
            for (int piece = 0; piece < 9; piece++) {
                found += isLine(map, across, piece / 9.0, 1 / 9.0, vertical) ? 1 : 0;
            }
        }
        return found / (9.0 * lines);
    }

    /// Returns the part of the pieces that are there.
    ///
    /// @param shift the position of the first line in cells
    private double present(Homography map, double shift, int lines, int size) {
        int found = 0;
        for (int line = 0; line < lines; line++) {
            for (int piece = 0; piece < size; piece++) {
                double across = (line + shift) / size;
                double from = (double) piece / size;
                found += isLine(map, across, from, 1.0 / size, true) ? 1 : 0;
                found += isLine(map, across, from, 1.0 / size, false) ? 1 : 0;
            }
        }
        return (double) found / (2 * lines * size);
    }

    private boolean isLine(Homography map, double across, double from, double length, boolean vertical) {
        for (int offset = -2 * density; offset <= 2 * density; offset++) {
            double at = across + offset * 0.025 / 9 / density;
            int gaps = 0;
            for (int i = 0; i < SAMPLES && gaps <= MOST_GAPS; i++) {
                double along = from + length * (0.08 + 0.14 * i);
                boolean line =
                        ridge(map, at, along, vertical) > LINE || density > 1 && isEdge(map, at, along, vertical);
                gaps += line ? 0 : 1;
            }
            if (gaps <= MOST_GAPS) {
                return true;
            }
        }
        return false;
    }

    /// Tests whether a place of the outermost lines lies between a light board and its dark surroundings.
    private boolean isEdge(Homography map, double across, double along, boolean vertical) {
        if (across > BESIDE && across < 1 - BESIDE) {
            return false;
        }
        float before = brightness(map, across - BESIDE, along, vertical);
        float after = brightness(map, across + BESIDE, along, vertical);
        return across < 0.5 ? before < EDGE * after : after < EDGE * before;
    }

    /// Returns the mean depth of the ridges under the lines, which grows as the lines are met.
    double depth(Quad quad) {
        Homography map = new Homography(quad);
        float sum = 0;
        for (int line = 0; line <= 9; line++) {
            for (int i = 0; i < 36; i++) {
                double along = (i + 0.5) / 36;
                sum += ridge(map, line / 9.0, along, true) + ridge(map, line / 9.0, along, false);
            }
        }
        return sum / 720;
    }

    private float ridge(Homography map, double across, double along, boolean vertical) {
        float center = brightness(map, across, along, vertical);
        float before = brightness(map, across - BESIDE, along, vertical);
        float after = brightness(map, across + BESIDE, along, vertical);
        float around = Math.min(before, after);
        return Math.clamp((around - center) / Math.max(LEAST_BRIGHTNESS, around), -DEEPEST, DEEPEST);
    }

    private float brightness(Homography map, double across, double along, boolean vertical) {
        double u = vertical ? across : along;
        double v = vertical ? along : across;
        return picture.sample(map.x(u, v), map.y(u, v));
    }
}
