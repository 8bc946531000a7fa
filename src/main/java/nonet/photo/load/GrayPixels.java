package nonet.photo.load;

import java.awt.image.ColorModel;
import java.awt.image.ComponentColorModel;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferByte;
import java.awt.image.IndexColorModel;
import java.awt.image.PixelInterleavedSampleModel;
import java.awt.image.Raster;
import nonet.photo.image.Gray;

/// Decoded pixels as a gray picture. Color profiles are ignored, because converting a large photo takes seconds.
/// Transparent pictures are laid on white.
final class GrayPixels {

    private final Raster raster;
    private final int width;
    private final int height;
    private final byte[] gray;

    private GrayPixels(Raster raster) {
        this.raster = raster;
        width = raster.getWidth();
        height = raster.getHeight();
        gray = new byte[width * height];
    }

    static Gray of(Raster raster, ColorModel colors) {
        if (colors instanceof ComponentColorModel
                && raster.getNumBands() == 1
                && raster.getDataBuffer() instanceof DataBufferByte buffer
                && buffer.getSize() == raster.getWidth() * raster.getHeight()) {
            return new Gray(raster.getWidth(), raster.getHeight(), buffer.getData());
        }
        GrayPixels pixels = new GrayPixels(raster);
        if (colors instanceof IndexColorModel palette) {
            pixels.fromPalette(palette);
        } else if (!pixels.fromBytes(colors)) {
            pixels.fromSamples(colors);
        }
        return new Gray(pixels.width, pixels.height, pixels.gray);
    }

    /// Returns the picture of four inks (cyan, magenta, yellow and black), stored inverted as in JPEG files.
    static Gray ofInks(Raster raster) {
        GrayPixels pixels = new GrayPixels(raster);
        int[] row = new int[pixels.width * raster.getNumBands()];
        for (int y = 0; y < pixels.height; y++) {
            raster.getPixels(raster.getMinX(), raster.getMinY() + y, pixels.width, 1, row);
            for (int x = 0; x < pixels.width; x++) {
                int at = x * raster.getNumBands();
                pixels.set(x, y, gray(row[at], row[at + 1], row[at + 2]) * row[at + 3] / 255);
            }
        }
        return new Gray(pixels.width, pixels.height, pixels.gray);
    }

    private static int gray(int red, int green, int blue) {
        return (299 * red + 587 * green + 114 * blue + 500) / 1000;
    }

    private void set(int x, int y, int value) {
        gray[y * width + x] = (byte) value;
    }

    private void fromPalette(IndexColorModel palette) {
        int[] levels = new int[palette.getMapSize()];
        boolean opaque = false;
        for (int i = 0; i < levels.length; i++) {
            opaque |= palette.getAlpha(i) > 0;
        }
        for (int i = 0; i < levels.length; i++) {
            int alpha = opaque ? palette.getAlpha(i) : 255;
            levels[i] = onWhite(gray(palette.getRed(i), palette.getGreen(i), palette.getBlue(i)), alpha);
        }
        int[] row = new int[width];
        for (int y = 0; y < height; y++) {
            raster.getSamples(raster.getMinX(), raster.getMinY() + y, width, 1, 0, row);
            for (int x = 0; x < width; x++) {
                set(x, y, levels[Math.min(row[x], levels.length - 1)]);
            }
        }
    }

    private static int onWhite(int gray, int alpha) {
        return (gray * alpha + 255 * (255 - alpha) + 127) / 255;
    }

    /// Reads bytes without alpha, as photos have them, and returns false for anything else.
    private boolean fromBytes(ColorModel colors) {
        int bands = raster.getNumBands();
        if (colors.hasAlpha()
                || bands != 1 && bands != 3
                || !(raster.getSampleModel() instanceof PixelInterleavedSampleModel model)
                || !(raster.getDataBuffer() instanceof DataBufferByte buffer)
                || model.getDataType() != DataBuffer.TYPE_BYTE) {
            return false;
        }
        byte[] bytes = buffer.getData();
        int[] offsets = model.getBandOffsets();
        int green = bands == 1 ? offsets[0] : offsets[1];
        int blue = bands == 1 ? offsets[0] : offsets[2];
        int left = raster.getMinX() - raster.getSampleModelTranslateX();
        int top = raster.getMinY() - raster.getSampleModelTranslateY();
        for (int y = 0; y < height; y++) {
            int at = buffer.getOffset() + (top + y) * model.getScanlineStride() + left * model.getPixelStride();
            for (int x = 0; x < width; x++, at += model.getPixelStride()) {
                set(
                        x,
                        y,
                        77 * (bytes[at + offsets[0]] & 0xFF)
                                        + 150 * (bytes[at + green] & 0xFF)
                                        + 29 * (bytes[at + blue] & 0xFF)
                                >> 8);
            }
        }
        return true;
    }

    private void fromSamples(ColorModel colors) {
        int bands = raster.getNumBands();
        boolean hasAlpha = colors.hasAlpha() && (bands == 2 || bands == 4);
        boolean colored = bands >= 3;
        int[] sizes = raster.getSampleModel().getSampleSize();
        int[] row = new int[width * bands];
        boolean opaque = !hasAlpha;
        byte[] alphas = new byte[hasAlpha ? gray.length : 0];
        for (int y = 0; y < height; y++) {
            raster.getPixels(raster.getMinX(), raster.getMinY() + y, width, 1, row);
            for (int x = 0; x < width; x++) {
                int at = x * bands;
                int level = level(row[at], sizes[0]);
                set(x, y, colored ? gray(level, level(row[at + 1], sizes[1]), level(row[at + 2], sizes[2])) : level);
                if (hasAlpha) {
                    int alpha = level(row[at + bands - 1], sizes[bands - 1]);
                    alphas[y * width + x] = (byte) alpha;
                    opaque |= alpha > 0;
                }
            }
        }
        // Pictures from the Windows clipboard may come with an alpha of 0 everywhere.
        for (int i = 0; hasAlpha && opaque && i < gray.length; i++) {
            gray[i] = (byte) onWhite(gray[i] & 0xFF, alphas[i] & 0xFF);
        }
    }

    private static int level(int sample, int bits) {
        return bits == 8 ? sample : bits > 8 ? (sample >>> bits - 8) & 0xFF : sample * 255 / ((1 << bits) - 1);
    }
}
