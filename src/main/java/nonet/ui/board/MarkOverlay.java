package nonet.ui.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import nonet.deduce.Link;
import nonet.explain.Marks;
import nonet.explain.Role;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.House;

/// What lies above the cells when a deduction is shown: frames around houses, links between candidates, and frames
/// around candidates that a link takes together. It hears no mouse.
final class MarkOverlay extends Pane {

    private Marks marks = Marks.NONE;
    private BoardGeometry geometry = BoardGeometry.fit(0, 0, false, 1);

    MarkOverlay() {
        setId("mark-overlay");
        setManaged(false);
        setMouseTransparent(true);
    }

    void show(Marks next) {
        if (!marks.equals(next)) {
            marks = next;
            draw();
        }
    }

    /// Puts everything in its place on a board of this size.
    void arrange(BoardGeometry next) {
        geometry = next;
        resizeRelocate(0, 0, next.side(), next.side());
        draw();
    }

    private void draw() {
        List<Node> nodes = new ArrayList<>();
        for (Map.Entry<House, Role> each : marks.houses().entrySet()) {
            nodes.add(frame(each.getKey(), each.getValue()));
        }
        List<nonet.deduce.Node> groups = new ArrayList<>();
        for (Link link : marks.links()) {
            nodes.addAll(new LinkArrow(middle(link.from()), middle(link.to()), geometry.cellSide(), link.isStrong())
                    .nodes());
            for (nonet.deduce.Node end : List.of(link.from(), link.to())) {
                if (!end.isCandidate() && !groups.contains(end)) {
                    groups.add(end);
                    nodes.add(around(end));
                }
            }
        }
        getChildren().setAll(nodes);
    }

    private Node frame(House house, Role role) {
        Cell first = house.cells().getFirst();
        Cell last = house.cells().getLast();
        double inset = geometry.cellSide() * (role == Role.COVER ? 0.07 : 0.03);
        return box(
                geometry.start(first.column()) + inset,
                geometry.start(first.row()) + inset,
                geometry.start(last.column()) + geometry.cellSide() - inset,
                geometry.start(last.row()) + geometry.cellSide() - inset,
                "house-frame",
                PseudoClass.getPseudoClass("role-" + role.name().toLowerCase(Locale.ROOT)));
    }

    /// Returns a frame around the marks of one digit in several cells.
    private Node around(nonet.deduce.Node group) {
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = 0;
        double bottom = 0;
        double reach = geometry.cellSide() * 0.15;
        for (Cell cell : group.cells()) {
            Point2D middle = middle(cell, group.digit());
            left = Math.min(left, middle.getX() - reach);
            top = Math.min(top, middle.getY() - reach);
            right = Math.max(right, middle.getX() + reach);
            bottom = Math.max(bottom, middle.getY() + reach);
        }
        return box(left, top, right, bottom, "group-frame", PseudoClass.getPseudoClass("group"));
    }

    private Node box(double left, double top, double right, double bottom, String style, PseudoClass role) {
        Rectangle box = new Rectangle(left, top, right - left, bottom - top);
        double arc = geometry.cellSide() * 0.2;
        box.setArcWidth(arc);
        box.setArcHeight(arc);
        box.getStyleClass().add(style);
        box.pseudoClassStateChanged(role, true);
        return box;
    }

    private Point2D middle(nonet.deduce.Node node) {
        Point2D sum = Point2D.ZERO;
        for (Cell cell : node.cells()) {
            sum = sum.add(middle(cell, node.digit()));
        }
        return sum.multiply(1.0 / node.cells().size());
    }

    private Point2D middle(Cell cell, Digit digit) {
        MarkPlace place = MarkPlace.of(digit, geometry.cellSide());
        return new Point2D(
                geometry.start(cell.column()) + place.left() + place.side() / 2,
                geometry.start(cell.row()) + place.middle());
    }
}
