package nonet.picture.drawing;

import java.util.ArrayList;
import java.util.List;
import nonet.deduce.Link;
import nonet.deduce.Node;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Cell;
import nonet.grid.House;
import nonet.picture.drawing.Shape.Area;
import nonet.picture.drawing.Shape.Box;
import nonet.picture.drawing.Shape.Curve;
import nonet.play.DrawnLink;

/// Draws the marks above the cells of a deduction: frames around houses, links between candidates, and frames around
/// the candidates of a group node.
final class MarkPainter {

    private final Places places;
    private final double cell;

    MarkPainter(Places places) {
        this.places = places;
        this.cell = places.cell();
    }

    List<Shape> draw(Marks marks, List<DrawnLink> drawn) {
        List<Shape> shapes = new ArrayList<>();
        // In house order, so that the same picture is always written alike.
        for (House house : House.all()) {
            Role role = marks.houses().get(house);
            if (role != null) {
                shapes.add(frame(house, role));
            }
        }
        List<Node> groups = new ArrayList<>();
        for (Link link : marks.links()) {
            shapes.addAll(arrow(places.middle(link.from()), places.middle(link.to()), link.isStrong()));
            for (Node end : List.of(link.from(), link.to())) {
                if (!end.isCandidate() && !groups.contains(end)) {
                    groups.add(end);
                    shapes.add(around(end));
                }
            }
        }
        for (DrawnLink link : drawn) {
            Point from = places.middle(link.from().cell(), link.from().digit());
            Point to = places.middle(link.to().cell(), link.to().digit());
            shapes.addAll(arrow(from, to, link.strong()));
        }
        return shapes;
    }

    private Box frame(House house, Role role) {
        boolean cover = role == Role.COVER;
        Stroke stroke = new Stroke(cell * 0.045, Palette.house(role), cover ? cell * 0.12 : 0, cover ? cell * 0.08 : 0);
        Cell first = house.cells().getFirst();
        Cell last = house.cells().getLast();
        double inset = cell * (cover ? 0.07 : 0.03);
        return box(
                places.column(first.column()) + inset,
                places.row(first.row()) + inset,
                places.column(last.column() + 1) - inset,
                places.row(last.row() + 1) - inset,
                stroke);
    }

    /// Returns a frame around the marks of one digit in several cells.
    private Box around(Node group) {
        double left = Double.MAX_VALUE;
        double top = Double.MAX_VALUE;
        double right = 0;
        double bottom = 0;
        double reach = cell * 0.15;
        for (Cell each : group.cells()) {
            Point middle = places.middle(each, group.digit());
            left = Math.min(left, middle.x() - reach);
            top = Math.min(top, middle.y() - reach);
            right = Math.max(right, middle.x() + reach);
            bottom = Math.max(bottom, middle.y() + reach);
        }
        return box(left, top, right, bottom, Stroke.whole(cell * 0.03, Palette.group()));
    }

    private Box box(double left, double top, double right, double bottom, Stroke stroke) {
        return new Box(left, top, right - left, bottom - top, cell * 0.1, null, stroke);
    }

    /// Returns a link as a curved arrow, so that it passes beside the candidates between its ends: solid for a strong
    /// link, dashed for a weak one.
    private List<Shape> arrow(Point from, Point to, boolean strong) {
        Point along = to.minus(from);
        double length = along.length();
        if (length < cell / 100) {
            return List.of();
        }
        double bend = Math.min(length * 0.18, cell * 0.5);
        Point control = from.plus(along.times(0.5)).plus(along.unit().turned().times(bend));
        double reach = Math.min(cell * 0.16, length * 0.3);
        Point start = from.plus(control.minus(from).unit().times(reach));
        Point in = to.minus(control).unit();
        Point tip = to.minus(in.times(reach));
        double size = cell * 0.11;
        Point neck = tip.minus(in.times(size));
        Point side = in.turned().times(size * 0.55);
        Ink ink = Palette.link(strong);
        Stroke stroke =
                strong ? Stroke.whole(cell * 0.04, ink) : new Stroke(cell * 0.03, ink, cell * 0.08, cell * 0.07);
        return List.of(
                new Curve(start, control, neck, stroke),
                new Area(List.of(tip, neck.plus(side), neck.minus(side)), ink));
    }
}
