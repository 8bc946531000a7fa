package nonet.ui.photo;

import javafx.scene.image.Image;
import javafx.scene.image.PixelFormat;
import nonet.photo.image.Gray;
import nonet.photo.image.Homography;
import nonet.photo.image.Quad;

/// Pictures of JavaFX and gray pictures, converted into one another.
public final class PhotoImages {

    /// The side of a clipping in pixels, and how much is seen around it.
    private static final int CLIPPING = 96;

    private static final double AROUND = 0.15;

    private PhotoImages() {}

    /// Returns the gray picture of an image. Transparent parts become white, unless all of it is transparent.
    public static Gray gray(Image image) {
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        int[] colors = new int[width * height];
        image.getPixelReader().getPixels(0, 0, width, height, PixelFormat.getIntArgbInstance(), colors, 0, width);
        boolean opaque = false;
        for (int color : colors) {
            opaque |= color >>> 24 != 0;
        }
        byte[] pixels = new byte[colors.length];
        for (int i = 0; i < pixels.length; i++) {
            int alpha = opaque ? colors[i] >>> 24 : 255;
            int level = (77 * (colors[i] >> 16 & 0xFF) + 150 * (colors[i] >> 8 & 0xFF) + 29 * (colors[i] & 0xFF)) >> 8;
            pixels[i] = (byte) ((level * alpha + 255 * (255 - alpha)) / 255);
        }
        return new Gray(width, height, pixels);
    }

    /// Returns a part of a picture, flattened and with a little around it.
    static Image clipping(Gray picture, Quad part) {
        Homography map = new Homography(part);
        byte[] pixels = new byte[CLIPPING * CLIPPING];
        for (int i = 0; i < pixels.length; i++) {
            int row = i / CLIPPING;
            double u = (i % CLIPPING + 0.5) / CLIPPING * (1 + 2 * AROUND) - AROUND;
            double v = (row + 0.5) / CLIPPING * (1 + 2 * AROUND) - AROUND;
            pixels[i] = (byte) picture.sample(map.x(u, v), map.y(u, v));
        }
        return Preview.whole(new Gray(CLIPPING, CLIPPING, pixels)).image();
    }
}
