package nonet.picture.write;

import java.awt.Color;
import java.io.IOException;
import java.io.OutputStream;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.Face;
import nonet.picture.drawing.Ink;
import nonet.picture.drawing.Lettering;
import nonet.picture.drawing.Point;
import nonet.picture.drawing.Shape;
import nonet.picture.drawing.Shape.Area;
import nonet.picture.drawing.Shape.Box;
import nonet.picture.drawing.Shape.Curve;
import nonet.picture.drawing.Shape.Line;
import nonet.picture.drawing.Shape.Words;
import nonet.picture.drawing.Stroke;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDType0Font;
import org.jspecify.annotations.Nullable;

/// Writes pages as PDF: lines and curves as vectors, and searchable text in embedded subsets of the fonts. The same
/// pages yield the same bytes.
public final class PdfWriter implements AutoCloseable {

    /// The position of the handles of a cubic curve that approximates a quarter of a circle.
    private static final double KAPPA = 0.5523;

    private final PDDocument document = new PDDocument();
    private final Lettering lettering;
    private final Map<Face, PDType0Font> fonts = new HashMap<>();

    /// @param title the title that readers show
    /// @param language the language of the texts
    /// @param lettering the fonts; must stay open as long as this writer
    public PdfWriter(String title, Locale language, Lettering lettering) {
        this.lettering = lettering;
        document.getDocumentInformation().setTitle(title);
        document.getDocumentInformation().setCreator("Nonet");
        document.getDocumentCatalog().setLanguage(language.toLanguageTag());
        // Otherwise the file would depend on the time.
        document.setDocumentId(0L);
    }

    /// Adds a page.
    ///
    /// @throws IOException if a font is damaged
    public void add(Drawing drawing) throws IOException {
        PDPage page = new PDPage(new PDRectangle((float) drawing.width(), (float) drawing.height()));
        document.addPage(page);
        try (PDPageContentStream content = new PDPageContentStream(document, page)) {
            new PageContent(content, drawing.height()).write(drawing.shapes());
        }
    }

    /// Writes all pages. Nothing can be added after that.
    ///
    /// @throws IOException if writing fails
    public void write(OutputStream out) throws IOException {
        document.save(out);
    }

    @Override
    public void close() throws IOException {
        document.close();
    }

    private PDType0Font font(Face face) throws IOException {
        PDType0Font font = fonts.get(face);
        if (font == null) {
            font = PDType0Font.load(document, face.font(), true);
            fonts.put(face, font);
        }
        return font;
    }

    /// Writes the shapes of one page; up is positive there. State that is set already is not set again, which keeps the
    /// file small.
    private final class PageContent {

        private final PDPageContentStream content;
        private final double height;
        private @Nullable Ink fill;
        private @Nullable Stroke stroke;

        PageContent(PDPageContentStream content, double height) {
            this.content = content;
            this.height = height;
        }

        void write(List<Shape> shapes) throws IOException {
            for (Shape shape : shapes) {
                switch (shape) {
                    case Line(Point from, Point to, Stroke line) -> {
                        set(line);
                        move(from);
                        content.lineTo(x(to), y(to));
                        content.stroke();
                    }
                    case Curve(Point from, Point control, Point to, Stroke line) -> {
                        set(line);
                        move(from);
                        // The cubic curve that equals the quadratic one.
                        Point first = from.plus(control.minus(from).times(2 / 3.0));
                        Point second = to.plus(control.minus(to).times(2 / 3.0));
                        content.curveTo(x(first), y(first), x(second), y(second), x(to), y(to));
                        content.stroke();
                    }
                    case Area(List<Point> corners, Ink ink) -> {
                        set(ink);
                        move(corners.getFirst());
                        for (Point corner : corners.subList(1, corners.size())) {
                            content.lineTo(x(corner), y(corner));
                        }
                        content.fill();
                    }
                    case Box box -> box(box);
                    case Words words -> words(words);
                }
            }
        }

        private void box(Box box) throws IOException {
            Ink inside = box.fill();
            Stroke outline = box.stroke();
            if (inside != null) {
                set(inside);
            }
            if (outline != null) {
                set(outline);
            }
            if (box.radius() == 0) {
                content.addRect((float) box.x(), (float) (height - box.y() - box.height()), (float) box.width(), (float)
                        box.height());
            } else {
                rounded(box);
            }
            if (inside != null && outline != null) {
                content.fillAndStroke();
            } else if (inside != null) {
                content.fill();
            } else {
                content.stroke();
            }
        }

        /// Draws the outline with a curve for each corner that approximates a quarter of a circle.
        private void rounded(Box box) throws IOException {
            double radius = Math.min(box.radius(), Math.min(box.width(), box.height()) / 2);
            double left = box.x();
            double top = box.y();
            double right = left + box.width();
            double bottom = top + box.height();
            move(new Point(left + radius, top));
            side(new Point(right - radius, top), new Point(radius, 0));
            side(new Point(right, bottom - radius), new Point(0, radius));
            side(new Point(left + radius, bottom), new Point(-radius, 0));
            side(new Point(left, top + radius), new Point(0, -radius));
            content.closePath();
        }

        /// Draws a side up to its end and the following corner, which turns to the right.
        private void side(Point end, Point ahead) throws IOException {
            Point turned = ahead.turned();
            Point first = end.plus(ahead.times(KAPPA));
            Point after = end.plus(ahead).plus(turned);
            Point second = after.minus(turned.times(KAPPA));
            content.lineTo(x(end), y(end));
            content.curveTo(x(first), y(first), x(second), y(second), x(after), y(after));
        }

        private void words(Words words) throws IOException {
            set(words.ink());
            content.beginText();
            content.newLineAtOffset((float) lettering.start(words), (float) (height - words.baseline()));
            for (Lettering.Run run : lettering.runs(words.text(), words.weight())) {
                content.setFont(font(run.face()), (float) words.size());
                content.showText(run.text());
            }
            content.endText();
        }

        private void set(Ink ink) throws IOException {
            if (!ink.equals(fill)) {
                content.setNonStrokingColor(new Color(ink.rgb()));
                fill = ink;
            }
        }

        private void set(Stroke line) throws IOException {
            if (line.equals(stroke)) {
                return;
            }
            content.setStrokingColor(new Color(line.ink().rgb()));
            content.setLineWidth((float) line.width());
            content.setLineDashPattern(
                    line.isDashed() ? new float[] {(float) line.dash(), (float) line.gap()} : new float[0], 0);
            stroke = line;
        }

        private void move(Point point) throws IOException {
            content.moveTo(x(point), y(point));
        }

        private float x(Point point) {
            return (float) point.x();
        }

        private float y(Point point) {
            return (float) (height - point.y());
        }
    }
}
