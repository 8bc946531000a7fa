package nonet.picture.drawing;

import java.util.List;
import org.jspecify.annotations.Nullable;

/// An element of a drawing. Lengths are in points, 72 to the inch.
public sealed interface Shape {

    record Line(Point from, Point to, Stroke stroke) implements Shape {}

    /// A rectangle; a square with a radius of half its side is a circle.
    ///
    /// @param radius the radius of the corners
    /// @param fill the fill color, or null
    /// @param stroke the outline, or null
    record Box(
            double x,
            double y,
            double width,
            double height,
            double radius,
            @Nullable Ink fill,
            @Nullable Stroke stroke) implements Shape {}

    /// A quadratic curve.
    record Curve(Point from, Point control, Point to, Stroke stroke) implements Shape {}

    /// A filled polygon.
    record Area(List<Point> corners, Ink fill) implements Shape {
        public Area {
            corners = List.copyOf(corners);
        }
    }

    /// A line of text.
    ///
    /// @param baseline the baseline of the letters
    /// @param size the font size
    record Words(double x, double baseline, double size, FontWeight weight, Align align, Ink ink, String text)
            implements Shape {}
}
