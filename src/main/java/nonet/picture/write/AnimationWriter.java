package nonet.picture.write;

import java.awt.Rectangle;
import java.awt.image.BufferedImage;
import java.io.IOException;

/// Writes a moving picture, frame by frame. Of each frame only the pixels are stored that differ from the frame before.
/// It plays again and again.
public abstract sealed class AnimationWriter implements AutoCloseable permits GifWriter, ApngWriter {

    private final int width;
    private final int height;
    private final ColorTable table;
    private byte[] before = new byte[0];

    AnimationWriter(int width, int height, ColorTable table) {
        this.width = width;
        this.height = height;
        this.table = table;
    }

    /// Adds a frame.
    ///
    /// @param frame a picture of the size of all frames, without transparency
    /// @param hundredths how long it is shown, in hundredths of a second
    /// @throws IOException if writing fails
    public void add(BufferedImage frame, int hundredths) throws IOException {
        if (frame.getWidth() != width || frame.getHeight() != height) {
            throw new IllegalArgumentException("a frame of " + frame.getWidth() + " by " + frame.getHeight());
        }
        byte[] pixels = table.pixels(frame);
        Rectangle changed = before.length == 0 ? new Rectangle(width, height) : difference(pixels);
        byte[] part = new byte[changed.width * changed.height];
        for (int row = 0; row < changed.height; row++) {
            for (int column = 0; column < changed.width; column++) {
                int at = (changed.y + row) * width + changed.x + column;
                boolean same = before.length > 0 && pixels[at] == before[at];
                part[row * changed.width + column] = same ? (byte) ColorTable.TRANSPARENT : pixels[at];
            }
        }
        write(part, changed, hundredths);
        before = pixels;
    }

    /// Returns the smallest part that holds all pixels that differ; one pixel if none does.
    private Rectangle difference(byte[] pixels) {
        int left = width;
        int right = -1;
        int top = height;
        int bottom = -1;
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                if (pixels[y * width + x] != before[y * width + x]) {
                    left = Math.min(left, x);
                    right = Math.max(right, x);
                    top = Math.min(top, y);
                    bottom = y;
                }
            }
        }
        return bottom < 0 ? new Rectangle(1, 1) : new Rectangle(left, top, right - left + 1, bottom - top + 1);
    }

    final ColorTable table() {
        return table;
    }

    /// Writes a part of a frame.
    ///
    /// @param pixels the numbers of its colors, or [ColorTable#TRANSPARENT]
    abstract void write(byte[] pixels, Rectangle part, int hundredths) throws IOException;

    /// Writes the end. The stream below stays open.
    @Override
    public abstract void close() throws IOException;
}
