package nonet.ui.board.mark;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.QuadCurve;

/// A link as a curved arrow: solid for a strong link, dashed for a weak one.
///
/// @param route from the middle of the candidate where it begins to the middle of that where it ends
/// @param cellSide the side of a cell, which all sizes are parts of
record LinkArrow(LinkRoute route, double cellSide, boolean strong) {

    private static final PseudoClass STRONG = PseudoClass.getPseudoClass("strong");
    private static final PseudoClass WEAK = PseudoClass.getPseudoClass("weak");

    /// The distance of the ends of an arrow from the middle of a candidate: at the edge of its chip.
    private static final double REACH = 0.165;

    /// Returns the line and its head.
    List<Node> nodes() {
        double length = route.from().distance(route.to());
        if (length < 1) {
            return List.of();
        }
        double reach = cellSide * REACH;
        Point2D start = route.at(leaving(reach, 0, 1));
        Point2D tip = route.at(leaving(reach, 1, -1));
        double size = Math.min(cellSide * 0.13, length * 0.3);
        Point2D neck = route.at(leaving(reach + size, 1, -1));
        Point2D in = tip.subtract(neck).normalize();
        Point2D turn = start.add(neck).multiply(-0.5).add(route.at(0.5).multiply(2));
        QuadCurve line = new QuadCurve(start.getX(), start.getY(), turn.getX(), turn.getY(), neck.getX(), neck.getY());
        line.getStyleClass().add("link-line");
        line.setStrokeWidth(Math.max(1.5, cellSide * (strong ? 0.04 : 0.03)));
        if (!strong) {
            line.getStrokeDashArray().setAll(cellSide * 0.09, cellSide * 0.08);
        }
        Point2D side = new Point2D(-in.getY(), in.getX()).multiply(size * 0.5);
        Polygon head = new Polygon(
                tip.getX(),
                tip.getY(),
                neck.getX() + side.getX(),
                neck.getY() + side.getY(),
                neck.getX() - side.getX(),
                neck.getY() - side.getY());
        head.getStyleClass().add("link-head");
        for (Node node : List.of(line, head)) {
            node.pseudoClassStateChanged(strong ? STRONG : WEAK, true);
        }
        return List.of(line, head);
    }

    /// Returns the part of the way at which it is so far from one of its ends.
    private double leaving(double distance, double end, int direction) {
        Point2D from = route.at(end);
        double part = end;
        while (part >= 0 && part <= 1 && route.at(part).distance(from) < distance && Math.abs(part - end) < 0.45) {
            part += direction * 0.01;
        }
        return part;
    }
}
