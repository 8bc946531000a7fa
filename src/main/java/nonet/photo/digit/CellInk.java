package nonet.photo.digit;

import java.util.Arrays;
import nonet.photo.image.Gray;
import nonet.photo.image.Homography;
import nonet.photo.image.Mesh;
import nonet.photo.image.Quad;

/// The ink in the 81 cells of a flat grid, as the network sees it: 28 × 28 values a cell, 0 for paper and 1 for the full
/// contrast of the digits.
public final class CellInk {

    /// The side of a cell's picture.
    public static final int SIDE = 28;

    /// The number of values of a cell.
    public static final int SIZE = SIDE * SIDE;

    /// The part of the neighboring cells that is seen on each side.
    private static final double AROUND = 0.03;

    /// The first row and column of the center, which no line of the grid reaches.
    private static final int CENTER = 5;

    /// The contrast that is raised to full contrast, at least, as a part of the contrast of the grid's digits. It keeps
    /// the noise of empty cells small.
    private static final float FLOOR = 0.35f;

    private static final double MIDDLE = 0.5;
    private static final float MIDDLE_FLOOR = 0.8f;

    private final float[][] cells;

    private CellInk(float[][] cells) {
        this.cells = cells;
    }

    /// Samples the cells of a flat grid.
    public static CellInk of(Gray flat, Mesh mesh) {
        return of(flat, mesh, 1, FLOOR);
    }

    /// Samples the middle of the cells, where digits are small and marks stand around them. Marks are fainter than digits.
    public static CellInk ofMiddles(Gray flat, Mesh mesh) {
        return of(flat, mesh, MIDDLE, MIDDLE_FLOOR);
    }

    /// @param part the part of a cell's side that is seen
    /// @param floor as [#FLOOR]
    private static CellInk of(Gray flat, Mesh mesh, double part, float floor) {
        float[][] cells = new float[81][];
        float[] contrasts = new float[81];
        for (int cell = 0; cell < 81; cell++) {
            cells[cell] = sampled(flat, mesh.cell(cell), part);
            contrasts[cell] = raised(cells[cell]);
        }
        float[] sorted = contrasts.clone();
        Arrays.sort(sorted);
        float least = Math.max(4, floor * sorted[68]);
        for (int cell = 0; cell < 81; cell++) {
            boolean faint = part < 1 && contrasts[cell] < least;
            float scale = faint ? 0 : 1 / Math.max(least, contrasts[cell]);
            for (int i = 0; i < SIZE; i++) {
                cells[cell][i] = Math.clamp(cells[cell][i] * scale, -0.6f, 1.3f);
            }
        }
        return new CellInk(cells);
    }

    private static float[] sampled(Gray flat, Quad quad, double part) {
        Homography map = new Homography(quad);
        float[] values = new float[SIZE];
        double step = part * (1 + 2 * AROUND) / SIDE;
        double start = (1 - part) / 2 - part * AROUND;
        for (int i = 0; i < SIZE; i++) {
            int row = i / SIDE;
            float sum = 0;
            for (int sub = 0; sub < 4; sub++) {
                double u = start + (i % SIDE + 0.25 + 0.5 * (sub & 1)) * step;
                double v = start + (row + 0.25 + 0.5 * (sub >> 1)) * step;
                sum += flat.sample(map.x(u, v), map.y(u, v));
            }
            values[i] = sum / 4;
        }
        return values;
    }

    /// Subtracts the paper, so that ink is positive whether it is darker or lighter, and returns the contrast.
    private static float raised(float[] values) {
        float paper = paper(values);
        float[] center = new float[(SIDE - 2 * CENTER) * (SIDE - 2 * CENTER)];
        int count = 0;
        for (int y = CENTER; y < SIDE - CENTER; y++) {
            for (int x = CENTER; x < SIDE - CENTER; x++) {
                center[count++] = values[y * SIDE + x];
            }
        }
        Arrays.sort(center);
        int extreme = count / 50;
        float dark = paper - center[extreme];
        float light = center[count - 1 - extreme] - paper;
        boolean negative = light > 1.5f * dark;
        for (int i = 0; i < SIZE; i++) {
            values[i] = negative ? values[i] - paper : paper - values[i];
        }
        return negative ? light : dark;
    }

    /// Returns the brightness of the paper: the middle of the narrowest range that holds a third of the values. A median
    /// fails in a cell full of marks.
    private static float paper(float[] values) {
        float[] sorted = values.clone();
        Arrays.sort(sorted);
        int third = SIZE / 3;
        int best = 0;
        for (int i = 1; i + third < SIZE; i++) {
            if (sorted[i + third] - sorted[i] < sorted[best + third] - sorted[best]) {
                best = i;
            }
        }
        return (sorted[best] + sorted[best + third]) / 2;
    }

    /// Returns a copy of a cell's values, row by row, turned clockwise by a number of quarters.
    public float[] cell(int cell, int quarters) {
        float[] from = cells[cell];
        float[] turned = new float[SIZE];
        for (int i = 0; i < SIZE; i++) {
            int x = i % SIDE;
            int y = i / SIDE;
            int source = switch (quarters & 3) {
                case 0 -> i;
                case 1 -> (SIDE - 1 - x) * SIDE + y;
                case 2 -> SIZE - 1 - i;
                default -> x * SIDE + SIDE - 1 - y;
            };
            turned[i] = from[source];
        }
        return turned;
    }

    /// Returns the mean amount of ink in the center of a cell, from 0 to about 0.5.
    public float ink(int cell) {
        float sum = 0;
        for (int y = CENTER; y < SIDE - CENTER; y++) {
            for (int x = CENTER; x < SIDE - CENTER; x++) {
                sum += Math.max(0, cells[cell][y * SIDE + x] - 0.25f);
            }
        }
        return sum / ((SIDE - 2 * CENTER) * (SIDE - 2 * CENTER));
    }
}
