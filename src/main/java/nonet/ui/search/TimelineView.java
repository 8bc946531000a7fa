package nonet.ui.search;

import static javafx.scene.input.KeyCode.DOWN;
import static javafx.scene.input.KeyCode.END;
import static javafx.scene.input.KeyCode.HOME;
import static javafx.scene.input.KeyCode.LEFT;
import static javafx.scene.input.KeyCode.PAGE_DOWN;
import static javafx.scene.input.KeyCode.PAGE_UP;
import static javafx.scene.input.KeyCode.RIGHT;
import static javafx.scene.input.KeyCode.UP;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.List;
import javafx.beans.binding.DoubleBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Point2D;
import javafx.geometry.Rectangle2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import org.jspecify.annotations.Nullable;

/// The whole trace as a line with a handle at the current moment.
public final class TimelineView extends CanvasRegion {

    private static final double HEIGHT = 60;

    /// The height in a low window: that of one lane.
    private static final double LOW_HEIGHT = 22;

    public static final ViewKeys<TimelineView> KEYS = ViewKeys.of(
            row(
                    "keys.timeline",
                    key(List.of(LEFT, DOWN), view -> view.controller.move(-1)),
                    key(List.of(RIGHT, UP), view -> view.controller.move(1)),
                    key(PAGE_UP, view -> view.controller.page(-1)),
                    key(PAGE_DOWN, view -> view.controller.page(1))),
            row("keys.ends", key(HOME, view -> view.controller.toStart()), key(END, view -> view.controller.toEnd())));

    private final TimelineController controller;
    private final Tooltip tip = new Tooltip();
    private final BooleanProperty low = new SimpleBooleanProperty(this, "low");
    private final DoubleBinding scale = scale();
    private final SpokenItems spoken = new SpokenItems(getChildren(), new Moments());

    public TimelineView(TimelineController controller) {
        this.controller = controller;
        setId("timeline");
        getStyleClass().addAll("search-drawing", "timeline");
        setAccessibleRole(AccessibleRole.LIST_VIEW);
        setAccessibleText(controller.title());
        setAccessibleHelp(controller.help());
        setFocusTraversable(true);
        setMinWidth(240);
        setPrefWidth(900);
        scale.subscribe(this::arrange);
        low.subscribe(this::arrange);
        ViewListeners.onInvalidation(this, controller.columns, this::redraw);
        ViewListeners.onInvalidation(this, controller.firstKept, this::redraw);
        ViewListeners.onInvalidation(this, controller.notes, this::redraw);
        ViewListeners.onInvalidation(this, controller.branching, this::redraw);
        ViewListeners.onInvalidation(this, controller.position, () -> {
            redraw();
            notifyAccessibleAttributeChanged(AccessibleAttribute.FOCUS_ITEM);
        });
        widthProperty().addListener(_ -> controller.resize((int) line()));
        setOnMousePressed(event -> {
            requestFocus();
            controller.want(near(event));
            say(controller.position.get(), event);
        });
        setOnMouseDragged(this::seek);
        setOnMouseReleased(_ -> tip.hide());
        setOnMouseMoved(event -> say(near(event), event));
        setOnMouseExited(_ -> tip.hide());
        KEYS.handle(this, this);
        tip.getStyleClass().add("search-tip");
    }

    /// Whether the window is so low that only one lane is shown, that of the level.
    public BooleanProperty lowProperty() {
        return low;
    }

    private void arrange() {
        double height = Math.ceil((low.get() ? LOW_HEIGHT : HEIGHT) * scale.get());
        setMinHeight(height);
        setPrefHeight(height);
        setMaxHeight(height);
        controller.resize((int) line());
        redraw();
    }

    @Override
    protected void paint(GraphicsContext graphics, double width, double height) {
        new TimelinePainter(
                        graphics, this::color, controller.words(), controller.columns.get(), width, height, low.get())
                .paint(
                        controller.share(controller.position.get()),
                        controller.share(controller.firstKept.get() - 1),
                        controller.notes.get().keySet().stream()
                                .filter(moment -> moment < controller.size())
                                .map(controller::share)
                                .toList(),
                        controller.branching.get(),
                        controller::share,
                        isFocused());
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, @Nullable Object... parameters) {
        Object answer = spoken.answer(attribute, parameters);
        return answer == null ? super.queryAccessibleAttribute(attribute, parameters) : answer;
    }

    /// Returns the bookmark within a few pixels of a place, or the moment at it.
    private long near(MouseEvent event) {
        long moment = controller.momentAt(share(event));
        double x = event.getX() - TimelinePainter.LEFT;
        return controller.notes.get().keySet().stream()
                .filter(marked -> marked < controller.size() && Math.abs(controller.share(marked) * line() - x) <= 5)
                .findFirst()
                .orElse(moment);
    }

    /// The moments of the trace, the start first.
    private final class Moments implements SpokenItems.Source {

        @Override
        public int count() {
            return (int) Math.min(Integer.MAX_VALUE, controller.size() + 1);
        }

        @Override
        public int current() {
            return (int) Math.min(count() - 1, controller.position.get() + 1);
        }

        @Override
        public String text(int item) {
            return controller.about(item - 1);
        }

        @Override
        public Rectangle2D place(int item) {
            return new Rectangle2D(
                    (TimelinePainter.LEFT + controller.share(item - 1) * line()) * scaled() - 5, 0, 10, getHeight());
        }

        @Override
        public void choose(int item) {
            controller.want(item - 1);
        }
    }

    private double line() {
        return Math.max(1, getWidth() / scaled() - TimelinePainter.LEFT - TimelinePainter.RIGHT);
    }

    private double share(MouseEvent event) {
        return Math.clamp((event.getX() / scaled() - TimelinePainter.LEFT) / line(), 0, 1);
    }

    private void seek(MouseEvent event) {
        requestFocus();
        controller.want(controller.momentAt(share(event)));
        say(controller.position.get(), event);
    }

    private void say(long moment, MouseEvent event) {
        tip.setText(controller.about(moment));
        Point2D place = localToScreen(event.getX() + 12, -8);
        tip.show(this, place.getX(), place.getY() - Math.max(24, tip.getHeight()));
    }
}
