package nonet.picture.write;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import javax.imageio.ImageIO;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.picture.drawing.Diagram;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.Lettering;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;

/// PDF and PNG, looked at as pixels.
class PdfWriterTests {

    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");
    private static final Drawing BOARD = Drawing.of(Diagram.of(Grid.of(PUZZLE)).build(), 360);

    @Test
    void everyGivenIsDarkAndEveryBlankIsWhite() throws IOException {
        try (PDDocument pdf = Loader.loadPDF(pdf(BOARD))) {
            assertThat(pdf.getNumberOfPages()).isEqualTo(1);
            assertThat(pdf.getDocumentInformation().getTitle()).isEqualTo("Boards");
            assertDigits(new PDFRenderer(pdf).renderImage(0, 2));
            String digits = PUZZLE.toString().replace(".", "");
            assertThat(new PDFTextStripper().getText(pdf).replaceAll("\\s", "")).isEqualTo(digits);
        }
    }

    @Test
    void pngShowsTheSameWithItsResolution() throws IOException {
        try (Lettering letters = Lettering.standard()) {
            ByteArrayOutputStream out = new ByteArrayOutputStream();
            PngWriter.write(new PngWriter(letters).draw(BOARD, 2, true), 144, out);
            assertDigits(ImageIO.read(new ByteArrayInputStream(out.toByteArray())));
            String bytes = out.toString(StandardCharsets.ISO_8859_1);
            String size = bytes.substring(bytes.indexOf("pHYs") + 4, bytes.indexOf("pHYs") + 13);
            // 5669 pixels a meter are 144 an inch.
            assertThat(size).isEqualTo("\0\0\u0016\u0025\0\0\u0016\u0025\u0001");
        }
    }

    @Test
    void withoutPaperTheGroundIsTransparent() {
        try (Lettering letters = Lettering.standard()) {
            BufferedImage image = new PngWriter(letters).draw(BOARD, 1, false);
            assertThat(image.getRGB(100, 20)).isZero();
            assertThat(image.getRGB(0, 100) >>> 24).isEqualTo(0xFF);
        }
    }

    @Test
    void theSamePagesGiveTheSameBytes() throws IOException {
        assertThat(pdf(BOARD, BOARD)).isEqualTo(pdf(BOARD, BOARD));
    }

    private static byte[] pdf(Drawing... pages) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try (Lettering letters = Lettering.standard();
                PdfWriter writer = new PdfWriter("Boards", Locale.ENGLISH, letters)) {
            for (Drawing page : pages) {
                writer.add(page);
            }
            writer.write(out);
        }
        return out.toByteArray();
    }

    private static void assertDigits(BufferedImage image) {
        assertThat(image.getWidth()).isEqualTo(720);
        for (Cell cell : Cell.all()) {
            int dark = 0;
            for (int y = 10; y < 70; y++) {
                for (int x = 10; x < 70; x++) {
                    int pixel = image.getRGB((cell.column() - 1) * 80 + x, (cell.row() - 1) * 80 + y);
                    dark += (pixel & 0xFF) < 0x80 ? 1 : 0;
                }
            }
            Digit given = PUZZLE.given(cell);
            assertThat(dark)
                    .as("%s", cell)
                    .satisfies(count ->
                            assertThat(given == null ? count == 0 : count > 250).isTrue());
        }
    }
}
