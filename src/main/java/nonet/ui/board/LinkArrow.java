package nonet.ui.board;

import java.util.List;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.shape.Polygon;
import javafx.scene.shape.QuadCurve;

/// A link as a bent arrow, so that it passes beside the candidates between its ends: a whole line for a strong one,
/// dashes for a weak one.
///
/// @param from the middle of the candidate where it begins
/// @param to the middle of the candidate where it ends
record LinkArrow(Point2D from, Point2D to, double cellSide, boolean strong) {

    private static final PseudoClass STRONG = PseudoClass.getPseudoClass("strong");
    private static final PseudoClass WEAK = PseudoClass.getPseudoClass("weak");

    /// Returns the line and its head.
    List<Node> nodes() {
        Point2D along = to.subtract(from);
        double length = along.magnitude();
        if (length < 1) {
            return List.of();
        }
        Point2D across = new Point2D(-along.getY(), along.getX()).normalize();
        double bend = Math.min(length * 0.18, cellSide * 0.5);
        Point2D control = from.midpoint(to).add(across.multiply(bend));
        double reach = Math.min(cellSide * 0.16, length * 0.3);
        Point2D start = from.add(control.subtract(from).normalize().multiply(reach));
        Point2D in = to.subtract(control).normalize();
        Point2D tip = to.subtract(in.multiply(reach));
        double size = cellSide * 0.11;
        Point2D neck = tip.subtract(in.multiply(size));
        QuadCurve line =
                new QuadCurve(start.getX(), start.getY(), control.getX(), control.getY(), neck.getX(), neck.getY());
        line.getStyleClass().add("link-line");
        line.setStrokeWidth(Math.max(1.5, cellSide * (strong ? 0.04 : 0.03)));
        if (!strong) {
            line.getStrokeDashArray().setAll(cellSide * 0.08, cellSide * 0.07);
        }
        Point2D side = new Point2D(-in.getY(), in.getX()).multiply(size * 0.55);
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
}
