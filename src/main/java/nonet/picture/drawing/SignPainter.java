package nonet.picture.drawing;

import java.util.ArrayList;
import java.util.List;
import nonet.explain.Sign;
import nonet.picture.drawing.Shape.Line;
import nonet.picture.drawing.Shape.Words;

/// Draws the signs of a deduction: numbers beside candidates, fine lines between them, and rays between cells.
final class SignPainter {

    private final Places places;
    private final double cell;

    SignPainter(Places places) {
        this.places = places;
        this.cell = places.cell();
    }

    /// Returns the shapes of signs within the board; captions lie outside it.
    List<Shape> draw(List<Sign> signs) {
        List<Shape> shapes = new ArrayList<>();
        for (Sign sign : signs) {
            switch (sign) {
                case Sign.Number(var candidate, int number) -> {
                    Point middle = places.middle(candidate.cell(), candidate.digit());
                    Point corner = middle.plus(new Point(cell * 0.13, -cell * 0.1));
                    shapes.add(new Words(
                            corner.x(),
                            corner.y() + cell * 0.04,
                            cell * 0.15,
                            FontWeight.BOLD,
                            Align.MIDDLE,
                            Palette.BLACK,
                            String.valueOf(number)));
                }
                case Sign.Exclusion(var from, var to) ->
                    line(
                            places.middle(from.cell(), from.digit()),
                            places.middle(to.cell(), to.digit()),
                            cell * 0.14,
                            Stroke.whole(cell * 0.012, Palette.GRAY),
                            shapes);
                case Sign.Ray(var from, var to) ->
                    line(places.middle(from), places.middle(to), 0, Stroke.whole(cell * 0.05, Palette.group()), shapes);
                case Sign.Caption _ -> {}
            }
        }
        return shapes;
    }

    /// Adds a line that stays clear of both ends.
    private static void line(Point from, Point to, double clear, Stroke stroke, List<Shape> shapes) {
        Point along = to.minus(from);
        if (along.length() > 2 * clear) {
            Point reach = along.unit().times(clear);
            shapes.add(new Line(from.plus(reach), to.minus(reach), stroke));
        }
    }
}
