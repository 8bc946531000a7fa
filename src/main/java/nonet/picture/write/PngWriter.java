package nonet.picture.write;

import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Rectangle;
import java.awt.RenderingHints;
import java.awt.geom.Line2D;
import java.awt.geom.Path2D;
import java.awt.geom.QuadCurve2D;
import java.awt.geom.Rectangle2D;
import java.awt.geom.RoundRectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import javax.imageio.IIOImage;
import javax.imageio.ImageIO;
import javax.imageio.ImageTypeSpecifier;
import javax.imageio.ImageWriter;
import javax.imageio.metadata.IIOMetadata;
import javax.imageio.metadata.IIOMetadataNode;
import javax.imageio.stream.ImageOutputStream;
import javax.imageio.stream.MemoryCacheImageOutputStream;
import nonet.picture.drawing.Align;
import nonet.picture.drawing.Drawing;
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

/// Draws pixels, without a display and without the fonts of the system.
public final class PngWriter {

    private static final double INCHES_A_METER = 1 / 0.0254;

    private final Lettering lettering;

    public PngWriter(Lettering lettering) {
        this.lettering = lettering;
    }

    /// Returns the drawing in pixels.
    ///
    /// @param scale the number of pixels a point
    /// @param paper whether the background is white rather than transparent
    public BufferedImage draw(Drawing drawing, double scale, boolean paper) {
        int width = Math.max(1, (int) Math.round(drawing.width() * scale));
        int height = Math.max(1, (int) Math.round(drawing.height() * scale));
        BufferedImage image =
                new BufferedImage(width, height, paper ? BufferedImage.TYPE_INT_RGB : BufferedImage.TYPE_INT_ARGB);
        draw(drawing, scale, new Rectangle(width, height), paper, image);
        return image;
    }

    /// Draws parts of a drawing over another one with white paper, as if the whole were drawn.
    ///
    /// @param parts the parts, in points
    public void redraw(Drawing drawing, double scale, List<Box> parts, BufferedImage image) {
        for (Box part : parts) {
            Rectangle pixels = new Rectangle2D.Double(
                            part.x() * scale, part.y() * scale, part.width() * scale, part.height() * scale)
                    .getBounds();
            draw(drawing, scale, pixels, true, image);
        }
    }

    private void draw(Drawing drawing, double scale, Rectangle part, boolean paper, BufferedImage image) {
        Graphics2D graphics = image.createGraphics();
        try {
            graphics.setClip(part);
            if (paper) {
                graphics.setColor(Color.WHITE);
                graphics.fill(part);
            }
            graphics.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_ON);
            graphics.setRenderingHint(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
            graphics.scale(scale, scale);
            Rectangle2D seen = graphics.getClipBounds();
            drawing.shapes().stream().filter(shape -> isSeen(shape, seen)).forEach(shape -> draw(shape, graphics));
        } finally {
            graphics.dispose();
        }
    }

    /// Tests whether a shape may be in a part. Digits are most of what there is to draw, so only words are left out.
    private static boolean isSeen(Shape shape, Rectangle2D part) {
        return !(shape instanceof Words words)
                || words.baseline() + words.size() > part.getMinY()
                        && words.baseline() - 2 * words.size() < part.getMaxY()
                        && (words.align() != Align.MIDDLE
                                || words.x() + words.size() * words.text().length() > part.getMinX()
                                        && words.x()
                                                        - words.size()
                                                                * words.text().length()
                                                < part.getMaxX());
    }

    /// Writes a picture with its resolution.
    ///
    /// @param dpi the number of pixels an inch
    /// @throws IOException if writing fails
    public static void write(BufferedImage image, int dpi, OutputStream out) throws IOException {
        ImageWriter writer = ImageIO.getImageWritersByFormatName("png").next();
        try (ImageOutputStream stream = new MemoryCacheImageOutputStream(out)) {
            IIOMetadata metadata =
                    writer.getDefaultImageMetadata(ImageTypeSpecifier.createFromRenderedImage(image), null);
            String perMeter = String.valueOf(Math.round(dpi * INCHES_A_METER));
            IIOMetadataNode size = new IIOMetadataNode("pHYs");
            size.setAttribute("pixelsPerUnitXAxis", perMeter);
            size.setAttribute("pixelsPerUnitYAxis", perMeter);
            size.setAttribute("unitSpecifier", "meter");
            IIOMetadataNode root = new IIOMetadataNode("javax_imageio_png_1.0");
            root.appendChild(size);
            metadata.mergeTree("javax_imageio_png_1.0", root);
            writer.setOutput(stream);
            writer.write(new IIOImage(image, List.of(), metadata));
        } finally {
            writer.dispose();
        }
    }

    private void draw(Shape shape, Graphics2D graphics) {
        switch (shape) {
            case Line(Point from, Point to, Stroke stroke) ->
                stroke(new Line2D.Double(from.x(), from.y(), to.x(), to.y()), stroke, graphics);
            case Curve(Point from, Point control, Point to, Stroke stroke) ->
                stroke(
                        new QuadCurve2D.Double(from.x(), from.y(), control.x(), control.y(), to.x(), to.y()),
                        stroke,
                        graphics);
            case Area(List<Point> corners, Ink fill) -> fill(outline(corners), fill, graphics);
            case Box box -> box(box, graphics);
            case Words words -> {
                double x = lettering.start(words);
                for (Lettering.Run run : lettering.runs(words.text(), words.weight())) {
                    fill(run.face().outline(run.text(), x, words.baseline(), words.size()), words.ink(), graphics);
                    x += run.face().width(run.text()) * words.size();
                }
            }
        }
    }

    private static void box(Box box, Graphics2D graphics) {
        double arc = 2 * box.radius();
        RoundRectangle2D outline = new RoundRectangle2D.Double(box.x(), box.y(), box.width(), box.height(), arc, arc);
        Ink fill = box.fill();
        if (fill != null) {
            fill(outline, fill, graphics);
        }
        Stroke stroke = box.stroke();
        if (stroke != null) {
            stroke(outline, stroke, graphics);
        }
    }

    private static Path2D outline(List<Point> corners) {
        Path2D path = new Path2D.Double();
        path.moveTo(corners.getFirst().x(), corners.getFirst().y());
        for (Point corner : corners.subList(1, corners.size())) {
            path.lineTo(corner.x(), corner.y());
        }
        path.closePath();
        return path;
    }

    private static void fill(java.awt.Shape shape, Ink ink, Graphics2D graphics) {
        graphics.setColor(new Color(ink.rgb()));
        graphics.fill(shape);
    }

    private static void stroke(java.awt.Shape shape, Stroke stroke, Graphics2D graphics) {
        float[] dashes = {(float) stroke.dash(), (float) stroke.gap()};
        graphics.setColor(new Color(stroke.ink().rgb()));
        graphics.setStroke(new BasicStroke(
                (float) stroke.width(),
                BasicStroke.CAP_BUTT,
                BasicStroke.JOIN_MITER,
                10,
                stroke.isDashed() ? dashes : null,
                0));
        graphics.draw(shape);
    }
}
