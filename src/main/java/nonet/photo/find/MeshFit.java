package nonet.photo.find;

import nonet.photo.image.FlatGrid;
import nonet.photo.image.Gray;
import nonet.photo.image.Mesh;

/// Follows the lines of a grid on a bent page: a cubic surface of displacements for the page, and the remainder at
/// each crossing.
public final class MeshFit {

    private static final int CELL = FlatGrid.CELL;

    /// The distance at which a line is searched for at first, around the surface, and at the crossings, in pixels.
    private static final int FAR = (int) (0.34 * CELL);

    private static final int NEAR = (int) (0.16 * CELL);
    private static final int LEFT_OVER = (int) (0.10 * CELL);

    private static final int BESIDE = 7;

    private final Gray flat;
    private final double[] shifts = new double[90];
    private final double[] depths = new double[90];

    private MeshFit(Gray flat) {
        this.flat = flat;
    }

    /// Returns the crossings of the grid in a flat picture.
    ///
    /// @param flat the picture, with lines darker than the paper
    public static Mesh of(Gray flat) {
        MeshFit fit = new MeshFit(flat);
        float[] xs = fit.displaced(true);
        float[] ys = fit.displaced(false);
        return new Mesh(xs, ys);
    }

    /// Returns a coordinate of all crossings: the horizontal one from the vertical lines, or the other way round.
    private float[] displaced(boolean vertical) {
        double[] surface = new double[10];
        CubicSurface model = new CubicSurface();
        for (int round = 0; round < 4; round++) {
            int reach = round == 0 ? FAR : NEAR;
            measure(vertical, model, surface, reach);
            surface = fitted(surface, round == 0);
        }
        measure(vertical, model, surface, LEFT_OVER);
        float[] coordinates = new float[100];
        for (int i = 0; i < 100; i++) {
            int line = vertical ? i % 10 : i / 10;
            int along = vertical ? i / 10 : i % 10;
            double weight = 1e-3;
            double rest = 0;
            for (int piece = Math.max(0, along - 1); piece <= Math.min(8, along); piece++) {
                weight += depths[line * 9 + piece];
                rest += depths[line * 9 + piece] * shifts[line * 9 + piece];
            }
            coordinates[i] = (float)
                    (FlatGrid.MARGIN + line * CELL + model.at(surface, unit(line), unit(along)) + 0.8 * rest / weight);
        }
        return coordinates;
    }

    private static double unit(double line) {
        return line / 4.5 - 1;
    }

    /// Finds the strongest ridge near each piece of the lines, as a shift from the surface.
    private void measure(boolean vertical, CubicSurface model, double[] surface, int reach) {
        for (int line = 0; line < 10; line++) {
            for (int piece = 0; piece < 9; piece++) {
                double bend = model.at(surface, unit(line), unit(piece + 0.5));
                double center = FlatGrid.MARGIN + line * CELL + bend;
                double best = 0;
                double shift = 0;
                for (int d = -reach; d <= reach; d++) {
                    double depth = depth(vertical, center + d, piece) * (1 - 0.3 * Math.abs(d) / FAR);
                    if (depth > best) {
                        best = depth;
                        shift = d;
                    }
                }
                depths[line * 9 + piece] = Math.min(best, 0.2);
                shifts[line * 9 + piece] = shift;
            }
        }
    }

    /// Returns the mean relative depth of a ridge along a piece of a line.
    private double depth(boolean vertical, double across, int piece) {
        double sum = 0;
        for (int i = 0; i < 9; i++) {
            double along = FlatGrid.MARGIN + (piece + 0.1 + 0.1 * i) * CELL;
            float center = at(vertical, across, along);
            float around = Math.min(at(vertical, across - BESIDE, along), at(vertical, across + BESIDE, along));
            sum += Math.clamp((around - center) / Math.max(40, around), -0.2, 0.2);
        }
        return Math.max(0, sum / 9);
    }

    private float at(boolean vertical, double across, double along) {
        return vertical ? flat.sample(across, along) : flat.sample(along, across);
    }

    /// Returns the surface through the measured shifts, with outliers weighted down.
    private double[] fitted(double[] before, boolean first) {
        CubicSurface reader = new CubicSurface();
        double[] surface = before;
        for (int round = 0; round < 4; round++) {
            CubicSurface next = new CubicSurface();
            for (int line = 0; line < 10; line++) {
                for (int piece = 0; piece < 9; piece++) {
                    double u = unit(line);
                    double v = unit(piece + 0.5);
                    double value = reader.at(before, u, v) + shifts[line * 9 + piece];
                    double off = (value - reader.at(surface, u, v)) / (first && round == 0 ? 12 : 3);
                    next.add(u, v, value, 10 * depths[line * 9 + piece] / (1 + off * off));
                }
            }
            surface = next.solved();
        }
        return surface;
    }
}
