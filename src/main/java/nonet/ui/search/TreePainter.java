package nonet.ui.search;

import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.Predicate;
import javafx.geometry.VPos;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.paint.Color;
import javafx.scene.shape.StrokeLineCap;
import javafx.scene.text.TextAlignment;
import nonet.trace.NodeState;
import nonet.ui.kit.Fonts;
import nonet.ui.search.TreePicture.Item;

/// Paints a picture of a search tree. The outcome of a guess is shown by the shape of its sign as well as by its color.
final class TreePainter {

    /// The width of a node with its label, in pixels.
    static final double LABEL_ROOM = 52;

    private static final double AHEAD = 0.4;
    private static final double[] DASHES = {5, 4};
    private static final double[] SOLID = {};

    private final GraphicsContext graphics;
    private final Function<PaintColor, Color> colors;
    private final TreeSigns signs;
    private final TreePicture picture;
    private final TreeCamera camera;
    private final IntFunction<String> names;
    private final Branching branching;
    private final List<BranchStub> stubs;
    private final double width;
    private final double height;
    private final double radius;

    /// @param controller has the picture
    TreePainter(
            GraphicsContext graphics,
            Function<PaintColor, Color> colors,
            SearchTreeController controller,
            double width,
            double height) {
        this.graphics = graphics;
        this.colors = colors;
        signs = new TreeSigns(graphics, colors);
        picture = controller.picture.get();
        camera = controller.camera();
        names = controller::name;
        branching = controller.branching.get();
        stubs = controller.stubs();
        this.width = width;
        this.height = height;
        radius = Math.clamp(camera.unitY() * 0.19, 2, 9);
    }

    /// Tests whether there is room for a label up to the next node.
    static boolean isLabeled(Item item, TreeCamera camera) {
        return camera.unitX() * item.room() >= LABEL_ROOM && camera.unitY() >= 17;
    }

    /// Tests whether the label is to the left: that of a node to the left of a straight path, away from the lines.
    static boolean isLabeledLeft(Item item) {
        return item.x() < 0;
    }

    void paint() {
        graphics.setLineCap(StrokeLineCap.ROUND);
        graphics.setTextBaseline(VPos.CENTER);
        paintEdges(false);
        paintEdges(true);
        paintNodes(item -> !isUppermost(item));
        paintNodes(TreePainter::isUppermost);
        stubs.forEach(this::paintStub);
        graphics.setGlobalAlpha(1);
    }

    private static boolean isUppermost(Item item) {
        return item.lit() || item.state() == NodeState.SOLUTION;
    }

    private void paintNodes(Predicate<Item> which) {
        for (Item item : picture.items()) {
            if (which.test(item)) {
                paintNode(item);
            }
        }
    }

    private void paintEdges(boolean lit) {
        graphics.setLineWidth(lit ? 2.5 : 1.2);
        for (Item item : picture.items()) {
            if (item.parent() < 0 || item.lit() != lit) {
                continue;
            }
            graphics.setGlobalAlpha(item.ahead() ? AHEAD : 1);
            Item above = picture.items().get(item.parent());
            double fromX = Math.clamp(camera.screenX(above.x()), -60, width + 60);
            double fromY = camera.screenY(above.level());
            double toX = Math.clamp(camera.screenX(item.x()), -60, width + 60);
            double toY = camera.screenY(item.level());
            if (toY < -10 || fromY > height + 10) {
                continue;
            }
            boolean own = branching.isOwn(picture.tree().first(item.node()));
            graphics.setStroke(color(own ? PaintColor.BRANCH : lit ? PaintColor.OPEN : PaintColor.LINE));
            graphics.setLineDashes(own ? DASHES : SOLID);
            signs.edge(fromX, fromY, toX, toY);
        }
        graphics.setLineDashes();
    }

    private void paintStub(BranchStub stub) {
        graphics.setGlobalAlpha(1);
        graphics.setStroke(color(PaintColor.BRANCH));
        graphics.setLineWidth(1.5);
        graphics.setLineDashes(DASHES);
        graphics.strokeLine(stub.fromX(), stub.fromY(), stub.x(), stub.y());
        graphics.setLineDashes();
        graphics.setFill(color(PaintColor.PAPER));
        double[] xs = {stub.x(), stub.x() + 5, stub.x(), stub.x() - 5};
        double[] ys = {stub.y() - 5, stub.y(), stub.y() + 5, stub.y()};
        graphics.fillPolygon(xs, ys, 4);
        graphics.strokePolygon(xs, ys, 4);
        graphics.setTextAlign(TextAlignment.LEFT);
        graphics.setFont(Fonts.regular(11));
        paintText(stub.branch().name(), stub.x() + 9, stub.y(), PaintColor.BRANCH);
    }

    private void paintNode(Item item) {
        double x = camera.screenX(item.x());
        double y = camera.screenY(item.level());
        double room = camera.unitX() * item.width();
        double below = item.reach() * camera.unitY();
        if (x + Math.max(room, 60) < 0 || x - room > width || y + below < -20 || y > height + 20) {
            return;
        }
        graphics.setGlobalAlpha(item.ahead() ? AHEAD : 1);
        boolean important = item.current() || item.state() == NodeState.SOLUTION;
        double size = Math.clamp(room * 0.45, important ? Math.min(5, radius) : 1, radius);
        Color color = signs.color(item.state());
        if (item.folded()) {
            paintFolded(item, x, y, size, color);
        } else if (size < 2.5) {
            graphics.setFill(color);
            graphics.fillRect(x - size / 2, y - 1, Math.max(1, size), 4);
        } else {
            signs.paint(item.state(), x, y, size);
        }
        if (item.current()) {
            graphics.setStroke(color(PaintColor.TEXT));
            graphics.setLineWidth(1.5);
            double ring = Math.max(size, 4) + 4;
            graphics.strokeOval(x - ring, y - ring, 2 * ring, 2 * ring);
        }
        if (isLabeled(item, camera)) {
            paintLabel(item, x, y, size + (item.current() ? 8 : 5));
        }
    }

    /// A triangle; if there is room for its true height, as deep as the branch that it represents.
    private void paintFolded(Item item, double x, double y, double size, Color color) {
        boolean whole = item.width() > 1;
        double half = whole ? Math.max(1, camera.unitX() * item.width() / 2) : size * 1.15;
        double bottom = whole ? y + Math.max(3, item.reach() * camera.unitY()) : y + size;
        double top = whole ? y : y - size;
        double[] xs = {x, x + half, x - half};
        double[] ys = {top, bottom, bottom};
        graphics.setFill(color(PaintColor.PAPER));
        graphics.fillPolygon(xs, ys, 3);
        graphics.setFill(color.deriveColor(0, 1, 1, whole ? 0.55 : 0.3));
        graphics.fillPolygon(xs, ys, 3);
        if (half > 3) {
            graphics.setStroke(color);
            graphics.setLineWidth(1.3);
            graphics.strokePolygon(xs, ys, 3);
        }
    }

    private void paintLabel(Item item, double x, double y, double gap) {
        double size = Math.clamp(camera.unitY() * 0.36, 9, 14);
        boolean left = isLabeledLeft(item);
        boolean counted = item.folded();
        double from = left ? x - gap : x + gap;
        graphics.setTextAlign(left ? TextAlignment.RIGHT : TextAlignment.LEFT);
        graphics.setFont(item.lit() ? Fonts.bold(size) : Fonts.regular(size));
        paintText(names.apply(item.node()), from, counted ? y - size * 0.45 : y, PaintColor.TEXT);
        if (counted) {
            graphics.setFont(Fonts.regular(size * 0.9));
            String below =
                    String.format(Locale.ROOT, "\u25BE %,d", picture.tree().weight(item.node()) - 1);
            paintText(below, from, y + size * 0.6, PaintColor.QUIET);
        }
    }

    /// Paints text that stays legible in front of a line.
    private void paintText(String text, double x, double y, PaintColor tint) {
        graphics.setStroke(color(PaintColor.PAPER));
        graphics.setLineWidth(3);
        graphics.strokeText(text, x, y);
        graphics.setFill(color(tint));
        graphics.fillText(text, x, y);
    }

    private Color color(PaintColor tint) {
        return colors.apply(tint);
    }
}
