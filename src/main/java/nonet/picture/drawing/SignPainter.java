package nonet.picture.drawing;

import java.util.ArrayList;
import java.util.List;
import nonet.explain.mark.Sign;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;
import nonet.picture.drawing.Shape.Box;
import nonet.picture.drawing.Shape.Line;
import nonet.picture.drawing.Shape.Words;

/// Draws the signs of a deduction: numbers beside candidates, fine lines between them, rays between cells, digits of
/// houses, and what marks cells beside their tint.
final class SignPainter {

    private final Places places;
    private final double cell;
    private final double band;

    /// @param band the room for the numbers of rows and columns, 0 if they are not shown
    SignPainter(Places places, double band) {
        this.places = places;
        this.band = band;
        this.cell = places.cell();
    }

    /// Returns the shapes of signs within the board; captions lie outside it.
    List<Shape> draw(List<Sign> signs) {
        List<Shape> shapes = new ArrayList<>();
        for (Sign sign : signs) {
            switch (sign) {
                case Sign.Number(var candidate, int number) -> {
                    Point middle = places.middle(candidate.cell(), candidate.digit());
                    Point corner = middle.plus(new Point(cell * 0.17, -cell * 0.12));
                    shapes.add(new Words(
                            corner.x(),
                            corner.y() + cell * 0.04,
                            cell * 0.17,
                            FontWeight.BOLD,
                            Align.MIDDLE,
                            Palette.ENTERED,
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
                case Sign.EdgeDigits(var line, var digits) -> edge(line, digits, shapes);
                case Sign.LinkDigits(var house, var cells, var digits) ->
                    tag(crossing(house, cells), digits.toString(), shapes);
                case Sign.Crossed(var crossed) -> cross(places.middle(crossed), shapes);
                case Sign.CoverLine cover -> cover(cover, shapes);
                case Sign.Shade _, Sign.Hatched _, Sign.Caption _ -> {}
            }
        }
        return shapes;
    }

    private void cover(Sign.CoverLine cover, List<Shape> shapes) {
        Point aside = new Point(cover.right(), cover.down()).times(cell);
        Point from = places.middle(cover.from().cell(), cover.from().digit()).plus(aside);
        Point to = places.middle(cover.to().cell(), cover.to().digit()).plus(aside);
        line(from, to, 0, Stroke.whole(cell * 0.03, Palette.chip(cover.role()).outline()), shapes);
    }

    /// Writes the digits of a line beside its number, or within the board if there is no room outside.
    private void edge(House line, DigitSet digits, List<Shape> shapes) {
        double along = cell * 0.8;
        boolean row = line.kind() == House.Kind.ROW;
        double out = band > 0 ? -band / 2 : cell * 0.1;
        Point middle = row
                ? new Point(places.left() + out, places.row(line.number()) + along)
                : new Point(places.column(line.number()) + along, places.top() + out);
        double room = row && band > 0 ? band : cell * 0.4;
        double size = Math.min(cell * 0.18, room / (0.62 * digits.size()));
        shapes.add(words(middle, size, digits.toString()));
    }

    /// Writes on the lines of the board, with a ground that keeps the text apart from them.
    private void tag(Point middle, String text, List<Shape> shapes) {
        double size = cell * 0.16;
        double width = size * (0.6 * text.length() + 0.3);
        double height = size * 1.05;
        shapes.add(new Box(
                middle.x() - width / 2,
                middle.y() - height / 2,
                width,
                height,
                height / 3,
                Palette.PAPER,
                Stroke.whole(cell * 0.012, Palette.GRAY)));
        shapes.add(words(middle, size, text));
    }

    private static Words words(Point middle, double size, String text) {
        double baseline = middle.y() + size * DiagramPainter.DIGIT_HEIGHT / 2;
        return new Words(middle.x(), baseline, size, FontWeight.BOLD, Align.MIDDLE, Palette.BLACK, text);
    }

    /// Returns where lines of the board cross, near the middle of the cells and at the upper or left side of a line.
    private Point crossing(House house, CellSet cells) {
        double row = 0;
        double column = 0;
        for (Cell each : cells) {
            row += each.row() - 0.5;
            column += each.column() - 0.5;
        }
        row = house.kind() == House.Kind.ROW ? house.number() - 1 : Math.round(row / cells.size());
        column = house.kind() == House.Kind.COLUMN ? house.number() - 1 : Math.round(column / cells.size());
        return new Point(places.column(1) + column * cell, places.row(1) + row * cell);
    }

    /// Returns the shapes of signs that lie below the digits.
    List<Shape> ground(List<Sign> signs) {
        List<Shape> shapes = new ArrayList<>();
        for (Sign sign : signs) {
            if (sign instanceof Sign.Shade(var shaded, var role)) {
                Ink faint = Palette.cell(role).onPaper(0.6);
                shapes.add(
                        new Box(places.column(shaded.column()), places.row(shaded.row()), cell, cell, 0, faint, null));
            } else if (sign instanceof Sign.Hatched(var hatched)) {
                shapes.addAll(Hatching.RISING.lines(
                        places.column(hatched.column()), places.row(hatched.row()), cell, Palette.PALE));
            }
        }
        return shapes;
    }

    private void cross(Point middle, List<Shape> shapes) {
        Stroke stroke = Stroke.whole(cell * 0.02, Palette.GRAY);
        Point falling = new Point(cell * 0.3, cell * 0.3);
        Point rising = new Point(cell * 0.3, -cell * 0.3);
        shapes.add(new Line(middle.minus(falling), middle.plus(falling), stroke));
        shapes.add(new Line(middle.minus(rising), middle.plus(rising), stroke));
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
