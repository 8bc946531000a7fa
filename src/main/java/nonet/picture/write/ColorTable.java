package nonet.picture.write;

import java.awt.image.BufferedImage;
import java.awt.image.DataBuffer;
import java.awt.image.DataBufferInt;
import java.awt.image.IndexColorModel;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import nonet.picture.drawing.Ink;

/// The at most 255 colors of a moving picture: inks, the grounds that they stand on, and what lies between them at the
/// edges of lines and letters. One more number stands for what stays as it was.
public final class ColorTable {

    /// The number of what stays as it was.
    static final int TRANSPARENT = 255;

    /// A byte has one value more than colors.
    private static final int MOST = 255;

    /// The number of entries that remember the nearest color of a color that was met.
    private static final int MET = 1 << 14;

    private final int[] colors;
    private final int[] met = new int[MET];
    private final byte[] nearest = new byte[MET];

    private ColorTable(int[] colors) {
        this.colors = colors;
        Arrays.fill(met, -1);
    }

    /// Returns a table of inks on grounds, with as many shades between them as there is room for.
    ///
    /// @throws IllegalArgumentException if even the inks and grounds are too many
    public static ColorTable of(List<Ink> inks, List<Ink> grounds) {
        Set<Integer> colors = new LinkedHashSet<>();
        grounds.forEach(ground -> colors.add(ground.rgb()));
        inks.forEach(ink -> colors.add(ink.rgb()));
        if (colors.size() > MOST) {
            throw new IllegalArgumentException(colors.size() + " colors");
        }
        int shades = (MOST - colors.size()) / Math.max(1, inks.size() * grounds.size());
        for (Ink ground : grounds) {
            for (Ink ink : inks) {
                for (int shade = 1; shade <= shades; shade++) {
                    colors.add(between(ink, ground, (double) shade / (shades + 1)));
                }
            }
        }
        return new ColorTable(colors.stream().mapToInt(Integer::intValue).toArray());
    }

    private static int between(Ink one, Ink other, double part) {
        int mixed = 0;
        for (int shift = 16; shift >= 0; shift -= 8) {
            int from = one.rgb() >> shift & 0xFF;
            int to = other.rgb() >> shift & 0xFF;
            mixed |= (int) Math.round(from + (to - from) * part) << shift;
        }
        return mixed;
    }

    /// Returns the colors in the order of their numbers, and black for numbers without a color.
    int[] colors() {
        return Arrays.copyOf(colors, TRANSPARENT + 1);
    }

    IndexColorModel model() {
        return new IndexColorModel(8, TRANSPARENT + 1, colors(), 0, false, TRANSPARENT, DataBuffer.TYPE_BYTE);
    }

    /// Returns the number of the nearest color for each pixel of a picture without transparency.
    byte[] pixels(BufferedImage image) {
        int[] samples = image.getType() == BufferedImage.TYPE_INT_RGB
                        && image.getRaster().getDataBuffer() instanceof DataBufferInt data
                ? data.getData()
                : image.getRGB(0, 0, image.getWidth(), image.getHeight(), null, 0, image.getWidth());
        byte[] pixels = new byte[samples.length];
        int last = -1;
        byte number = 0;
        for (int i = 0; i < pixels.length; i++) {
            int color = samples[i] & 0xFFFFFF;
            if (color != last) {
                last = color;
                number = nearest(color);
            }
            pixels[i] = number;
        }
        return pixels;
    }

    private byte nearest(int color) {
        int place = (color * 0x9E3779B1) >>> 18;
        if (met[place] != color) {
            met[place] = color;
            nearest[place] = (byte) search(color);
        }
        return nearest[place];
    }

    private int search(int color) {
        int best = 0;
        int least = Integer.MAX_VALUE;
        for (int i = 0; i < colors.length && least > 0; i++) {
            int red = (color >> 16) - (colors[i] >> 16);
            int green = (color >> 8 & 0xFF) - (colors[i] >> 8 & 0xFF);
            int blue = (color & 0xFF) - (colors[i] & 0xFF);
            int distance = 2 * red * red + 4 * green * green + 3 * blue * blue;
            if (distance < least) {
                least = distance;
                best = i;
            }
        }
        return best;
    }
}
