package nonet.ui.export;

import javafx.geometry.Bounds;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.paint.Color;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.QuadCurve;
import javafx.scene.shape.Rectangle;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.Font;
import javafx.scene.text.Text;
import nonet.picture.drawing.Align;
import nonet.picture.drawing.Drawing;
import nonet.picture.drawing.FontWeight;
import nonet.picture.drawing.Ink;
import nonet.picture.drawing.Point;
import nonet.picture.drawing.Shape;
import nonet.picture.drawing.Stroke;
import nonet.ui.kit.Fonts;
import org.jspecify.annotations.Nullable;

/// Converts a drawing to nodes, so that a printer gets lines and letters rather than pixels.
final class PageNode {

    private PageNode() {}

    /// Returns the drawing as nodes, with one unit a point.
    static Node of(Drawing drawing) {
        Group page = new Group();
        for (Shape shape : drawing.shapes()) {
            page.getChildren().add(of(shape));
        }
        return page;
    }

    private static Node of(Shape shape) {
        return switch (shape) {
            case Shape.Line(Point from, Point to, Stroke stroke) ->
                stroked(new javafx.scene.shape.Line(from.x(), from.y(), to.x(), to.y()), stroke, null);
            case Shape.Box(
                    double x,
                    double y,
                    double width,
                    double height,
                    double radius,
                    @Nullable Ink fill,
                    @Nullable Stroke stroke) -> {
                Rectangle box = new Rectangle(x, y, width, height);
                box.setArcWidth(2 * radius);
                box.setArcHeight(2 * radius);
                yield stroked(box, stroke, fill);
            }
            case Shape.Curve(Point from, Point control, Point to, Stroke stroke) ->
                stroked(new QuadCurve(from.x(), from.y(), control.x(), control.y(), to.x(), to.y()), stroke, null);
            case Shape.Area area -> {
                Polygon polygon = new Polygon();
                for (Point corner : area.corners()) {
                    polygon.getPoints().addAll(corner.x(), corner.y());
                }
                yield stroked(polygon, null, area.fill());
            }
            case Shape.Words words -> of(words);
        };
    }

    private static Node stroked(javafx.scene.shape.Shape shape, @Nullable Stroke stroke, @Nullable Ink fill) {
        shape.setFill(fill == null ? null : color(fill));
        shape.setStroke(stroke == null ? null : color(stroke.ink()));
        if (stroke != null) {
            shape.setStrokeWidth(stroke.width());
            shape.setStrokeLineCap(StrokeLineCap.BUTT);
            if (stroke.isDashed()) {
                shape.getStrokeDashArray().addAll(stroke.dash(), stroke.gap());
            }
        }
        return shape;
    }

    private static Node of(Shape.Words words) {
        Text text = new Text(words.text());
        text.setFont(font(words.weight(), words.size()));
        text.setFill(color(words.ink()));
        Bounds bounds = text.getLayoutBounds();
        double shift = switch (words.align()) {
            case Align.START -> 0;
            case Align.MIDDLE -> bounds.getWidth() / 2;
            case Align.END -> bounds.getWidth();
        };
        text.setX(words.x() - shift);
        text.setY(words.baseline());
        return text;
    }

    private static Font font(FontWeight weight, double size) {
        return switch (weight) {
            case LIGHT -> Fonts.light(size);
            case REGULAR -> Fonts.regular(size);
            case BOLD -> Fonts.bold(size);
        };
    }

    private static Color color(Ink ink) {
        return Color.rgb(ink.red(), ink.green(), ink.blue());
    }
}
