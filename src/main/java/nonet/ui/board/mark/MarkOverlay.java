package nonet.ui.board.mark;

import static nonet.ui.kit.Parts.styled;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.Pane;
import javafx.scene.shape.Rectangle;
import nonet.deduce.Link;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.explain.mark.Sign;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.House;
import nonet.play.DrawnLink;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.kit.Fonts;

/// The layer above the cells when a deduction is shown: frames around houses, links between candidates, and frames
/// around the candidates of a group node, and signs. It is transparent to the mouse.
public final class MarkOverlay extends Pane {

    /// The least distance of a link from the middle of a candidate, as a part of a cell's side.
    private static final double CLEARANCE = 0.13;

    /// The extent of a large digit up and down, less the clearance, as a part of a cell's side.
    private static final double LARGE = 0.17;

    private Marks marks = Marks.NONE;
    private List<DrawnLink> drawn = List.of();
    private Set<DrawnLink> doubtful = Set.of();
    private Grid grid = BoardFrame.EMPTY.grid();
    private BoardGeometry geometry = BoardGeometry.fit(0, 0, false, 1);

    public MarkOverlay() {
        setId("mark-overlay");
        setManaged(false);
        setMouseTransparent(true);
    }

    /// Shows marks and the user's links in place of those shown.
    ///
    /// @param links the links that the user has drawn
    /// @param doubts those of them that the pencil marks do not bear out
    /// @param on the board whose candidates the links keep clear of
    public void show(Marks next, List<DrawnLink> links, Set<DrawnLink> doubts, Grid on) {
        boolean linked = !next.links().isEmpty() || !links.isEmpty();
        boolean moved = !marks.equals(next) || !drawn.equals(links) || !doubtful.equals(doubts) || linked && on != grid;
        marks = next;
        drawn = links;
        doubtful = doubts;
        grid = on;
        if (moved) {
            draw();
        }
    }

    /// Puts everything in its place on a board of this size.
    public void arrange(BoardGeometry next) {
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
        List<Point2D> taken = marks.links().isEmpty() && drawn.isEmpty() ? new ArrayList<>() : digits();
        for (Link link : marks.links()) {
            LinkRoute route = LinkRoute.of(
                    end(link.from(), middle(link.to())),
                    end(link.to(), middle(link.from())),
                    taken,
                    geometry.cellSide() * CLEARANCE,
                    geometry.side());
            // A link the other way between the same two, or one beside it, takes another way.
            taken.add(route.at(0.5));
            nodes.addAll(new LinkArrow(route, geometry.cellSide(), link.isStrong()).nodes());
            for (nonet.deduce.Node end : List.of(link.from(), link.to())) {
                if (!end.isCandidate() && !groups.contains(end)) {
                    groups.add(end);
                    nodes.add(around(end));
                }
            }
        }
        for (DrawnLink link : drawn) {
            LinkRoute route = LinkRoute.of(
                    middle(link.from().cell(), link.from().digit()),
                    middle(link.to().cell(), link.to().digit()),
                    taken,
                    geometry.cellSide() * CLEARANCE,
                    geometry.side());
            taken.add(route.at(0.5));
            nodes.addAll(new LinkArrow(route, geometry.cellSide(), link.strong()).nodes());
            if (doubtful.contains(link)) {
                nodes.add(doubt(route.at(0.5)));
            }
        }
        for (Sign sign : marks.signs()) {
            nodes.addAll(new SignNodes(sign, geometry).nodes());
        }
        getChildren().setAll(nodes);
    }

    /// Returns the sign on a link that the pencil marks do not bear out.
    private Node doubt(Point2D place) {
        Label sign = styled("link-doubt", new Label("?"));
        sign.setFont(Fonts.bold(geometry.cellSide() * 0.3));
        double side = geometry.cellSide() * 0.36;
        sign.setAlignment(Pos.CENTER);
        sign.resizeRelocate(place.getX() - side / 2, place.getY() - side / 2, side, side);
        return sign;
    }

    /// Returns where the candidates are, and what a large digit covers.
    private List<Point2D> digits() {
        List<Point2D> middles = new ArrayList<>();
        double half = geometry.cellSide() / 2;
        for (Cell cell : CellSet.ALL.minus(grid.blanks())) {
            Point2D middle = new Point2D(geometry.start(cell.column()) + half, geometry.start(cell.row()) + half);
            double reach = geometry.cellSide() * LARGE;
            middles.addAll(List.of(middle, middle.add(0, reach), middle.subtract(0, reach)));
        }
        for (Cell cell : grid.blanks()) {
            for (Digit digit : grid.candidates(cell)) {
                middles.add(middle(cell, digit));
            }
        }
        return middles;
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

    /// Returns the candidate of a node that is nearest to where its link comes from.
    private Point2D end(nonet.deduce.Node node, Point2D other) {
        Point2D nearest = middle(node);
        double least = Double.MAX_VALUE;
        for (Cell cell : node.cells()) {
            Point2D candidate = middle(cell, node.digit());
            if (candidate.distance(other) < least) {
                least = candidate.distance(other);
                nearest = candidate;
            }
        }
        return nearest;
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
