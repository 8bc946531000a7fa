package nonet.picture.drawing;

import java.util.List;

/// A picture or a page, as shapes on white. Later shapes cover earlier ones.
///
/// @param width the width in points, 72 to the inch
/// @param height the height in points
public record Drawing(double width, double height, List<Shape> shapes) {
    public Drawing {
        shapes = List.copyOf(shapes);
    }

    /// Returns the picture of a board alone.
    ///
    /// @param size the width and height in points
    public static Drawing of(Diagram diagram, double size) {
        return new Drawing(size, size, DiagramPainter.draw(diagram, 0, 0, size));
    }
}
