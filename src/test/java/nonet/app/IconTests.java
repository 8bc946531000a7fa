package nonet.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;

/// The icons of the packages, read as the systems read them: the `.ico` of Windows and the `.icns` of macOS hold the same
/// pictures as the files beside them.
class IconTests {

    private static final Path FOLDER = Path.of("assets/icon");

    @Test
    void pngsHaveTheSizesInTheirNames() throws IOException {
        for (int size : List.of(16, 24, 32, 48, 64, 128, 256, 512)) {
            BufferedImage picture = png(size);
            assertThat(picture.getWidth()).isEqualTo(size);
            assertThat(picture.getHeight()).isEqualTo(size);
            assertThat(picture.getRGB(0, 0) >>> 24)
                    .as("the corner is transparent")
                    .isLessThan(255);
        }
    }

    @Test
    void theIcoHoldsEverySizeOfWindows() throws IOException {
        ByteBuffer file =
                ByteBuffer.wrap(Files.readAllBytes(FOLDER.resolve("nonet.ico"))).order(ByteOrder.LITTLE_ENDIAN);
        assertThat(file.getShort(0)).isZero();
        assertThat(file.getShort(2)).as("kind: icon").isEqualTo((short) 1);
        List<Integer> sizes = new ArrayList<>();
        for (int entry = 0; entry < file.getShort(4); entry++) {
            int at = 6 + 16 * entry;
            int size = file.get(at) == 0 ? 256 : file.get(at);
            int length = file.getInt(at + 8);
            int offset = file.getInt(at + 12);
            sizes.add(size);
            assertThat(offset + length).isLessThanOrEqualTo(file.capacity());
            if (size == 256) {
                byte[] content = new byte[length];
                file.get(offset, content);
                assertThat(pixels(ImageIO.read(new ByteArrayInputStream(content))))
                        .isEqualTo(pixels(png(256)));
            } else {
                assertThat(file.getInt(offset)).as("a bitmap header").isEqualTo(40);
                assertThat(file.getInt(offset + 4)).isEqualTo(size);
                assertThat(file.getShort(offset + 14)).as("bits for each pixel").isEqualTo((short) 32);
                assertThat(bitmap(file, offset + 40, size)).isEqualTo(pixels(png(size)));
            }
        }
        assertThat(sizes).containsExactly(16, 24, 32, 48, 64, 256);
    }

    @Test
    void theIcnsHoldsItsPictures() throws IOException {
        ByteBuffer file = ByteBuffer.wrap(Files.readAllBytes(FOLDER.resolve("nonet.icns")));
        assertThat(name(file, 0)).isEqualTo("icns");
        assertThat(file.getInt(4)).isEqualTo(file.capacity());
        Map<String, Integer> lengths = new TreeMap<>();
        for (int at = 8; at < file.capacity(); at += file.getInt(at + 4)) {
            lengths.put(name(file, at), file.getInt(at + 4) - 8);
            if (name(file, at).startsWith("ic")) {
                assertThat(name(file, at + 12))
                        .as("JPEG 2000, which macOS reads")
                        .isEqualTo("jP  ");
            }
        }
        assertThat(lengths)
                .containsKeys("is32", "s8mk", "il32", "l8mk", "ih32", "h8mk", "it32", "t8mk", "ic08", "ic09");
        assertThat(lengths)
                .containsEntry("s8mk", 16 * 16)
                .containsEntry("l8mk", 32 * 32)
                .containsEntry("h8mk", 48 * 48)
                .containsEntry("t8mk", 128 * 128);
    }

    private static String name(ByteBuffer file, int at) {
        byte[] name = new byte[4];
        file.get(at, name);
        return new String(name, StandardCharsets.US_ASCII);
    }

    private static BufferedImage png(int size) throws IOException {
        return ImageIO.read(FOLDER.resolve("nonet-" + size + ".png").toFile());
    }

    private static int[] pixels(BufferedImage picture) {
        int[] pixels = picture.getRGB(0, 0, picture.getWidth(), picture.getHeight(), null, 0, picture.getWidth());
        for (int i = 0; i < pixels.length; i++) {
            pixels[i] = pixels[i] >>> 24 == 0 ? 0 : pixels[i];
        }
        return pixels;
    }

    /// Returns the pixels of a bitmap with 32 bits for each, whose lowest row comes first.
    private static int[] bitmap(ByteBuffer file, int at, int size) {
        int[] pixels = new int[size * size];
        for (int row = 0; row < size; row++) {
            for (int column = 0; column < size; column++) {
                int pixel = file.getInt(at + 4 * ((size - 1 - row) * size + column));
                pixels[row * size + column] = pixel >>> 24 == 0 ? 0 : pixel;
            }
        }
        return pixels;
    }
}
