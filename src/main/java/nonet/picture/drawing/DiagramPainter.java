package nonet.picture.drawing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import nonet.explain.mark.Role;
import nonet.explain.mark.Sign;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.picture.drawing.Shape.Area;
import nonet.picture.drawing.Shape.Box;
import nonet.picture.drawing.Shape.Line;
import nonet.picture.drawing.Shape.Words;
import nonet.play.CellColor;
import org.jspecify.annotations.Nullable;

/// Draws a diagram: what lies behind the digits, then digits and pencil marks, then the lines of the board, and the
/// marks of a deduction on top.
public final class DiagramPainter {

    /// The height of a digit, as a fraction of the font size.
    static final double DIGIT_HEIGHT = 0.65;

    /// The fraction of the whole width that the row numbers take.
    private static final double BAND = 1 / 22.0;

    /// The fraction of the whole height that captions below the board take.
    private static final double CAPTION = 1 / 20.0;

    private static final double DIGIT_SIZE = 0.68;

    /// The width of the ring in a pivot, as part of a cell's side.
    private static final double RING = 0.05;

    private static final double MARK_SIZE = 0.285;

    private static final double CORNER_SIZE = 0.28;

    /// The part of a cell that its pencil marks keep beside corner marks.
    private static final double INNER = 0.62;

    /// The places of corner marks, numbered row by row, in the order in which they are filled.
    private static final String CORNER_ORDER = "026817354";

    private final Diagram diagram;
    private final Places places;
    private final List<Shape> shapes = new ArrayList<>();

    private DiagramPainter(Diagram diagram, Places places) {
        this.diagram = diagram;
        this.places = places;
    }

    /// Returns the shapes of a diagram.
    ///
    /// @param size the width and height of the whole diagram
    public static List<Shape> draw(Diagram diagram, double left, double top, double size) {
        double band = diagram.labels() ? size * BAND : 0;
        List<Sign.Caption> captions = captions(diagram);
        double below = captions.isEmpty() ? 0 : size * CAPTION;
        Places places = new Places(left + band, top + band, size - band - below);
        DiagramPainter painter = new DiagramPainter(diagram, places);
        Cell.all().forEach(painter::ground);
        painter.shapes.addAll(
                new SignPainter(places, band).ground(diagram.marks().signs()));
        Cell.all().forEach(painter::cell);
        painter.lines();
        painter.shapes.addAll(
                new MarkPainter(places).draw(diagram.marks(), diagram.sketch().links()));
        painter.shapes.addAll(new SignPainter(places, band).draw(diagram.marks().signs()));
        if (diagram.labels()) {
            painter.labels(band);
        }
        painter.captions(captions, below);
        return painter.shapes;
    }

    /// Returns the places of the cells in which two diagrams differ. Neither has labels, or marks but of cells.
    ///
    /// @param size the width and height of the whole diagram
    public static List<Box> changed(Diagram before, Diagram now, double left, double top, double size) {
        Places places = new Places(left, top, size);
        return Cell.all().stream()
                .filter(cell -> !look(before, cell).equals(look(now, cell)))
                .map(cell -> new Box(
                        places.column(cell.column()),
                        places.row(cell.row()),
                        places.cell(),
                        places.cell(),
                        0,
                        null,
                        null))
                .toList();
    }

    private static List<?> look(Diagram diagram, Cell cell) {
        @Nullable Digit digit = diagram.grid().digit(cell);
        @Nullable Role role = diagram.marks().cells().get(cell);
        return List.of(
                digit == null ? diagram.grid().candidates(cell) : digit,
                role == null ? "" : role,
                diagram.guessed().contains(cell),
                diagram.conflicts().contains(cell));
    }

    private static List<Sign.Caption> captions(Diagram diagram) {
        return diagram.marks().signs().stream()
                .filter(Sign.Caption.class::isInstance)
                .map(Sign.Caption.class::cast)
                .toList();
    }

    /// Draws captions in one line below the board.
    private void captions(List<Sign.Caption> captions, double below) {
        if (!captions.isEmpty()) {
            String text = captions.stream().map(Sign.Caption::text).collect(Collectors.joining("   "));
            Point middle = new Point(places.left() + places.side() / 2, places.top() + places.side() + below / 2);
            shapes.add(new Words(
                    middle.x(),
                    middle.y() + below * 0.2,
                    below * 0.7,
                    FontWeight.REGULAR,
                    Align.MIDDLE,
                    Palette.BLACK,
                    text));
        }
    }

    private void ground(Cell cell) {
        @Nullable Role role = diagram.marks().cells().get(cell);
        boolean guessed = diagram.guessed().contains(cell);
        @Nullable
        Ink ink = diagram.conflicts().contains(cell)
                ? Palette.WRONG_CELL
                : role != null ? Palette.cell(role) : guessed ? Palette.GUESSED_CELL : null;
        double left = places.column(cell.column());
        double top = places.row(cell.row());
        double side = places.cell();
        if (ink != null) {
            shapes.add(new Box(left, top, side, side, 0, ink, null));
        }
        if (role == Role.PIVOT) {
            double inset = side * RING / 2;
            Stroke ring = Stroke.whole(side * RING, Palette.ring());
            shapes.add(new Box(left + inset, top + inset, side - 2 * inset, side - 2 * inset, 0, null, ring));
        }
        @Nullable CellColor color = diagram.colors().get(cell);
        if (color != null) {
            Ink colored = Palette.color(color);
            shapes.add(new Box(left, top, side, side, 0, Palette.weak(colored), null));
            shapes.addAll(Hatching.of(color).lines(left, top, side, Palette.hatch(colored)));
        }
        if (role == Role.DIFFERING) {
            shapes.addAll(Hatching.RISING.lines(left, top, side, Palette.hatch(Palette.GUESSED_CORNER)));
        }
        if (guessed) {
            Point corner = new Point(left + side, top);
            shapes.add(new Area(
                    List.of(corner, corner.plus(new Point(0, side * 0.2)), corner.plus(new Point(-side * 0.2, 0))),
                    Palette.GUESSED_CORNER));
        }
    }

    private void cell(Cell cell) {
        @Nullable Digit digit = diagram.grid().digit(cell);
        if (digit != null) {
            digit(cell, digit);
        } else {
            boolean corners = !diagram.sketch().corners(cell).isEmpty();
            for (Digit mark : Digit.values()) {
                if (diagram.candidates()) {
                    mark(cell, mark, corners ? INNER : 1);
                }
            }
            corners(cell);
        }
    }

    /// Draws corner marks: in the corners first, then at the sides, the ninth in the middle.
    private void corners(Cell cell) {
        int order = 0;
        for (Digit digit : diagram.sketch().corners(cell)) {
            int place = CORNER_ORDER.charAt(order++) - '0';
            double stride = places.cell() * 0.35;
            Point from = new Point((place % 3 - 1) * stride, (Math.floorDiv(place, 3) - 1) * stride);
            Point middle = places.middle(cell).plus(from);
            shapes.add(digit(middle, places.cell() * CORNER_SIZE, FontWeight.BOLD, Palette.ENTERED, digit));
        }
    }

    private void digit(Cell cell, Digit digit) {
        boolean given = diagram.grid().givens().contains(cell);
        boolean computed = diagram.computed().contains(cell);
        boolean guessed = diagram.guessed().contains(cell);
        Ink kind = given ? Palette.BLACK : guessed ? Palette.GUESSED : computed ? Palette.COMPUTED : Palette.ENTERED;
        Ink ink = diagram.conflicts().contains(cell) ? Palette.WRONG : kind;
        FontWeight weight = given || guessed ? FontWeight.BOLD : computed ? FontWeight.LIGHT : FontWeight.REGULAR;
        shapes.add(digit(places.middle(cell), places.cell() * DIGIT_SIZE, weight, ink, digit));
    }

    /// @param scale the part of their distance to the middle that marks keep, and of their size
    private void mark(Cell cell, Digit digit, double scale) {
        @Nullable Role role = diagram.marks().candidates().get(new Candidate(cell, digit));
        boolean struck = role == Role.ELIMINATED
                || diagram.struck().getOrDefault(cell, DigitSet.NONE).contains(digit);
        if (!struck && !diagram.grid().candidates(cell).contains(digit)) {
            return;
        }
        @Nullable CellColor color = diagram.sketch().colors().get(new Candidate(cell, digit));
        Point center = places.middle(cell);
        Point whole = places.middle(cell, digit);
        Point middle =
                new Point(center.x() + (whole.x() - center.x()) * scale, center.y() + (whole.y() - center.y()) * scale);
        double size = places.cell() * MARK_SIZE * (scale < 1 ? 0.72 : 1);
        if (role != null) {
            chip(middle, Palette.chip(role), scale);
        } else if (color != null) {
            chip(middle, Palette.chip(color), scale);
        }
        boolean dark = role != null || color != null || diagram.colors().containsKey(cell);
        Ink ink = struck ? Palette.WRONG : dark ? Palette.BLACK : Palette.GRAY;
        shapes.add(digit(middle, size, FontWeight.REGULAR, ink, digit));
        if (struck) {
            Point reach = new Point(size * 0.33, 0);
            shapes.add(new Line(middle.minus(reach), middle.plus(reach), Stroke.whole(size * 0.08, ink)));
        }
    }

    private void chip(Point middle, Palette.Chip chip, double scale) {
        double side = places.markSide() * 0.94 * scale;
        double radius = chip.round() ? side / 2 : side * 0.15;
        @Nullable
        Stroke rim = chip.fill().equals(chip.outline()) ? null : Stroke.whole(places.cell() / 40, chip.outline());
        shapes.add(new Box(middle.x() - side / 2, middle.y() - side / 2, side, side, radius, chip.fill(), rim));
    }

    private static Words digit(Point middle, double size, FontWeight weight, Ink ink, Digit digit) {
        double baseline = middle.y() + size * DIGIT_HEIGHT / 2;
        return new Words(middle.x(), baseline, size, weight, Align.MIDDLE, ink, digit.toString());
    }

    private void lines() {
        Stroke thin = Stroke.whole(places.thin(), Palette.GRAY);
        Stroke thick = Stroke.whole(places.thick(), Palette.BLACK);
        for (int number = 1; number <= 10; number++) {
            if (number % 3 != 1) {
                line(number, thin);
            }
        }
        line(4, thick);
        line(7, thick);
        double side = 9 * places.cell();
        shapes.add(new Box(places.column(1), places.row(1), side, side, 0, null, thick));
    }

    private void line(int number, Stroke stroke) {
        shapes.add(new Line(
                new Point(places.column(1), places.row(number)),
                new Point(places.column(10), places.row(number)),
                stroke));
        shapes.add(new Line(
                new Point(places.column(number), places.row(1)),
                new Point(places.column(number), places.row(10)),
                stroke));
    }

    private void labels(double band) {
        double size = Math.min(band * 0.9, places.cell() * 0.4);
        for (int number = 1; number <= 9; number++) {
            double middle = places.cell() * (number - 0.5);
            Digit digit = Digit.of(number);
            Point row = new Point(places.left() - band / 2, places.row(1) + middle);
            Point column = new Point(places.column(1) + middle, places.top() - band / 2);
            shapes.add(digit(row, size, FontWeight.REGULAR, Palette.GRAY, digit));
            shapes.add(digit(column, size, FontWeight.REGULAR, Palette.GRAY, digit));
        }
    }
}
