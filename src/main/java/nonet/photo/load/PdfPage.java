package nonet.photo.load;

import java.awt.image.BufferedImage;
import java.io.IOException;
import nonet.photo.image.Gray;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;

/// A page of a PDF document as a gray picture.
final class PdfPage {

    private static final float DPI = 200;

    private static final float POINTS_PER_INCH = 72;

    private PdfPage() {}

    static int count(byte[] bytes) throws IOException {
        try (PDDocument document = Loader.loadPDF(bytes)) {
            return Math.max(1, document.getNumberOfPages());
        }
    }

    static Gray of(byte[] bytes, int page) throws IOException {
        SubstituteFont.install();
        try (PDDocument document = Loader.loadPDF(bytes)) {
            PDRectangle box = document.getPage(page).getCropBox();
            float longSide = Math.max(box.getWidth(), box.getHeight()) * DPI / POINTS_PER_INCH;
            float dpi = DPI * Math.min(1, PictureFile.LONG_SIDE / longSide);
            BufferedImage image = new PDFRenderer(document).renderImageWithDPI(page, dpi, ImageType.GRAY);
            return GrayPixels.of(image.getRaster(), image.getColorModel());
        }
    }
}
