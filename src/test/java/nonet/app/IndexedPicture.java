package nonet.app;

import java.awt.image.BufferedImage;
import java.awt.image.IndexColorModel;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.scene.image.PixelReader;
import javafx.scene.image.WritableImage;
import javax.imageio.ImageIO;

/// Writes a picture as a small PNG file with at most 256 colors, those that it has most.
final class IndexedPicture {

    private static final int MOST = 256;

    /// Colors that differ in these bits only are one in the palette.
    private static final int FINE = 0x070707;

    private IndexedPicture() {}

    static void write(WritableImage picture, Path file) throws IOException {
        int width = (int) picture.getWidth();
        int height = (int) picture.getHeight();
        PixelReader pixels = picture.getPixelReader();
        int[] colors = new int[width * height];
        for (int at = 0; at < colors.length; at++) {
            colors[at] = pixels.getArgb(at % width, at / width) & 0xFFFFFF;
        }
        int[] palette = palette(colors);
        IndexColorModel model = new IndexColorModel(8, palette.length, palette, 0, false, -1, 0);
        BufferedImage indexed = new BufferedImage(width, height, BufferedImage.TYPE_BYTE_INDEXED, model);
        Map<Integer, Integer> nearest = new HashMap<>();
        for (int at = 0; at < colors.length; at++) {
            int place = nearest.computeIfAbsent(colors[at], color -> nearest(color, palette));
            indexed.getRaster().setSample(at % width, at / width, 0, place);
        }
        ImageIO.write(indexed, "png", file.toFile());
    }

    /// Returns the most frequent color of each group of similar ones, the most frequent groups first.
    private static int[] palette(int[] colors) {
        Map<Integer, Integer> counts = new HashMap<>();
        for (int color : colors) {
            counts.merge(color, 1, Integer::sum);
        }
        Map<Integer, Integer> groups = new HashMap<>();
        Map<Integer, Integer> representatives = new HashMap<>();
        counts.forEach((color, count) -> {
            int group = color & ~FINE;
            groups.merge(group, count, Integer::sum);
            representatives.merge(group, color, (one, other) -> counts.get(one) >= counts.get(other) ? one : other);
        });
        List<Integer> order = new ArrayList<>(groups.keySet());
        order.sort(Comparator.comparing((Integer group) -> -groups.get(group)));
        return order.stream().limit(MOST).mapToInt(representatives::get).toArray();
    }

    private static int nearest(int color, int[] palette) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int place = 0; place < palette.length; place++) {
            int red = (color >> 16 & 255) - (palette[place] >> 16 & 255);
            int green = (color >> 8 & 255) - (palette[place] >> 8 & 255);
            int blue = (color & 255) - (palette[place] & 255);
            int distance = red * red + green * green + blue * blue;
            if (distance < least) {
                least = distance;
                best = place;
            }
        }
        return best;
    }
}
