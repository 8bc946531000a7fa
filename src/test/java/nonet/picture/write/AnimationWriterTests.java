package nonet.picture.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.ImageIO;
import javax.imageio.ImageReader;
import javax.imageio.metadata.IIOMetadataNode;
import nonet.picture.drawing.Ink;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.Isolated;
import org.w3c.dom.Element;

@Isolated("it changes the cache directory of ImageIO, which is that of the whole process")
class AnimationWriterTests {

    private static final ColorTable TABLE =
            ColorTable.of(List.of(new Ink(0x24292F), new Ink(0xCF222E)), List.of(Ink.WHITE, new Ink(0xFFF8C5)));

    private static final List<BufferedImage> FRAMES = List.of(
            frame(0x24292F, 3, 4, 10, 6),
            frame(0xCF222E, 5, 4, 3, 2),
            frame(0xCF222E, 5, 4, 3, 2),
            frame(0xFFF8C5, 0, 0, 40, 30));

    private static BufferedImage frame(int color, int x, int y, int width, int height) {
        BufferedImage image = new BufferedImage(40, 30, BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = image.createGraphics();
        graphics.setColor(Color.WHITE);
        graphics.fillRect(0, 0, 40, 30);
        graphics.setColor(new Color(color));
        graphics.fillRect(x, y, width, height);
        graphics.dispose();
        return image;
    }

    @Test
    void picturesNeedNoTemporaryFiles(@TempDir Path folder) throws IOException {
        Path gone = Files.createDirectory(folder.resolve("temporary"));
        ImageIO.setCacheDirectory(gone.toFile());
        Files.delete(gone);
        try {
            ByteArrayOutputStream gif = new ByteArrayOutputStream();
            try (GifWriter writer = new GifWriter(40, 30, TABLE, gif)) {
                add(writer);
            }
            ByteArrayOutputStream png = new ByteArrayOutputStream();
            PngWriter.write(FRAMES.getFirst(), 72, png);

            assertThat(gif.toString(StandardCharsets.ISO_8859_1))
                    .startsWith("GIF89a")
                    .endsWith(";");
            assertThat(png.toString(StandardCharsets.ISO_8859_1)).contains("IEND");
        } finally {
            ImageIO.setCacheDirectory(null);
        }
    }

    @Test
    void gifHasTheFramesTheirDelaysAndPixels() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (GifWriter writer = new GifWriter(40, 30, TABLE, out)) {
            add(writer);
        }
        ImageReader reader = ImageIO.getImageReadersByFormatName("gif").next();
        reader.setInput(ImageIO.createImageInputStream(new ByteArrayInputStream(out.toByteArray())));
        assertThat(reader.getNumImages(true)).isEqualTo(FRAMES.size());
        BufferedImage seen = new BufferedImage(40, 30, BufferedImage.TYPE_INT_ARGB);
        for (int i = 0; i < FRAMES.size(); i++) {
            IIOMetadataNode tree =
                    (IIOMetadataNode) reader.getImageMetadata(i).getAsTree("javax_imageio_gif_image_1.0");
            Element place =
                    (Element) tree.getElementsByTagName("ImageDescriptor").item(0);
            Element control = (Element)
                    tree.getElementsByTagName("GraphicControlExtension").item(0);
            assertThat(control.getAttribute("delayTime")).isEqualTo(String.valueOf(10 * i + 5));
            assertThat(control.getAttribute("disposalMethod")).isEqualTo("doNotDispose");
            assertThat(tree.getElementsByTagName("LocalColorTable").getLength()).isZero();
            assertThat(tree.getElementsByTagName("ApplicationExtension").getLength())
                    .isEqualTo(i == 0 ? 1 : 0);
            seen.createGraphics()
                    .drawImage(
                            reader.read(i),
                            Integer.parseInt(place.getAttribute("imageLeftPosition")),
                            Integer.parseInt(place.getAttribute("imageTopPosition")),
                            null);
            assertThat(ApngParts.pixels(seen)).isEqualTo(ApngParts.pixels(FRAMES.get(i)));
        }
    }

    @Test
    void apngHasTheFramesTheirDelaysAndPixels() throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (ApngWriter writer = new ApngWriter(40, 30, TABLE, FRAMES.size(), out)) {
            add(writer);
        }
        ApngParts parts = ApngParts.of(out.toByteArray());
        assertThat(parts.count()).isEqualTo(FRAMES.size());
        assertThat(parts.delays()).containsExactly(5, 15, 25, 35);
        List<int[]> seen = new ArrayList<>();
        parts.frames().forEach(frame -> seen.add(ApngParts.pixels(frame)));
        for (int i = 0; i < FRAMES.size(); i++) {
            assertThat(seen.get(i)).isEqualTo(ApngParts.pixels(FRAMES.get(i)));
        }
        // Programs that know no animation show the first frame.
        assertThat(ApngParts.pixels(ImageIO.read(new ByteArrayInputStream(out.toByteArray()))))
                .isEqualTo(ApngParts.pixels(FRAMES.getFirst()));
    }

    @Test
    void colorsBetweenTwoBecomeTheNearest() {
        BufferedImage image = new BufferedImage(1, 1, BufferedImage.TYPE_INT_RGB);
        image.setRGB(0, 0, 0xFDFEFF);
        assertThat(TABLE.colors()[TABLE.pixels(image)[0] & 0xFF]).isEqualTo(0xFFFFFF);
        assertThatThrownBy(() -> new ApngWriter(2, 2, TABLE, 1, new ByteArrayOutputStream()).add(image, 1))
                .isInstanceOf(IllegalArgumentException.class);
    }

    private static void add(AnimationWriter writer) throws IOException {
        for (int i = 0; i < FRAMES.size(); i++) {
            writer.add(FRAMES.get(i), 10 * i + 5);
        }
    }
}
