package nonet.campaign;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageWriteParam;
import javax.imageio.ImageWriter;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;

/// Photos of sudokus in every kind of file that is read, in many of their variants, and pictures of extreme sizes.
final class PictureSamples {

    private static final Path FOLDER = Path.of("src", "test", "resources", "nonet", "photo");

    private static final int[] TYPES = {
        BufferedImage.TYPE_BYTE_GRAY,
        BufferedImage.TYPE_3BYTE_BGR,
        BufferedImage.TYPE_INT_ARGB,
        BufferedImage.TYPE_BYTE_INDEXED,
        BufferedImage.TYPE_BYTE_BINARY,
        BufferedImage.TYPE_USHORT_GRAY
    };

    /// The size of most pictures, small enough to try many and large enough to be read.
    private static final int WIDTH = 160;

    private static final int HEIGHT = 180;

    private PictureSamples() {}

    /// Returns files that can be read.
    static List<byte[]> files() throws IOException {
        List<byte[]> files = new ArrayList<>();
        try (var photos = Files.list(FOLDER)) {
            for (Path photo : photos.filter(file -> file.toString().matches(".*\\.(jpg|webp)"))
                    .sorted()
                    .toList()) {
                files.add(Files.readAllBytes(photo));
            }
        }
        BufferedImage photo = ImageIO.read(FOLDER.resolve("photo03.jpg").toFile());
        for (int type : TYPES) {
            BufferedImage image = new BufferedImage(WIDTH, HEIGHT, type);
            Graphics2D graphics = image.createGraphics();
            graphics.drawImage(photo, 0, 0, WIDTH, HEIGHT, null);
            graphics.dispose();
            for (String format : List.of("png", "bmp", "gif")) {
                add(files, format, image, null, 1);
            }
            for (String compression : new String[] {null, "LZW", "ZLib", "PackBits", "Deflate"}) {
                add(files, "tiff", image, compression, 1);
            }
            add(files, "tiff", image, null, 3);
            add(files, "gif", image, null, 5);
            add(files, "jpeg", image, null, 1);
            files.add(pdf(image));
        }
        return files;
    }

    /// Returns files of extreme sizes, most of them small until they are decoded.
    static List<byte[]> extremes() throws IOException {
        List<byte[]> files = new ArrayList<>();
        int[][] sizes = {{1, 1}, {1, 9}, {60_000, 1}, {1, 60_000}, {30_000, 90}, {90, 30_000}, {8_000, 8_000}, {80, 80}
        };
        for (int[] size : sizes) {
            BufferedImage image = new BufferedImage(size[0], size[1], BufferedImage.TYPE_BYTE_BINARY);
            Graphics2D graphics = image.createGraphics();
            graphics.setColor(Color.WHITE);
            graphics.fillRect(0, 0, size[0], size[1]);
            graphics.setColor(Color.BLACK);
            for (int line = 0; line < 10; line++) {
                graphics.drawLine(line * size[0] / 10, 0, line * size[0] / 10, size[1]);
                graphics.drawLine(0, line * size[1] / 10, size[0], line * size[1] / 10);
            }
            graphics.dispose();
            for (String format : List.of("png", "gif", "bmp", "tiff")) {
                add(files, format, image, null, 1);
            }
        }
        add(files, "gif", new BufferedImage(300, 300, BufferedImage.TYPE_BYTE_BINARY), null, 400);
        add(files, "tiff", new BufferedImage(90, 90, BufferedImage.TYPE_BYTE_BINARY), null, 400);
        return files;
    }

    /// Adds a file if its format can hold the image.
    private static void add(List<byte[]> files, String format, BufferedImage image, String compression, int pages)
            throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName(format).next();
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ImageOutputStream out = new MemoryCacheImageOutputStream(bytes)) {
            ImageWriteParam choice = writer.getDefaultWriteParam();
            if (compression != null) {
                choice.setCompressionMode(ImageWriteParam.MODE_EXPLICIT);
                choice.setCompressionType(compression);
            } else if (format.equals("jpeg") || format.equals("png")) {
                choice.setProgressiveMode(ImageWriteParam.MODE_DEFAULT);
            }
            writer.setOutput(out);
            if (!writer.getOriginatingProvider().canEncodeImage(image)) {
                return;
            }
            if (pages == 1) {
                writer.write(null, new IIOImage(image, null, null), choice);
            } else {
                writer.prepareWriteSequence(null);
                for (int page = 0; page < pages; page++) {
                    writer.writeToSequence(new IIOImage(image, null, null), choice);
                }
                writer.endWriteSequence();
            }
        } finally {
            writer.dispose();
        }
        files.add(bytes.toByteArray());
    }

    private static byte[] pdf(BufferedImage image) throws IOException {
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage(new PDRectangle(WIDTH, HEIGHT));
            document.addPage(page);
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.drawImage(LosslessFactory.createFromImage(document, image), 0, 0, WIDTH, HEIGHT);
            }
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            document.save(bytes);
            return bytes.toByteArray();
        }
    }
}
