package nonet.photo.image;

import java.util.Arrays;

/// A gray picture with one byte per pixel, from 0 for black to 255 for white.
public final class Gray {

    private final int width;
    private final int height;
    private final byte[] pixels;

    /// @param pixels row by row; not copied, and not to be changed afterward
    public Gray(int width, int height, byte[] pixels) {
        if (width < 1 || height < 1 || pixels.length != width * height) {
            throw new IllegalArgumentException(width + " × " + height + ": " + pixels.length);
        }
        this.width = width;
        this.height = height;
        this.pixels = pixels;
    }

    public int width() {
        return width;
    }

    public int height() {
        return height;
    }

    public int at(int x, int y) {
        return pixels[y * width + x] & 0xFF;
    }

    /// Returns the brightness at a point, interpolated between the four nearest pixels. Beyond the edge, the picture
    /// continues with the color of its edge.
    public float sample(double x, double y) {
        double left = Math.clamp(x - 0.5, 0, width - 1);
        double top = Math.clamp(y - 0.5, 0, height - 1);
        int x0 = (int) left;
        int y0 = (int) top;
        int at = y0 * width + x0;
        int right = x0 + 1 < width ? 1 : 0;
        int below = y0 + 1 < height ? width : 0;
        float fx = (float) (left - x0);
        float fy = (float) (top - y0);
        float upper = (pixels[at] & 0xFF) * (1 - fx) + (pixels[at + right] & 0xFF) * fx;
        float lower = (pixels[at + below] & 0xFF) * (1 - fx) + (pixels[at + below + right] & 0xFF) * fx;
        return upper * (1 - fy) + lower * fy;
    }

    public Gray negative() {
        byte[] inverse = new byte[pixels.length];
        for (int i = 0; i < inverse.length; i++) {
            inverse[i] = (byte) ~pixels[i];
        }
        return new Gray(width, height, inverse);
    }

    /// Returns the picture turned clockwise by a number of quarters.
    public Gray turned(int quarters) {
        int turn = Math.floorMod(quarters, 4);
        if (turn == 0) {
            return this;
        }
        byte[] turned = new byte[pixels.length];
        int across = turn % 2 == 0 ? width : height;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                int at = switch (turn) {
                    case 1 -> x * across + (height - 1 - y);
                    case 2 -> (height - 1 - y) * across + (width - 1 - x);
                    default -> (width - 1 - x) * across + y;
                };
                turned[at] = pixels[y * width + x];
            }
        }
        return new Gray(across, width + height - across, turned);
    }

    /// Returns the picture scaled so that its longer side has a number of pixels. Each pixel of a smaller picture is
    /// the mean of the pixels that it covers.
    public Gray scaledTo(int longSide) {
        double scale = (double) longSide / Math.max(width, height);
        int w = Math.max(1, (int) Math.round(width * scale));
        int h = Math.max(1, (int) Math.round(height * scale));
        if (w == width && h == height) {
            return this;
        }
        return scale < 1 ? shrunk(w, h) : enlarged(w, h);
    }

    /// Returns the picture in which each pixel is the mean of a square of pixels. What is left at the edges is cut off.
    ///
    /// @param side the side of the squares
    public Gray reduced(int side) {
        int w = width / side;
        int h = height / side;
        byte[] means = new byte[w * h];
        int[] sums = new int[w];
        for (int y = 0; y < h; y++) {
            Arrays.fill(sums, 0);
            for (int line = y * side; line < (y + 1) * side; line++) {
                addSquares(line * width, side, sums);
            }
            for (int x = 0; x < w; x++) {
                means[y * w + x] = (byte) ((sums[x] + side * side / 2) / (side * side));
            }
        }
        return new Gray(w, h, means);
    }

    private void addSquares(int start, int side, int[] sums) {
        int at = start;
        for (int x = 0; x < sums.length; x++) {
            for (int i = 0; i < side; i++) {
                sums[x] += pixels[at++] & 0xFF;
            }
        }
    }

    private Gray enlarged(int w, int h) {
        byte[] scaled = new byte[w * h];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                scaled[y * w + x] = (byte) (sample((x + 0.5) * width / w, (y + 0.5) * height / h) + 0.5f);
            }
        }
        return new Gray(w, h, scaled);
    }

    /// Shrinks across first and down second.
    private Gray shrunk(int w, int h) {
        RowShrinker shrinker = new RowShrinker(width, w);
        int[] rows = new int[w];
        double[] sums = new double[w];
        byte[] scaled = new byte[w * h];
        double ratio = (double) height / h;
        double total = Math.max(1, Math.floor(ratio * 256 + 0.5));
        int row = -1;
        for (int y = 0; y < h; y++) {
            Arrays.fill(sums, 0);
            double from = y * ratio;
            double to = Math.min(height, (y + 1) * ratio);
            for (int line = (int) from; line < to; line++) {
                int weight = (int) ((Math.min(to, line + 1) - Math.max(from, line)) * 256 + 0.5);
                if (line != row) {
                    shrinker.shrink(pixels, line * width, rows);
                    row = line;
                }
                add(sums, rows, weight);
            }
            write(sums, total, scaled, y * w);
        }
        return new Gray(w, h, scaled);
    }

    private static void add(double[] sums, int[] rows, int weight) {
        for (int x = 0; x < sums.length; x++) {
            sums[x] += (double) rows[x] * weight;
        }
    }

    private static void write(double[] sums, double total, byte[] scaled, int start) {
        for (int x = 0; x < sums.length; x++) {
            scaled[start + x] = (byte) Math.min(255, ((int) (sums[x] / total) + 128) >> 8);
        }
    }

    /// Shrinks rows of pixels: each pixel of the result is the mean of those that it covers, in part or whole. What depends
    /// on the widths alone is computed once, because large photos pass through here.
    private static final class RowShrinker {

        private final int[] firsts;
        private final int[] lasts;
        private final double[] before;
        private final double[] after;
        private final double[] spans;

        /// @param from the width of the rows
        /// @param to the smaller width of the result
        RowShrinker(int from, int to) {
            firsts = new int[to];
            lasts = new int[to];
            before = new double[to];
            after = new double[to];
            spans = new double[to];
            double ratio = (double) from / to;
            for (int x = 0; x < to; x++) {
                double left = x * ratio;
                double right = Math.min(from, (x + 1) * ratio);
                firsts[x] = (int) left;
                lasts[x] = Math.min(from - 1, (int) right);
                before[x] = left - firsts[x];
                after[x] = right - lasts[x];
                spans[x] = right - left;
            }
        }

        /// Writes the means, times 256.
        ///
        /// @param start where the row begins
        void shrink(byte[] pixels, int start, int[] means) {
            for (int x = 0; x < means.length; x++) {
                int first = start + firsts[x];
                int last = start + lasts[x];
                double sum = -(pixels[first] & 0xFF) * before[x];
                for (int i = first; i < last; i++) {
                    sum += pixels[i] & 0xFF;
                }
                sum += (pixels[last] & 0xFF) * after[x];
                means[x] = (int) (sum / spans[x] * 256 + 0.5);
            }
        }
    }
}
