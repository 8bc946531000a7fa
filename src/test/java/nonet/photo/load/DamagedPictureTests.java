package nonet.photo.load;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javax.imageio.ImageIO;
import nonet.photo.image.PictureFault;
import nonet.solve.Cancel;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdfwriter.compress.CompressParameters;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.encryption.AccessPermission;
import org.apache.pdfbox.pdmodel.encryption.StandardProtectionPolicy;
import org.apache.pdfbox.pdmodel.graphics.color.PDDeviceGray;
import org.apache.pdfbox.pdmodel.graphics.image.JPEGFactory;
import org.apache.pdfbox.pdmodel.graphics.image.LosslessFactory;
import org.apache.pdfbox.pdmodel.graphics.image.PDImageXObject;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/// Pictures of which a part is missing: each kind is refused as damaged, never read in part, and never called too small.
final class DamagedPictureTests {

    private static final Path PHOTOS = Path.of("src", "test", "resources", "nonet", "photo");

    private static final PictureFile.Page DAMAGED = new PictureFile.Page.Refused(new PictureFault.Damaged());

    /// A file and its kind.
    private record Sample(String kind, byte[] file) {

        @Override
        public String toString() {
            return kind;
        }
    }

    private static BufferedImage photo(int type) throws IOException {
        BufferedImage read = ImageIO.read(PHOTOS.resolve("photo03.jpg").toFile());
        BufferedImage image = new BufferedImage(read.getWidth(), read.getHeight(), type);
        image.createGraphics().drawImage(read, 0, 0, null);
        return image;
    }

    private static Stream<Sample> files() throws IOException {
        List<Sample> files = new ArrayList<>();
        for (String format : List.of("png", "jpeg", "bmp", "tiff")) {
            files.add(new Sample(format, PictureFileTests.written(photo(BufferedImage.TYPE_3BYTE_BGR), format)));
        }
        files.add(new Sample("gif", PictureFileTests.written(photo(BufferedImage.TYPE_BYTE_INDEXED), "gif")));
        files.add(new Sample("webp", Files.readAllBytes(PHOTOS.resolve("photo03.webp"))));
        return files.stream();
    }

    private static PictureFile.Page page(byte[] file) {
        return new PictureFile(file).page(0, Cancel.NEVER);
    }

    @ParameterizedTest
    @MethodSource("files")
    void aFileThatIsCutIsDamaged(Sample sample) {
        byte[] file = sample.file();
        assertThat(page(file)).isInstanceOf(PictureFile.Page.Decoded.class);
        for (int percent : new int[] {1, 10, 50, 84, 90, 97}) {
            assertThat(page(Arrays.copyOf(file, Math.max(16, file.length / 100 * percent))))
                    .as("%d percent", percent)
                    .isEqualTo(DAMAGED);
        }
    }

    /// After a failed copy, a file has its length, and zeros at its end.
    @ParameterizedTest
    @ValueSource(strings = {"png", "jpeg", "gif"})
    void aFileThatEndsInZerosIsDamaged(String kind) throws IOException {
        byte[] file = files().filter(sample -> sample.kind().equals(kind))
                .findFirst()
                .orElseThrow()
                .file();
        for (int percent : new int[] {1, 10, 50, 84, 90}) {
            byte[] zeros = file.clone();
            Arrays.fill(zeros, file.length / 100 * percent, file.length, (byte) 0);
            assertThat(page(zeros)).as("%d percent", percent).isEqualTo(DAMAGED);
        }
    }

    /// TIFF and WebP files then claim a width of 0.
    @ParameterizedTest
    @MethodSource("files")
    void aFileWithoutItsSizeIsDamaged(Sample sample) {
        byte[] zeros = new byte[sample.file().length];
        System.arraycopy(sample.file(), 0, zeros, 0, 16);
        assertThat(page(zeros)).isEqualTo(DAMAGED);
    }

    @Test
    void aCutLosslessWebpIsNotTakenForOneWithZeros() throws IOException {
        byte[] file = Files.readAllBytes(PHOTOS.resolve("photo03.webp"));
        assertThat(page(Arrays.copyOf(file, file.length - 40))).isEqualTo(DAMAGED);
    }

    @Test
    void bytesBetweenThePartsOfAJpegAreHarmless() throws IOException {
        byte[] file = PictureFileTests.written(photo(BufferedImage.TYPE_BYTE_GRAY), "jpeg");
        byte[] more = Arrays.copyOf(file, file.length + 20);
        more[file.length - 2] = 0;
        more[file.length - 1] = 0;
        more[more.length - 2] = (byte) 0xFF;
        more[more.length - 1] = (byte) 0xD9;
        assertThat(page(more)).isInstanceOf(PictureFile.Page.Decoded.class);
        assertThat(page(Arrays.copyOf(file, file.length - 2)))
                .as("without the marker at its end")
                .isInstanceOf(PictureFile.Page.Decoded.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"png", "gif", "bmp", "tiff"})
    void aWholePictureOfAFewPixelsHasNoGrid(String format) throws IOException {
        assertThat(page(PictureFileTests.written(new BufferedImage(8, 300, BufferedImage.TYPE_BYTE_BINARY), format)))
                .isEqualTo(new PictureFile.Page.Refused(new PictureFault.NoGrid()));
        assertThat(page(PictureFileTests.written(new BufferedImage(45, 300, BufferedImage.TYPE_BYTE_BINARY), format)))
                .isEqualTo(new PictureFile.Page.Refused(new PictureFault.TooSmall(5)));
    }

    private interface Picture {
        PDImageXObject in(PDDocument document) throws IOException;
    }

    private static byte[] pdf(Picture picture) throws IOException {
        try (PDDocument document = new PDDocument()) {
            document.addPage(new PDPage(new PDRectangle(400, 450)));
            try (PDPageContentStream content = new PDPageContentStream(document, document.getPage(0))) {
                content.drawImage(picture.in(document), 0, 0, 400, 450);
            }
            return bytes(document);
        }
    }

    private static byte[] bytes(PDDocument document) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        document.save(bytes, CompressParameters.NO_COMPRESSION);
        return bytes.toByteArray();
    }

    private static PDImageXObject image(PDDocument document, byte[] data, COSName filter) throws IOException {
        return new PDImageXObject(document, new ByteArrayInputStream(data), filter, 640, 720, 8, PDDeviceGray.INSTANCE);
    }

    private static Optional<PictureFault> leftOut(byte[] pdf) {
        return ((PictureFile.Page.Decoded) page(pdf)).leftOut();
    }

    @Test
    void aDamagedPictureIsLeftOutOfAPage() throws IOException {
        BufferedImage photo = photo(BufferedImage.TYPE_BYTE_GRAY);
        byte[] jpeg = PictureFileTests.written(photo, "jpeg");
        assertThat(leftOut(pdf(document -> LosslessFactory.createFromImage(document, photo))))
                .isEmpty();
        assertThat(leftOut(pdf(document -> JPEGFactory.createFromImage(document, photo))))
                .isEmpty();
        Optional<PictureFault> damaged = Optional.of(new PictureFault.Damaged());
        assertThat(leftOut(pdf(document -> image(document, Arrays.copyOf(jpeg, jpeg.length / 2), COSName.DCT_DECODE))))
                .as("half a JPEG picture")
                .isEqualTo(damaged);
        // PDFBox takes the data as they are encoded already.
        assertThat(leftOut(pdf(document -> image(document, new byte[640 * 360], null))))
                .as("half of the pixels")
                .isEqualTo(damaged);
        assertThat(leftOut(pdf(document -> image(document, new byte[5000], COSName.FLATE_DECODE))))
                .as("not compressed at all")
                .isEqualTo(damaged);
        assertThat(leftOut(pdf(document -> image(document, new byte[5000], COSName.JPX_DECODE))))
                .as("JPEG 2000")
                .contains(new PictureFault.UnknownKind(""));
    }

    @Test
    void halfADocumentIsDamaged() throws IOException {
        byte[] file = pdf(document -> LosslessFactory.createFromImage(document, photo(BufferedImage.TYPE_3BYTE_BGR)));
        for (int percent : new int[] {10, 50, 90}) {
            byte[] cut = Arrays.copyOf(file, file.length / 100 * percent);
            if (page(cut) instanceof PictureFile.Page.Decoded(var _, var leftOut)) {
                assertThat(leftOut).as("%d percent", percent).contains(new PictureFault.Damaged());
            } else {
                assertThat(page(cut)).as("%d percent", percent).isEqualTo(DAMAGED);
            }
        }
    }

    @Test
    void aDocumentWithAPasswordIsNotCalledDamaged() throws IOException {
        try (PDDocument document = new PDDocument()) {
            document.addPage(new PDPage(new PDRectangle(400, 400)));
            document.protect(new StandardProtectionPolicy("owner", "user", new AccessPermission()));
            assertThat(page(bytes(document))).isEqualTo(new PictureFile.Page.Refused(new PictureFault.Protected()));
        }
    }
}
