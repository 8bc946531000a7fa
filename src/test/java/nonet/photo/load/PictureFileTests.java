package nonet.photo.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.sun.management.ThreadMXBean;
import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.concurrent.CancellationException;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicInteger;
import javax.imageio.ImageIO;
import javax.imageio.plugins.tiff.BaselineTIFFTagSet;
import nonet.photo.image.Gray;
import nonet.photo.image.PictureFault;
import nonet.solve.Cancel;
import org.apache.pdfbox.cos.COSDictionary;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.PDResources;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.common.PDStream;
import org.apache.pdfbox.pdmodel.graphics.form.PDFormXObject;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

final class PictureFileTests {

    private static final Path PHOTO = Path.of("src", "test", "resources", "nonet", "photo", "photo03.jpg");

    private static final Executor APART = task -> Thread.ofPlatform().daemon().start(task);

    /// A page that is clipped by a path of many curves.
    private static final String CURVES = curves();

    private static byte[] photo() throws IOException {
        return Files.readAllBytes(PHOTO);
    }

    private static BufferedImage image(int type) throws IOException {
        BufferedImage read = ImageIO.read(new ByteArrayInputStream(photo()));
        BufferedImage image = new BufferedImage(read.getWidth(), read.getHeight(), type);
        image.createGraphics().drawImage(read, 0, 0, null);
        return image;
    }

    static byte[] written(BufferedImage image, String format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        assertThat(ImageIO.write(image, format, out)).isTrue();
        return out.toByteArray();
    }

    private static Gray decoded(byte[] file) {
        return ((PictureFile.Page.Decoded) new PictureFile(file).page(0, Cancel.NEVER)).picture();
    }

    private static double difference(Gray one, Gray other) {
        assertThat(one.width()).isEqualTo(other.width());
        assertThat(one.height()).isEqualTo(other.height());
        double sum = 0;
        for (int y = 0; y < one.height(); y++) {
            for (int x = 0; x < one.width(); x++) {
                sum += Math.abs(one.at(x, y) - other.at(x, y));
            }
        }
        return sum / (one.width() * one.height());
    }

    @ParameterizedTest
    @CsvSource({"png, 5", "png, 2", "png, 12", "bmp, 5", "tiff, 5", "gif, 13", "jpeg, 5"})
    void everyKindIsDecoded(String format, int type) throws IOException {
        double most = type == BufferedImage.TYPE_BYTE_BINARY ? 120 : 8;
        assertThat(difference(decoded(written(image(type), format)), decoded(photo())))
                .isLessThan(most);
    }

    @Test
    void textInFontsThatADocumentDoesNotEmbedIsDrawnWithoutAListOfAllFontsBeingKept() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PDDocument document = new PDDocument()) {
            PDPage page = new PDPage(new PDRectangle(200, 200));
            document.addPage(page);
            // PDType1Font would look for the font at once.
            COSDictionary font = new COSDictionary();
            font.setItem(COSName.TYPE, COSName.FONT);
            font.setItem(COSName.SUBTYPE, COSName.TYPE1);
            font.setName(COSName.BASE_FONT, "Times-Roman");
            COSDictionary fonts = new COSDictionary();
            fonts.setItem(COSName.getPDFName("F0"), font);
            COSDictionary resources = new COSDictionary();
            resources.setItem(COSName.FONT, fonts);
            page.setResources(new PDResources(resources));
            page.setContents(new PDStream(
                    document,
                    new ByteArrayInputStream(
                            "BT /F0 150 Tf 40 40 Td (8) Tj ET".getBytes(StandardCharsets.ISO_8859_1))));
            document.save(bytes);
        }
        Path kept = Path.of(System.getProperty("user.home"), ".pdfbox.cache");
        boolean before = Files.exists(kept);
        Gray picture = decoded(bytes.toByteArray());
        assertThat(difference(picture, new Gray(picture.width(), picture.height(), white(picture))))
                .isGreaterThan(10);
        assertThat(Files.exists(kept)).isEqualTo(before);
    }

    private static byte[] white(Gray picture) {
        byte[] pixels = new byte[picture.width() * picture.height()];
        Arrays.fill(pixels, (byte) -1);
        return pixels;
    }

    @Test
    void partsOfTiffFilesThatAreSaidToBeLargerThanTheFileAreNotAllocated() throws IOException {
        byte[] file = written(image(BufferedImage.TYPE_BYTE_GRAY), "tiff");
        ByteBuffer tiff = ByteBuffer.wrap(file).order(file[0] == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        int directory = tiff.getInt(4);
        for (int i = 0; i < tiff.getShort(directory); i++) {
            int entry = directory + 2 + 12 * i;
            if (tiff.getShort(entry) == BaselineTIFFTagSet.TAG_STRIP_BYTE_COUNTS) {
                int count = tiff.getInt(entry + 4);
                tiff.putInt(count == 1 ? entry + 8 : tiff.getInt(entry + 8), 600_000_000);
            }
        }
        assertThat(new PictureFile(file).page(0, Cancel.NEVER))
                .isEqualTo(new PictureFile.Page.Refused(new PictureFault.Damaged()));
        ThreadMXBean threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
        long before = threads.getCurrentThreadAllocatedBytes();
        CallersThread.open(file).page(0, Cancel.NEVER);
        assertThat(threads.getCurrentThreadAllocatedBytes() - before).isLessThan(100_000_000);
    }

    @Test
    void aTiffPageThatLeadsBackToTheFirstIsTheLast() throws IOException {
        byte[] file = written(image(BufferedImage.TYPE_BYTE_GRAY), "tiff");
        ByteBuffer tiff = ByteBuffer.wrap(file).order(file[0] == 'I' ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN);
        int directory = tiff.getInt(4);
        int next = directory + 2 + 12 * tiff.getShort(directory);
        for (int leads : new int[] {directory, file.length - 1, Integer.MAX_VALUE, -1}) {
            tiff.putInt(next, leads);
            assertThat(new PictureFile(file).pages(Cancel.NEVER))
                    .as("to %d", leads)
                    .isEqualTo(1);
            assertThat(new PictureFile(file).page(0, Cancel.NEVER)).isInstanceOf(PictureFile.Page.Decoded.class);
        }
    }

    @Test
    void jpegFilesWithoutBrightnessAreDecodedInColor() throws IOException {
        byte[] file = written(image(BufferedImage.TYPE_3BYTE_BGR), "jpeg");
        // Without the segments of JFIF and with one of Adobe, the same three planes are red, green and blue.
        int start = 4 + (ByteBuffer.wrap(file).getShort(4) & 0xFFFF);
        ByteArrayOutputStream colors = new ByteArrayOutputStream();
        colors.write(file, 0, 2);
        colors.writeBytes(new byte[] {(byte) 0xFF, (byte) 0xEE, 0, 14, 'A', 'd', 'o', 'b', 'e', 0, 100, 0, 0, 0, 0, 0});
        colors.write(file, start, file.length - start);

        BufferedImage image = ImageIO.read(new ByteArrayInputStream(colors.toByteArray()));
        byte[] expected = new byte[image.getWidth() * image.getHeight()];
        for (int i = 0; i < expected.length; i++) {
            int color = image.getRGB(i % image.getWidth(), i / image.getWidth());
            expected[i] = (byte) (77 * (color >> 16 & 0xFF) + 150 * (color >> 8 & 0xFF) + 29 * (color & 0xFF) >> 8);
        }
        assertThat(difference(decoded(colors.toByteArray()), new Gray(image.getWidth(), image.getHeight(), expected)))
                .isZero();
    }

    @Test
    void decodesWebpRegardlessOfItsName() throws IOException {
        byte[] file = Files.readAllBytes(PHOTO.resolveSibling("photo03.webp"));
        assertThat(PictureKind.of(file)).isEqualTo(PictureKind.WEBP);
        assertThat(difference(decoded(file), decoded(photo()))).isLessThan(6);
    }

    @Test
    void transparentPicturesLieOnWhite() throws IOException {
        BufferedImage image = new BufferedImage(100, 100, BufferedImage.TYPE_INT_ARGB);
        image.setRGB(50, 50, 0xFF000000);
        Gray gray = decoded(written(image, "png"));
        assertThat(gray.at(50, 50)).isZero();
        assertThat(gray.at(10, 10)).isEqualTo(255);
    }

    @Test
    void alphaOfZeroEverywhereIsIgnored() throws IOException {
        BufferedImage image = new BufferedImage(100, 100, BufferedImage.TYPE_INT_ARGB);
        image.setRGB(50, 50, 0x00FFFFFF);
        Gray gray = decoded(written(image, "png"));
        assertThat(gray.at(50, 50)).isEqualTo(255);
        assertThat(gray.at(10, 10)).isZero();
    }

    @ParameterizedTest
    @CsvSource({"1, 0", "3, 2", "6, 1", "8, 3", "99, 0"})
    void theOrientationOfTheCameraIsApplied(int orientation, int quarters) throws IOException {
        Gray plain = decoded(photo());
        assertThat(difference(decoded(withOrientation(orientation)), plain.turned(quarters)))
                .isZero();
    }

    private static byte[] withOrientation(int orientation) throws IOException {
        ByteBuffer segment = ByteBuffer.allocate(36);
        segment.putShort((short) 0xFFE1).putShort((short) 34);
        segment.put("Exif\0\0".getBytes(StandardCharsets.ISO_8859_1));
        segment.put("MM\0*".getBytes(StandardCharsets.ISO_8859_1)).putInt(8);
        segment.putShort((short) 1).putShort((short) 0x112).putShort((short) 3).putInt(1);
        segment.putShort((short) orientation).putShort((short) 0).putInt(0);
        byte[] photo = photo();
        return ByteBuffer.allocate(photo.length + 36)
                .put(photo, 0, 2)
                .put(segment.array())
                .put(photo, 2, photo.length - 2)
                .array();
    }

    @Test
    void pagesOfPdfDocumentsAreDrawn() throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (PDDocument document = new PDDocument()) {
            for (int page = 0; page < 2; page++) {
                PDPage sheet = new PDPage(new PDRectangle(300, 300));
                document.addPage(sheet);
                try (PDPageContentStream content = new PDPageContentStream(document, sheet)) {
                    content.drawImage(LosslessFactory.createFromImage(document, image(5)), 0, 0, 300, 300);
                }
            }
            document.save(bytes);
        }
        PictureFile file = new PictureFile(bytes.toByteArray());
        assertThat(file.pages(Cancel.NEVER)).isEqualTo(2);
        Gray page = ((PictureFile.Page.Decoded) file.page(1, Cancel.NEVER)).picture();
        assertThat(page.width()).isBetween(832, 835);
    }

    @Test
    void largePicturesAreReduced() throws IOException {
        BufferedImage image = new BufferedImage(5000, 3000, BufferedImage.TYPE_BYTE_GRAY);
        Gray gray = decoded(written(image, "png"));
        assertThat(gray.width()).isEqualTo(2400);
        assertThat(gray.height()).isEqualTo(1440);
    }

    @Test
    void sizesAreCheckedBeforeDecoding() {
        assertThat(page(pngHeader(20_000, 20_000)))
                .isEqualTo(new PictureFile.Page.Refused(new PictureFault.TooLarge(400)));
        assertThat(page(pngHeader(60_000, 1))).isEqualTo(new PictureFile.Page.Refused(new PictureFault.Damaged()));
    }

    private static PictureFile.Page page(byte[] file) {
        return new PictureFile(file).page(0, Cancel.NEVER);
    }

    private static byte[] pngHeader(int width, int height) {
        ByteBuffer header = ByteBuffer.allocate(45);
        header.put(new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10}).putInt(13);
        header.put("IHDR".getBytes(StandardCharsets.ISO_8859_1)).putInt(width).putInt(height);
        header.put(new byte[] {8, 0, 0, 0, 0}).putInt(0);
        return header.array();
    }

    @ParameterizedTest
    @ValueSource(strings = {"heic", "mif1", "avif"})
    void kindsWithoutDecoderAreNamed(String brand) {
        byte[] file = ("\0\0\0\u0018ftyp" + brand + "\0\0\0\0").getBytes(StandardCharsets.ISO_8859_1);
        assertThat(page(file))
                .isEqualTo(new PictureFile.Page.Refused(
                        new PictureFault.UnknownKind(brand.equals("avif") ? "AVIF" : "HEIC")));
    }

    @Test
    void textIsNoPicture() {
        assertThat(PictureKind.of("BMX and other words, 81 of them".getBytes(StandardCharsets.UTF_8)))
                .isEqualTo(PictureKind.NONE);
        assertThat(PictureKind.of(new byte[0])).isEqualTo(PictureKind.NONE);
    }

    /// Each form draws the next one three times: about 3^50 draws in some hundred bytes.
    @Test
    @Tag("full")
    @Timeout(60)
    void formsWithinFormsEndAtTheBoundOfWork() throws IOException {
        assertThat(drawn("/Form Do /Form Do /Form Do", "/Form Do"))
                .isEqualTo(new PictureFile.Page.Refused(new PictureFault.TooMuchWork()));
    }

    @Test
    @Timeout(60)
    void millionsOfOperatorsEndAtTheBoundOfWork() throws IOException {
        assertThat(drawn("", "q Q\n".repeat(600_000)))
                .isEqualTo(new PictureFile.Page.Refused(new PictureFault.TooMuchWork()));
    }

    @Test
    void aPageOfManyOperatorsIsDrawn() throws IOException {
        assertThat(drawn("", "q Q\n".repeat(100_000))).isInstanceOf(PictureFile.Page.Decoded.class);
    }

    /// The path of a clip is one operator, and computing where its curves cross takes seconds.
    @Test
    @Timeout(60)
    void anOperatorThatTakesTooLongIsLeftBehind() throws IOException {
        PictureFile file = new PictureFile(document("", CURVES), APART, 300);
        PictureFile.Page refused = new PictureFile.Page.Refused(new PictureFault.TooMuchWork());
        assertThat(file.page(0, Cancel.NEVER)).isEqualTo(refused);
        assertThat(file.page(0, () -> true)).as("no further page is tried").isEqualTo(refused);
    }

    @Test
    @Timeout(60)
    void drawingIsCancelledWithinAnOperator() throws IOException {
        PictureFile file = new PictureFile(document("", CURVES), APART, Integer.MAX_VALUE);
        AtomicInteger polls = new AtomicInteger();
        assertThatThrownBy(() -> file.page(0, () -> polls.incrementAndGet() > 3))
                .isInstanceOf(CancellationException.class);
    }

    @Test
    @Timeout(60)
    void anInterruptCancelsDrawing() throws IOException {
        PictureFile file = new PictureFile(document("", CURVES), APART, Integer.MAX_VALUE);
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> file.page(0, Cancel.NEVER)).isInstanceOf(CancellationException.class);
        assertThat(Thread.interrupted()).isTrue();
    }

    private static String curves() {
        Random random = new Random(5);
        StringBuilder curves = new StringBuilder("0 0 m\n");
        for (int i = 0; i < 150; i++) {
            for (int number = 0; number < 6; number++) {
                curves.append(random.nextInt(600)).append(' ');
            }
            curves.append("c\n");
        }
        return curves + "W n\n0 0 600 600 re f\n";
    }

    private static PictureFile.Page drawn(String form, String page) throws IOException {
        return new PictureFile(document(form, page)).page(0, Cancel.NEVER);
    }

    /// @param form the content of a form that can draw itself by the name `Form`
    /// @param page the content of the page, which can draw the form by this name
    private static byte[] document(String form, String page) throws IOException {
        try (PDDocument document = new PDDocument()) {
            PDPage only = new PDPage(PDRectangle.A6);
            document.addPage(only);
            PDFormXObject object = new PDFormXObject(document);
            object.setBBox(PDRectangle.A6);
            PDResources resources = new PDResources();
            resources.put(COSName.getPDFName("Form"), object);
            object.setResources(resources);
            only.setResources(resources);
            try (OutputStream out = object.getStream().createOutputStream()) {
                out.write(form.getBytes(StandardCharsets.US_ASCII));
            }
            PDStream content = new PDStream(document);
            try (OutputStream out = content.createOutputStream(COSName.FLATE_DECODE)) {
                out.write(page.getBytes(StandardCharsets.US_ASCII));
            }
            only.setContents(content);
            ByteArrayOutputStream file = new ByteArrayOutputStream();
            document.save(file);
            return file.toByteArray();
        }
    }
}
