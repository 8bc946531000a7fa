package nonet.photo.find;

import nonet.photo.image.Gray;

/// The pixels that are darker than their surroundings (D. Bradley and G. Roth, *Adaptive Thresholding Using the Integral
/// Image*, 2007).
final class DarkPixels {

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
}
