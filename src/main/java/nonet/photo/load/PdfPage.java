package nonet.photo.load;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.util.List;
import nonet.photo.image.Gray;
import nonet.solve.Cancel;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.OperatorName;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.rendering.ImageType;
import org.apache.pdfbox.rendering.PDFRenderer;
import org.apache.pdfbox.rendering.PageDrawer;
import org.apache.pdfbox.rendering.PageDrawerParameters;

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

    /// Draws a page.
    ///
    /// @throws CancellationException if stopped, between two operators
    /// @throws TooMuchWork if the page takes more work than any real page does
    static Gray of(byte[] bytes, int page, Cancel stopped) throws IOException {
        SubstituteFont.install();
        try (PDDocument document = Loader.loadPDF(bytes)) {
            PDRectangle box = document.getPage(page).getCropBox();
            float longSide = Math.max(box.getWidth(), box.getHeight()) * DPI / POINTS_PER_INCH;
            float dpi = DPI * Math.min(1, PictureFile.LONG_SIDE / longSide);
            BufferedImage image = new BoundedRenderer(document, stopped).renderImageWithDPI(page, dpi, ImageType.GRAY);
            return GrayPixels.of(image.getRaster(), image.getColorModel());
        }
    }

    /// Thrown if drawing a page takes more work than any real page does.
    static final class TooMuchWork extends RuntimeException {
        private static final long serialVersionUID = 1;
    }

    /// A renderer that stops at a bound of work: forms that draw each other make a page of a few hundred bytes as
    /// expensive as one likes.
    private static final class BoundedRenderer extends PDFRenderer {

        private final Cancel stopped;

        BoundedRenderer(PDDocument document, Cancel stopped) {
            super(document);
            this.stopped = stopped;
        }

        @Override
        protected PageDrawer createPageDrawer(PageDrawerParameters parameters) throws IOException {
            return new BoundedDrawer(parameters, stopped);
        }
    }

    /// Counts the work in operators; what takes longer than an average one counts as several. The bound is an exception
    /// that PDFBox passes on: it logs and forgets an [IOException] inside a form.
    private static final class BoundedDrawer extends PageDrawer {

        private static final int MOST_WORK = 1_000_000;

        private static final int FORM_OR_IMAGE = 100;

        private static final int PIXELS_PER_OPERATOR = 100;

        private final Cancel stopped;
        private long work;

        BoundedDrawer(PageDrawerParameters parameters, Cancel stopped) throws IOException {
            super(parameters);
            this.stopped = stopped;
        }

        @Override
        protected void processOperator(Operator operator, List<COSBase> operands) throws IOException {
            stopped.check();
            add(operator.getName().equals(OperatorName.DRAW_OBJECT) ? FORM_OR_IMAGE : 1);
            super.processOperator(operator, operands);
        }

        @Override
        public void drawImage(PDImage image) throws IOException {
            add((long) image.getWidth() * image.getHeight() / PIXELS_PER_OPERATOR);
            super.drawImage(image);
        }

        private void add(long more) {
            work += more;
            if (work > MOST_WORK) {
                throw new TooMuchWork();
            }
        }
    }
}
