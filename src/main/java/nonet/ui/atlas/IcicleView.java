package nonet.ui.atlas;

import static javafx.scene.input.KeyCode.ADD;
import static javafx.scene.input.KeyCode.DIGIT0;
import static javafx.scene.input.KeyCode.DOWN;
import static javafx.scene.input.KeyCode.ENTER;
import static javafx.scene.input.KeyCode.EQUALS;
import static javafx.scene.input.KeyCode.HOME;
import static javafx.scene.input.KeyCode.LEFT;
import static javafx.scene.input.KeyCode.MINUS;
import static javafx.scene.input.KeyCode.N;
import static javafx.scene.input.KeyCode.NUMPAD0;
import static javafx.scene.input.KeyCode.PLUS;
import static javafx.scene.input.KeyCode.RIGHT;
import static javafx.scene.input.KeyCode.SPACE;
import static javafx.scene.input.KeyCode.SUBTRACT;
import static javafx.scene.input.KeyCode.UP;
import static javafx.scene.input.KeyCode.Z;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.List;
import java.util.function.Consumer;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import nonet.trace.TreeSnapshot;
import nonet.trace.atlas.Icicle;
import nonet.trace.atlas.Icicle.Bar;
import nonet.ui.kit.Fonts;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import nonet.ui.playback.ShownSearch;
import nonet.ui.search.Branching;
import nonet.ui.search.CanvasRegion;
import nonet.ui.search.PaintColor;
import org.jspecify.annotations.Nullable;

/// The outline of the search: depth downwards, branches as wide as their share of it. The wheel zooms, dragging moves, a
/// click shows a branch on the board, and the keys go from branch to branch.
final class IcicleView extends CanvasRegion {

    private static final double NARROWEST = 1;
    private static final double TALLEST = 24;
    private static final double TOP = 9;
    private static final double ZOOM = 1.25;

    static final ViewKeys<IcicleView> KEYS = ViewKeys.of(row(
            "keys.atlas",
            key(LEFT, view -> view.reveal(before(view.tree(), view.node()))),
            key(UP, view -> view.reveal(view.tree().parent(view.node()))),
            key(RIGHT, view -> view.reveal(next(view.tree(), view.node()))),
            key(DOWN, view -> view.reveal(view.tree().hasChildren(view.node()) ? view.node() + 1 : view.node())),
            key(List.of(PLUS, ADD, EQUALS), view -> view.zoomAtSelected(1 / ZOOM)),
            key(List.of(MINUS, SUBTRACT), view -> view.zoomAtSelected(ZOOM)),
            key(List.of(DIGIT0, NUMPAD0), view -> view.atlas.part.set(Part.WHOLE)),
            key(Z, view -> view.atlas.zoomTo(view.node())),
            key(N, view -> view.atlas.nextMarked()),
            key(HOME, view -> view.reveal(0)),
            key(List.of(ENTER, SPACE), view -> view.atlas.go(view.node()))));

    private final AtlasController atlas;
    private final AtlasWords words;
    private final Consumer<String> say;
    private Icicle shown = new Icicle(List.of(), 1);
    private double pressed = Double.NaN;
    private boolean dragged;

    /// @param say shows the words on the branch under the mouse
    IcicleView(Messages messages, AtlasController atlas, Consumer<String> say) {
        this.atlas = atlas;
        this.say = say;
        words = new AtlasWords(messages);
        setId("atlas-icicle");
        getStyleClass().addAll("search-drawing", "atlas-icicle");
        setAccessibleRole(AccessibleRole.BUTTON);
        setAccessibleHelp(messages.get("atlas.icicle-help"));
        setFocusTraversable(true);
        setMinSize(200, 90);
        setPrefSize(700, 200);
        ViewListeners.onInvalidation(this, atlas.tree, this::changed);
        ViewListeners.onInvalidation(this, atlas.measure, this::redraw);
        ViewListeners.onInvalidation(this, atlas.part, this::redraw);
        ViewListeners.onInvalidation(this, atlas.marked, this::redraw);
        ViewListeners.onInvalidation(this, atlas.selected, this::changed);
        ViewListeners.onInvalidation(this, atlas.playback.search.moment, this::redraw);
        ViewListeners.onInvalidation(this, atlas.playback.search.branches, this::redraw);
        setOnMousePressed(this::press);
        setOnMouseDragged(this::drag);
        setOnMouseReleased(_ -> pressed = Double.NaN);
        setOnMouseClicked(this::click);
        setOnMouseMoved(event -> {
            Bar bar = at(event.getX(), event.getY());
            say.accept(bar == null ? description() : words.branch(tree(), bar.node()));
        });
        setOnMouseExited(_ -> say.accept(description()));
        setOnScroll(this::scroll);
        KEYS.handle(this, this);
        changed();
    }

    private void changed() {
        redraw();
        // Read, so that the next change is reported, too.
        int _ = atlas.selected.get();
        say.accept(description());
        notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
    }

    private TreeSnapshot tree() {
        return atlas.tree.get();
    }

    private String description() {
        return words.branch(tree(), atlas.selected.get());
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, @Nullable Object... parameters) {
        return attribute == AccessibleAttribute.TEXT
                ? description()
                : super.queryAccessibleAttribute(attribute, parameters);
    }

    @Override
    protected void paint(GraphicsContext graphics, double width, double height) {
        TreeSnapshot tree = tree();
        Part part = atlas.part.get();
        double whole = atlas.measure.get().whole(tree);
        double unit = width / (part.width() * whole);
        double left = part.from() * whole;
        shown = Icicle.of(tree, atlas.measure.get(), left, part.to() * whole, NARROWEST / unit);
        double level = level(height);
        BarPainter painter = new BarPainter(graphics, this::color, tree);
        for (Bar bar : shown.bars()) {
            double x = Math.max(0, (bar.from() - left) * unit);
            double end = Math.min(width, (bar.to() - left) * unit);
            painter.paint(bar, x, TOP + bar.level() * level, Math.max(1, end - x), level);
        }
        path(graphics, left, unit, level, width);
        marks(graphics, left, unit, level, width);
        branches(graphics, left, unit, width, height);
        int node = atlas.selected.get();
        if (isFocused()) {
            graphics.setStroke(color(PaintColor.FOCUS));
            graphics.setLineWidth(2.5);
            outline(graphics, node, left, unit, level, width);
        }
    }

    private double level(double height) {
        return Math.min(TALLEST, (height - TOP - 2) / Math.max(1, shown.levels()));
    }

    /// Draws the place of the event that is shown, and the open guesses there.
    private void path(GraphicsContext graphics, double left, double unit, double level, double width) {
        TreeSnapshot tree = tree();
        int[] path = tree.path(atlas.playback.search.moment().index());
        graphics.setStroke(color(PaintColor.TEXT));
        graphics.setLineWidth(1.5);
        for (int node : path) {
            if (node > 0) {
                outline(graphics, node, left, unit, level, width);
            }
        }
        double place = (atlas.measure.get().start(tree, path[path.length - 1]) - left) * unit;
        if (path.length > 1 && place >= 0 && place <= width) {
            graphics.strokeLine(place, 0, place, TOP);
        }
    }

    private void marks(GraphicsContext graphics, double left, double unit, double level, double width) {
        graphics.setLineWidth(2);
        graphics.setStroke(color(PaintColor.TEXT));
        graphics.setFill(color(PaintColor.TEXT));
        double last = -2;
        for (long first : atlas.marked.get()) {
            int node = tree().find(first);
            if (node >= 0) {
                double x = (atlas.measure.get().start(tree(), node) - left) * unit;
                // Of very many, those beside each other look like one.
                if (x < last + 1 || x > width) {
                    continue;
                }
                last = x;
                outline(graphics, node, left, unit, level, width);
                graphics.fillPolygon(new double[] {x - 4, x + 4, x}, new double[] {0, 0, TOP - 1}, 3);
            }
        }
    }

    /// Draws dashed lines: upright where branches part, with their numbers, and above what is the shown branch's own.
    private void branches(GraphicsContext graphics, double left, double unit, double width, double height) {
        ShownSearch search = atlas.playback.search;
        Branching branching = Branching.of(search.branches.get(), search.branch.get());
        graphics.setStroke(color(PaintColor.BRANCH));
        graphics.setFill(color(PaintColor.BRANCH));
        graphics.setLineWidth(1.5);
        graphics.setLineDashes(5, 4);
        if (branching.shown().from() > 0) {
            double x = place(branching.shown().after(), left, unit);
            graphics.strokeLine(Math.max(0, x), 2, width, 2);
        }
        graphics.setFont(Fonts.regular(11));
        for (Branching.Parting parting : branching.partings()) {
            double x = place(parting.after(), left, unit);
            graphics.strokeLine(x, 0, x, height);
            graphics.fillText(Integer.toString(parting.branch().number()), x + 3, height - 8);
        }
        graphics.setLineDashes();
    }

    /// Returns the place of the first guess after an event.
    private double place(long event, double left, double unit) {
        int node = Branching.firstAfter(tree(), event);
        Icicle.Measure measure = atlas.measure.get();
        return ((node < tree().size() ? measure.start(tree(), node) : measure.whole(tree())) - left) * unit;
    }

    private void outline(GraphicsContext graphics, int node, double left, double unit, double level, double width) {
        Icicle.Measure measure = atlas.measure.get();
        double x = Math.max(1, (measure.start(tree(), node) - left) * unit);
        double end = Math.min(width - 1, (measure.end(tree(), node) - left) * unit);
        if (end > 0 && x < width) {
            graphics.strokeRect(x, TOP + tree().level(node) * level + 1, Math.max(1, end - x), Math.max(1, level - 2));
        }
    }

    /// Returns the branch at a point of the view, or null.
    private @Nullable Bar at(double atX, double atY) {
        double width = getWidth() / scaled();
        double whole = atlas.measure.get().whole(tree());
        Part part = atlas.part.get();
        double place = (part.from() + part.width() * atX / scaled() / width) * whole;
        double level = (atY / scaled() - TOP) / level(getHeight() / scaled());
        Bar found = null;
        for (Bar bar : shown.bars()) {
            if (bar.from() <= place && place < bar.to() && bar.level() <= level && level < bar.deepest() + 1) {
                found = bar;
            }
        }
        return found;
    }

    private void press(MouseEvent event) {
        requestFocus();
        pressed = event.getX();
        dragged = false;
    }

    private void drag(MouseEvent event) {
        double by = event.getX() - pressed;
        if (dragged || Math.abs(by) > 3) {
            dragged = true;
            pressed = event.getX();
            Part part = atlas.part.get();
            atlas.part.set(part.moved(-by / getWidth() * part.width()));
        }
    }

    private void click(MouseEvent event) {
        Bar bar = at(event.getX(), event.getY());
        if (bar == null || dragged || event.getButton() != MouseButton.PRIMARY) {
            return;
        }
        if (event.getClickCount() == 2) {
            atlas.zoomTo(bar.node());
        } else {
            atlas.go(bar.node());
        }
    }

    private void scroll(ScrollEvent event) {
        Part part = atlas.part.get();
        if (event.getDeltaX() != 0) {
            atlas.part.set(part.moved(-event.getDeltaX() / getWidth() * part.width()));
        }
        if (event.getDeltaY() != 0) {
            zoom(Math.pow(ZOOM, -event.getDeltaY() / 40), part.from() + part.width() * event.getX() / getWidth());
        }
        event.consume();
    }

    private void zoom(double factor, double at) {
        atlas.part.set(atlas.part.get().zoomed(factor, at, atlas.narrowest()));
    }

    private void zoomAtSelected(double factor) {
        int node = node();
        Icicle.Measure measure = atlas.measure.get();
        zoom(factor, (measure.start(tree(), node) + measure.end(tree(), node)) / 2 / measure.whole(tree()));
    }

    private int node() {
        return atlas.selected.get();
    }

    /// Returns the branch beside another one under the same guess, or the branch itself if it is the last.
    private static int next(TreeSnapshot tree, int node) {
        int parent = tree.parent(node);
        return node > 0 && tree.end(node) < tree.end(parent) ? tree.end(node) : node;
    }

    private static int before(TreeSnapshot tree, int node) {
        int before = node;
        int parent = tree.parent(node);
        for (int child = parent + 1; child < node; child = tree.end(child)) {
            before = child;
        }
        return before;
    }

    /// Selects a branch, and moves the part that is seen if it is not in it.
    private void reveal(int node) {
        atlas.select(node);
        Icicle.Measure measure = atlas.measure.get();
        double start = measure.start(tree(), node) / measure.whole(tree());
        Part part = atlas.part.get();
        if (start < part.from() || start > part.to()) {
            atlas.part.set(part.moved(start - part.from() - part.width() / 4));
        }
    }
}
