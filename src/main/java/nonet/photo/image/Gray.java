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

    private Gray enlarged(int w, int h) {
        byte[] scaled = new byte[w * h];
        for (int y = 0; y < h; y++) {
            for (int x = 0; x < w; x++) {
                scaled[y * w + x] = (byte) (sample((x + 0.5) * width / w, (y + 0.5) * height / h) + 0.5f);
            }
        }
        return new Gray(w, h, scaled);
    }

    /// Shrinks across first and down second, in fixed point, because large photos pass through here.
    private Gray shrunk(int w, int h) {
        int[] rows = new int[w];
        long[] sums = new long[w];
        byte[] scaled = new byte[w * h];
        double ratio = (double) height / h;
        int row = -1;
        for (int y = 0; y < h; y++) {
            Arrays.fill(sums, 0);
            double from = y * ratio;
            double to = Math.min(height, (y + 1) * ratio);
            for (int line = (int) from; line < to; line++) {
                int weight = (int) ((Math.min(to, line + 1) - Math.max(from, line)) * 256 + 0.5);
                if (line != row) {
                    shrinkRow(line, rows);
                    row = line;
                }
                for (int x = 0; x < w; x++) {
                    sums[x] += (long) rows[x] * weight;
                }
            }
            long total = Math.max(1, (long) (ratio * 256 + 0.5));
            for (int x = 0; x < w; x++) {
                scaled[y * w + x] = (byte) Math.min(255, (sums[x] / total + 128) >> 8);
            }
        }
        return new Gray(w, h, scaled);
    }

    /// Writes the means of a row's parts, times 256.
    private void shrinkRow(int line, int[] means) {
        int w = means.length;
        double ratio = (double) width / w;
        int start = line * width;
        for (int x = 0; x < w; x++) {
            double from = x * ratio;
            double to = Math.min(width, (x + 1) * ratio);
            int first = (int) from;
            int last = Math.min(width - 1, (int) to);
            double sum = -(pixels[start + first] & 0xFF) * (from - first);
            for (int i = first; i < last; i++) {
                sum += pixels[start + i] & 0xFF;
            }
            sum += (pixels[start + last] & 0xFF) * (to - last);
            means[x] = (int) (sum / (to - from) * 256 + 0.5);
        }
    }
}
