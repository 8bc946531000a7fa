package nonet.ui.atlas;

import java.util.List;
import java.util.function.Supplier;
import javafx.geometry.VPos;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseEvent;
import nonet.trace.TreeSnapshot;
import nonet.trace.atlas.Icicle;
import nonet.trace.atlas.Icicle.Bar;
import nonet.trace.atlas.TreeDifference;
import nonet.trace.atlas.TreeDifference.Branch;
import nonet.ui.atlas.AtlasDifference.Compared;
import nonet.ui.kit.Fonts;
import nonet.ui.kit.ViewListeners;
import nonet.ui.search.CanvasRegion;
import nonet.ui.search.PaintColor;
import org.jspecify.annotations.Nullable;

/// Two searches side by side, from where they part: on the left the one that is shown, on the right the one it is compared
/// with. What only one of them has is framed. A click on the left shows a branch on the board.
final class PartedView extends CanvasRegion {

    private static final double GAP = 12;
    private static final double TITLE = 13;
    private static final double TOP = 22;
    private static final double TALLEST = 24;
    private static final double NARROWEST = 1;

    private final AtlasController atlas;
    private final Supplier<List<String>> words;

    /// Where the measure of an outline is drawn.
    ///
    /// @param left where the drawing begins in the measure
    /// @param unit the width of one unit of it
    private record Axis(double left, double unit, double x, double width) {}

    /// One of the searches as it is drawn.
    ///
    /// @param part the outline of what follows the parting
    /// @param base the level of the parting
    /// @param level the height of a level
    private record Side(TreeSnapshot tree, Icicle part, int base, double level, Axis axis) {

        double x(double place) {
            return axis.x + Math.clamp((place - axis.left) * axis.unit, 0, axis.width);
        }

        double y(int at) {
            return TOP + (at - base) * level;
        }

        @Nullable
        Bar at(double atX, double atY) {
            Bar found = null;
            for (Bar bar : part.bars()) {
                if (bar.deepest() >= base
                        && x(bar.from()) <= atX
                        && atX < x(bar.to())
                        && y(Math.max(base, bar.level())) <= atY
                        && atY < y(bar.deepest() + 1)) {
                    found = bar;
                }
            }
            return found;
        }
    }

    /// @param words returns what is shown in words: the name of the left search, that of the right one, and where they part
    PartedView(AtlasController atlas, Supplier<List<String>> words) {
        this.atlas = atlas;
        this.words = words;
        setId("atlas-parted");
        getStyleClass().addAll("search-drawing", "atlas-icicle");
        setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setMinSize(200, 90);
        setPrefSize(700, 160);
        setOnMouseClicked(this::click);
        ViewListeners.onInvalidation(this, atlas.measure, this::redraw);
        ViewListeners.onInvalidation(this, atlas.difference.compared, () -> {
            redraw();
            notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
        });
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, @Nullable Object... parameters) {
        return attribute == AccessibleAttribute.TEXT
                ? String.join("\n", words.get())
                : super.queryAccessibleAttribute(attribute, parameters);
    }

    @Override
    protected void paint(GraphicsContext graphics, double width, double height) {
        Compared compared = atlas.difference.compared.get();
        if (compared == null) {
            return;
        }
        List<String> titles = words.get();
        for (boolean first : new boolean[] {true, false}) {
            Side side = side(compared, first, width, height);
            graphics.setFont(Fonts.regular(TITLE));
            graphics.setFill(color(PaintColor.TEXT));
            graphics.setTextBaseline(VPos.CENTER);
            graphics.fillText(titles.get(first ? 0 : 1), side.axis.x, TOP / 2, side.axis.width);
            paint(graphics, side);
            frames(graphics, side, compared.difference(), first);
        }
    }

    private Side side(Compared compared, boolean first, double width, double height) {
        TreeSnapshot tree = first ? compared.first() : compared.second();
        int node = TreeDifference.node(tree, compared.difference().parting());
        Icicle.Measure measure = atlas.measure.get();
        double from = measure.start(tree, node);
        double to = Math.max(from + 1, measure.end(tree, node));
        double half = (width - GAP) / 2;
        double unit = half / (to - from);
        int base = tree.level(node);
        double level = Math.min(TALLEST, (height - TOP - 2) / Math.max(1, tree.deepest(node) - base + 1));
        Icicle part = Icicle.of(tree, measure, from, to, NARROWEST / unit);
        return new Side(tree, part, base, level, new Axis(from, unit, first ? 0 : half + GAP, half));
    }

    private void paint(GraphicsContext graphics, Side side) {
        BarPainter painter = new BarPainter(graphics, this::color, side.tree());
        for (Bar bar : side.part().bars()) {
            double x = side.x(bar.from());
            double end = side.x(bar.to());
            if (bar.level() >= side.base() && end > x) {
                painter.paint(bar, x, side.y(bar.level()), Math.max(1, end - x), side.level());
            }
        }
    }

    private void frames(GraphicsContext graphics, Side side, TreeDifference difference, boolean first) {
        Icicle.Measure measure = atlas.measure.get();
        graphics.setStroke(color(PaintColor.BRANCH));
        graphics.setLineWidth(2);
        for (Branch branch : difference.branches()) {
            if (branch.inFirst() == first) {
                double x = side.x(measure.start(side.tree(), branch.node()));
                double end = side.x(measure.end(side.tree(), branch.node()));
                double y = side.y(side.tree().level(branch.node()));
                double foot = side.y(side.tree().deepest(branch.node()) + 1);
                graphics.strokeRect(x + 1, y + 1, Math.max(1, end - x - 2), Math.max(1, foot - y - 2));
            }
        }
    }

    private void click(MouseEvent event) {
        Compared compared = atlas.difference.compared.get();
        if (compared != null) {
            Bar bar = side(compared, true, getWidth() / scaled(), getHeight() / scaled())
                    .at(event.getX() / scaled(), event.getY() / scaled());
            int node = bar == null ? -1 : atlas.tree.get().find(compared.first().first(bar.node()));
            if (node >= 0) {
                atlas.go(node);
            }
        }
    }
}
