package nonet.ui.photo;

import java.nio.IntBuffer;
import javafx.scene.image.Image;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;
import nonet.photo.image.Gray;

/// A picture in the size and with the colors that the window shows, prepared in the background.
public final class Preview {

    /// The longer side of a picture that is shown.
    private static final int LONG_SIDE = 1000;

    private final int width;
    private final int height;
    private final int[] colors;

    private Preview(Gray picture) {
        width = picture.width();
        height = picture.height();
        colors = new int[width * height];
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                colors[y * width + x] = 0xFF000000 | picture.at(x, y) * 0x010101;
            }
        }
    }

    /// Scales and colors a picture, which takes too long for the thread of the window.
    public static Preview of(Gray picture) {
        boolean large = Math.max(picture.width(), picture.height()) > LONG_SIDE;
        return new Preview(large ? picture.scaledTo(LONG_SIDE) : picture);
    }

    /// Returns a picture in its own size.
    static Preview whole(Gray picture) {
        return new Preview(picture);
    }

    /// Returns the image, which shares the colors.
    Image image() {
        return new WritableImage(
                new PixelBuffer<>(width, height, IntBuffer.wrap(colors), PixelFormat.getIntArgbPreInstance()));
    }
}
