package nonet.photo.load;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import nonet.photo.image.PictureFault;
import nonet.solve.Cancel;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.contentstream.operator.Operator;
import org.apache.pdfbox.contentstream.operator.OperatorName;
import org.apache.pdfbox.cos.COSBase;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.filter.MissingImageReaderException;
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

    /// Draws a page. A damaged picture on it is left out.
    ///
    /// @throws CancellationException if stopped, between two operators
    /// @throws TooMuchWork if the page takes more work than any real page does
    static PictureFile.Page.Decoded of(byte[] bytes, int page, Cancel stopped) throws IOException {
        SubstituteFont.install();
        try (PDDocument document = Loader.loadPDF(bytes)) {
            PDRectangle box = document.getPage(page).getCropBox();
            float longSide = Math.max(box.getWidth(), box.getHeight()) * DPI / POINTS_PER_INCH;
            float dpi = DPI * Math.min(1, PictureFile.LONG_SIDE / longSide);
            BoundedRenderer renderer = new BoundedRenderer(document, stopped);
            BufferedImage image = renderer.renderImageWithDPI(page, dpi, ImageType.GRAY);
            return new PictureFile.Page.Decoded(
                    GrayPixels.of(image.getRaster(), image.getColorModel()), renderer.leftOut);
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
        private Optional<PictureFault> leftOut = Optional.empty();

        BoundedRenderer(PDDocument document, Cancel stopped) {
            super(document);
            this.stopped = stopped;
        }

        @Override
        protected PageDrawer createPageDrawer(PageDrawerParameters parameters) throws IOException {
            return new BoundedDrawer(parameters, stopped, why -> leftOut = Optional.of(why));
        }
    }

    /// Counts the work in operators; what takes longer than an average one counts as several. The bound is an exception
    /// that PDFBox passes on: it logs and forgets an [IOException] inside a form.
    private static final class BoundedDrawer extends PageDrawer {

        private static final int MOST_WORK = 1_000_000;

        private static final int FORM_OR_IMAGE = 100;

        private static final int PIXELS_PER_OPERATOR = 100;

        /// The operators that draw a picture.
        private static final Set<String> PICTURES = Set.of(OperatorName.DRAW_OBJECT, OperatorName.BEGIN_INLINE_IMAGE);

        private static final List<String> JPEG =
                List.of(COSName.DCT_DECODE.getName(), COSName.DCT_DECODE_ABBREVIATION.getName());

        private final Cancel stopped;
        private final Consumer<PictureFault> leftOut;
        private long work;

        BoundedDrawer(PageDrawerParameters parameters, Cancel stopped, Consumer<PictureFault> leftOut)
                throws IOException {
            super(parameters);
            this.stopped = stopped;
            this.leftOut = leftOut;
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
            if (!isWhole(image)) {
                throw new IOException("a part of the picture is missing");
            }
            super.drawImage(image);
        }

        @Override
        protected void operatorException(Operator operator, List<COSBase> operands, IOException failed)
                throws IOException {
            if (PICTURES.contains(operator.getName())) {
                leftOut.accept(
                        failed instanceof MissingImageReaderException
                                ? new PictureFault.UnknownKind("")
                                : new PictureFault.Damaged());
            }
            super.operatorException(operator, operands, failed);
        }

        /// Tests whether the data of a picture are as long as its size says: PDFBox draws a part of a picture without a
        /// word. Of those that are stored bare, some lack the last row.
        private static boolean isWhole(PDImage image) throws IOException {
            return switch (String.valueOf(image.getSuffix())) {
                case "jpg" -> endsAsJpeg(image);
                case "png" -> {
                    int samples = image.isStencil() ? 1 : image.getColorSpace().getNumberOfComponents();
                    int bits = image.isStencil() ? 1 : image.getBitsPerComponent();
                    long row = ((long) image.getWidth() * samples * bits + 7) / 8;
                    try (InputStream in = image.createInputStream()) {
                        yield in.transferTo(OutputStream.nullOutputStream()) >= row * (image.getHeight() - 1);
                    }
                }
                default -> true;
            };
        }

        /// Tests for the marker at the end, which blanks may follow.
        private static boolean endsAsJpeg(PDImage image) throws IOException {
            try (InputStream in = image.createInputStream(JPEG)) {
                byte[] bytes = in.readAllBytes();
                int end = bytes.length;
                while (end > 0 && (bytes[end - 1] == 0 || Character.isWhitespace(bytes[end - 1]))) {
                    end--;
                }
                return end > 1 && bytes[end - 2] == (byte) 0xFF && bytes[end - 1] == (byte) 0xD9;
            }
        }

        private void add(long more) {
            work += more;
            if (work > MOST_WORK) {
                throw new TooMuchWork();
            }
        }
    }
}
