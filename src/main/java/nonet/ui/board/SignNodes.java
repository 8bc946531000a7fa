package nonet.ui.board;

import java.util.List;
import javafx.geometry.Point2D;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.shape.Line;
import javafx.scene.text.Font;
import javafx.scene.text.FontWeight;
import javafx.scene.text.Text;
import javafx.scene.text.TextAlignment;
import nonet.explain.Sign;
import nonet.grid.Candidate;
import nonet.grid.Cell;

/// A sign of a deduction on the board. Captions have no place there; the legend shows them.
record SignNodes(Sign sign, BoardGeometry geometry) {

    /// Returns the nodes of the sign.
    List<Node> nodes() {
        return switch (sign) {
            case Sign.Number(Candidate candidate, int number) -> List.of(number(candidate, number));
            case Sign.Exclusion(Candidate from, Candidate to) ->
                List.of(line(middle(from), middle(to), 0.14, 0.012, "sign-exclusion"));
            case Sign.Ray(Cell from, Cell to) -> List.of(line(middle(from), middle(to), 0, 0.05, "sign-ray"));
            case Sign.Caption _ -> List.of();
        };
    }

    private Text number(Candidate candidate, int number) {
        double side = geometry.cellSide();
        Text text = new Text(String.valueOf(number));
        text.setFont(Font.font(null, FontWeight.BOLD, side * 0.14));
        text.setTextAlignment(TextAlignment.CENTER);
        text.setTextOrigin(VPos.CENTER);
        text.getStyleClass().add("sign-number");
        Point2D middle = middle(candidate).add(side * 0.13, -side * 0.1);
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
