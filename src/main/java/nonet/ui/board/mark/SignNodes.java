package nonet.ui.board.mark;

import static nonet.ui.kit.Parts.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.shape.Line;
import javafx.scene.shape.Rectangle;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import nonet.explain.mark.Role;
import nonet.explain.mark.Sign;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.DigitSet;
import nonet.grid.House;

/// A sign of a deduction on the board. Captions have no place there; the legend shows them.
record SignNodes(Sign sign, BoardGeometry geometry) {

    /// The starts of the lines of a hatched cell, as parts of its side; beyond one they begin at the bottom.
    private static final double[] HATCHING = {0.5, 1, 1.5};

    /// Returns the nodes of the sign.
    List<Node> nodes() {
        return switch (sign) {
            case Sign.Number(Candidate candidate, int number) -> List.of(number(candidate, number));
            case Sign.Exclusion(Candidate from, Candidate to) ->
                List.of(line(middle(from), middle(to), 0.14, 0.012, "sign-exclusion"));
            case Sign.Ray(Cell from, Cell to) -> List.of(line(middle(from), middle(to), 0, 0.05, "sign-ray"));
            case Sign.EdgeDigits(House house, DigitSet digits) -> List.of(edge(house, digits.toString()));
            case Sign.LinkDigits(House house, CellSet cells, DigitSet digits) -> tag(house, cells, digits.toString());
            case Sign.Shade(Cell cell, Role role) -> List.of(shade(cell, role));
            case Sign.Crossed(Cell cell) -> crossed(cell);
            case Sign.Hatched(Cell cell) -> hatched(cell);
            case Sign.CoverLine cover -> List.of(cover(cover));
            case Sign.Caption _ -> List.of();
        };
    }

    private Text number(Candidate candidate, int number) {
        double side = geometry.cellSide();
        Text text = styled("sign-number", new Text(String.valueOf(number)));
        text.setFont(Font.font(null, FontWeight.BOLD, side * 0.16));
        text.setTextAlignment(TextAlignment.CENTER);
        text.setTextOrigin(VPos.CENTER);
        Point2D middle = middle(candidate).add(side * 0.17, -side * 0.12);
        text.setX(middle.getX() - text.getLayoutBounds().getWidth() / 2);
        text.setY(middle.getY());
        return text;
    }

    /// Writes the digits of a line beside its number, or within the board if there is no room outside.
    private Text edge(House house, String digits) {
        double side = geometry.cellSide();
        double band = geometry.units(geometry.band());
        boolean row = house.kind() == House.Kind.ROW;
        double start = geometry.start(house.number()) + side * 0.8;
        double out = band > 0 ? -band / 2 : side * 0.12;
        double room = row && band > 0 ? band : side * 0.4;
        double size = Math.min(side * 0.18, room / (0.62 * digits.length()));
        return text(digits, size, row ? new Point2D(out, start) : new Point2D(start, out));
    }

    /// Writes where lines of the board cross, near the middle of the cells and at the upper or left side of a line.
    private List<Node> tag(House house, CellSet cells, String digits) {
        double row = 0;
        double column = 0;
        for (Cell each : cells) {
            row += each.row() - 0.5;
            column += each.column() - 0.5;
        }
        boolean inRow = house.kind() == House.Kind.ROW;
        boolean inColumn = house.kind() == House.Kind.COLUMN;
        Point2D middle = new Point2D(
                line(inColumn ? house.number() - 1 : Math.round(column / cells.size())),
                line(inRow ? house.number() - 1 : Math.round(row / cells.size())));
        Text text = text(digits, geometry.cellSide() * 0.16, middle);
        double width = text.getLayoutBounds().getWidth() + geometry.cellSide() * 0.06;
        double height = geometry.cellSide() * 0.18;
        Rectangle ground = new Rectangle(middle.getX() - width / 2, middle.getY() - height / 2, width, height);
        ground.setArcWidth(height * 0.7);
        ground.setArcHeight(height * 0.7);
        ground.getStyleClass().add("sign-ground");
        return List.of(ground, text);
    }

    /// Returns where the line before a row or column is, counted from 0; 9 for the last line.
    private double line(long number) {
        return number == 9 ? geometry.start(9) + geometry.cellSide() : geometry.start((int) number + 1);
    }

    private static Text text(String content, double size, Point2D middle) {
        Text text = styled("sign-number", new Text(content));
        text.setFont(Font.font(null, FontWeight.BOLD, size));
        text.setTextOrigin(VPos.CENTER);
        text.setX(middle.getX() - text.getLayoutBounds().getWidth() / 2);
        text.setY(middle.getY());
        return text;
    }

    /// @param clear how far the line stays from both ends, and `width` how wide it is, as parts of a cell's side
    private Line line(Point2D from, Point2D to, double clear, double width, String style) {
        Point2D reach = to.subtract(from).normalize().multiply(geometry.cellSide() * clear);
        Point2D start = from.add(reach);
        Point2D end = to.subtract(reach);
        Line line = new Line(start.getX(), start.getY(), end.getX(), end.getY());
        line.setStrokeWidth(Math.max(0.75, geometry.cellSide() * width));
        line.getStyleClass().add(style);
        return line;
    }

    private Rectangle shade(Cell cell, Role role) {
        double side = geometry.cellSide();
        Rectangle shade =
                new Rectangle(geometry.start(cell.column()) + 1, geometry.start(cell.row()) + 1, side - 2, side - 2);
        shade.getStyleClass().add("sign-shade");
        return in(role, shade);
    }

    private List<Node> crossed(Cell cell) {
        double reach = geometry.cellSide() * 0.3;
        Point2D middle = middle(cell);
        return List.of(
                line(middle.subtract(reach, reach), middle.add(reach, reach), 0, 0.025, "sign-crossed"),
                line(middle.add(-reach, reach), middle.add(reach, -reach), 0, 0.025, "sign-crossed"));
    }

    private List<Node> hatched(Cell cell) {
        double side = geometry.cellSide();
        Point2D corner = new Point2D(geometry.start(cell.column()), geometry.start(cell.row()));
        List<Node> lines = new ArrayList<>();
        for (double part : HATCHING) {
            double from = Math.max(0, part - 1) * side;
            double to = Math.min(1, part) * side;
            lines.add(line(corner.add(from, to), corner.add(to, from), 0, 0.01, "sign-hatched"));
        }
        return lines;
    }

    private Line cover(Sign.CoverLine cover) {
        Point2D aside = new Point2D(cover.right(), cover.down()).multiply(geometry.cellSide());
        Point2D from = middle(cover.from()).add(aside);
        return in(cover.role(), line(from, middle(cover.to()).add(aside), 0, 0.04, "sign-cover"));
    }

    private static <N extends Node> N in(Role role, N node) {
        String state = "role-" + role.name().toLowerCase(Locale.ROOT).replace('_', '-');
        node.pseudoClassStateChanged(PseudoClass.getPseudoClass(state), true);
        return node;
    }

    private Point2D middle(Cell cell) {
        double half = geometry.cellSide() / 2.0;
        return new Point2D(geometry.start(cell.column()) + half, geometry.start(cell.row()) + half);
    }

    private Point2D middle(Candidate candidate) {
        MarkPlace place = MarkPlace.of(candidate.digit(), geometry.cellSide());
        return new Point2D(
                geometry.start(candidate.cell().column()) + place.left() + place.side() / 2,
                geometry.start(candidate.cell().row()) + place.middle());
    }
}
