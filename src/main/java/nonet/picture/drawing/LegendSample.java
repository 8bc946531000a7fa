package nonet.picture.drawing;

import java.util.ArrayList;
import java.util.List;
import nonet.explain.mark.Part;
import nonet.explain.mark.Role;
import nonet.explain.mark.Sign;

/// Small pictures of what diagrams show of a deduction, for a legend beside them.
public final class LegendSample {

    /// The width and height of a sample in points.
    private static final double SIDE = 12;

    private LegendSample() {}

    /// Returns the mark of a candidate, a tinted cell or the frame of a house.
    public static Drawing of(Part.Kind kind, Role role) {
        return drawing(
                switch (kind) {
                    case CANDIDATE -> List.of(candidate(Palette.chip(role)));
                    case CELL -> cell(role);
                    case HOUSE -> List.of(house(role));
                });
    }

    /// Returns a link.
    public static Drawing link(boolean strong) {
        Stroke stroke = strong
                ? Stroke.whole(2, Palette.link(true))
                : new Stroke(1.5, Palette.link(false), SIDE * 0.3, SIDE * 0.2);
        return drawing(List.of(new Shape.Line(new Point(0, SIDE / 2), new Point(SIDE, SIDE / 2), stroke)));
    }

    /// Returns a sign.
    public static Drawing of(Sign sign) {
        return drawing(
                switch (sign) {
                    case Sign.Shade(var _, var role) ->
                        List.of(square(Palette.cell(role).onPaper(0.6)));
                    case Sign.Crossed _ -> {
                        Stroke stroke = Stroke.whole(1, Palette.GRAY);
                        yield List.of(
                                new Shape.Line(new Point(1, 1), new Point(SIDE - 1, SIDE - 1), stroke),
                                new Shape.Line(new Point(1, SIDE - 1), new Point(SIDE - 1, 1), stroke));
                    }
                    case Sign.Hatched _ ->
                        List.of(
                                hatch(0, SIDE / 2, SIDE / 2, 0),
                                hatch(0, SIDE, SIDE, 0),
                                hatch(SIDE / 2, SIDE, SIDE, SIDE / 2));
                    case Sign.CoverLine cover ->
                        List.of(new Shape.Line(
                                new Point(0, SIDE / 2),
                                new Point(SIDE, SIDE / 2),
                                Stroke.whole(1.5, Palette.chip(cover.role()).outline())));
                    case Sign.EdgeDigits _, Sign.LinkDigits _, Sign.Number _ ->
                        List.of(new Shape.Words(
                                SIDE / 2, SIDE * 0.75, SIDE * 0.8, FontWeight.BOLD, Align.MIDDLE, Palette.BLACK, "12"));
                    case Sign.Exclusion _, Sign.Ray _, Sign.Caption _ -> List.of();
                });
    }

    private static Drawing drawing(List<Shape> shapes) {
        return new Drawing(SIDE, SIDE, shapes);
    }

    private static Shape candidate(Palette.Chip chip) {
        double side = SIDE - 2;
        Stroke rim = Stroke.whole(1, chip.outline());
        return new Shape.Box(1, 1, side, side, chip.round() ? side / 2 : side * 0.15, chip.fill(), rim);
    }

    private static List<Shape> cell(Role role) {
        List<Shape> shapes = new ArrayList<>(List.of(square(Palette.cell(role))));
        Ink line = role == Role.PIVOT ? Palette.ring() : Palette.PALE;
        shapes.add(new Shape.Box(0.5, 0.5, SIDE - 1, SIDE - 1, 0, null, Stroke.whole(1, line)));
        return shapes;
    }

    private static Shape house(Role role) {
        boolean cover = role == Role.COVER;
        Stroke stroke = new Stroke(1.5, Palette.house(role), cover ? 3 : 0, cover ? 2 : 0);
        return new Shape.Box(1, 1, SIDE - 2, SIDE - 2, 2, null, stroke);
    }

    private static Shape hatch(double fromX, double fromY, double toX, double toY) {
        return new Shape.Line(new Point(fromX, fromY), new Point(toX, toY), Stroke.whole(0.8, Palette.GRAY));
    }

    private static Shape square(Ink ink) {
        return new Shape.Box(0, 0, SIDE, SIDE, 0, ink, null);
    }
}
