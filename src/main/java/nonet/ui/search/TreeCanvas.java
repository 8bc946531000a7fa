package nonet.ui.search;

import static javafx.scene.input.KeyCode.ADD;
import static javafx.scene.input.KeyCode.BACK_SPACE;
import static javafx.scene.input.KeyCode.DIGIT0;
import static javafx.scene.input.KeyCode.DOWN;
import static javafx.scene.input.KeyCode.EQUALS;
import static javafx.scene.input.KeyCode.F;
import static javafx.scene.input.KeyCode.LEFT;
import static javafx.scene.input.KeyCode.MINUS;
import static javafx.scene.input.KeyCode.NUMPAD0;
import static javafx.scene.input.KeyCode.PLUS;
import static javafx.scene.input.KeyCode.RIGHT;
import static javafx.scene.input.KeyCode.SUBTRACT;
import static javafx.scene.input.KeyCode.UP;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.List;
import javafx.beans.binding.DoubleBinding;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import org.jspecify.annotations.Nullable;

/// The tree itself, with mouse and keyboard. A canvas, because there can be a million nodes, of which only visible ones
/// are drawn.
final class TreeCanvas extends CanvasRegion {

    private static final double ZOOM_STEP = 1.25;

    static final ViewKeys<TreeCanvas> KEYS = ViewKeys.of(
            row(
                    "keys.tree",
                    key(LEFT, tree -> tree.controller.toSibling(-1)),
                    key(UP, tree -> tree.controller.toParent()),
                    key(RIGHT, tree -> tree.controller.toSibling(1)),
                    key(DOWN, tree -> tree.controller.toChild()),
                    key(List.of(PLUS, EQUALS, ADD), tree -> tree.controller.zoom(ZOOM_STEP)),
                    key(List.of(MINUS, SUBTRACT), tree -> tree.controller.zoom(1 / ZOOM_STEP)),
                    key(List.of(F, DIGIT0, NUMPAD0), tree -> tree.controller.fit())),
            row("keys.fold", key(BACK_SPACE, tree -> tree.controller.foldAgain())));

    private final SearchTreeController controller;
    private final Tooltip tip = new Tooltip();
    private final DoubleBinding scale = scale();
    private final SpokenItems spoken;
    private double dragX;
    private double dragY;
    private boolean dragged;

    TreeCanvas(SearchTreeController controller) {
        this.controller = controller;
        spoken = new SpokenItems(getChildren(), controller.spoken());
        setId("search-tree");
        getStyleClass().add("search-drawing");
        setAccessibleRole(AccessibleRole.LIST_VIEW);
        setFocusTraversable(true);
        setMinSize(120, 80);
        setPrefSize(400, 400);
        ViewListeners.onInvalidation(this, controller.picture, () -> {
            redraw();
            notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
            notifyAccessibleAttributeChanged(AccessibleAttribute.ITEM_COUNT);
            notifyAccessibleAttributeChanged(AccessibleAttribute.FOCUS_ITEM);
        });
        ViewListeners.onInvalidation(this, controller.branching, this::redraw);
        addEventHandler(ScrollEvent.SCROLL, this::scroll);
        setOnMousePressed(this::press);
        setOnMouseDragged(this::drag);
        setOnMouseReleased(this::release);
        setOnMouseMoved(this::hover);
        setOnMouseExited(_ -> tip.hide());
        KEYS.handle(this, this);
        widthProperty().addListener(_ -> resized());
        heightProperty().addListener(_ -> resized());
        scale.addListener(_ -> resized());
        tip.getStyleClass().add("search-tip");
    }

    private void resized() {
        controller.resize(getWidth() / scaled(), getHeight() / scaled());
    }

    @Override
    protected void paint(GraphicsContext graphics, double width, double height) {
        new TreePainter(graphics, this::color, controller, width, height).paint();
        paintFocus(graphics, width, height);
    }

    @Override
    public @Nullable Object queryAccessibleAttribute(AccessibleAttribute attribute, @Nullable Object... parameters) {
        Object answer =
                attribute == AccessibleAttribute.TEXT ? controller.summary() : spoken.answer(attribute, parameters);
        return answer == null ? super.queryAccessibleAttribute(attribute, parameters) : answer;
    }

    private void scroll(ScrollEvent event) {
        if (event.isShortcutDown()) {
            controller.zoom(Math.pow(1.0015, event.getDeltaY()), event.getX() / scaled(), event.getY() / scaled());
        } else {
            controller.pan(event.getDeltaX(), event.getDeltaY());
        }
        tip.hide();
        event.consume();
    }

    private void press(MouseEvent event) {
        requestFocus();
        tip.hide();
        dragX = event.getX();
        dragY = event.getY();
        dragged = false;
    }

    private void drag(MouseEvent event) {
        if (!dragged && Math.hypot(event.getX() - dragX, event.getY() - dragY) < 4) {
            return;
        }
        dragged = true;
        controller.pan((event.getX() - dragX) / scaled(), (event.getY() - dragY) / scaled());
        dragX = event.getX();
        dragY = event.getY();
    }

    private void release(MouseEvent event) {
        if (!dragged && event.getButton() == MouseButton.PRIMARY) {
            controller.click(event.getX() / scaled(), event.getY() / scaled());
        }
    }

    private void hover(MouseEvent event) {
        String about = controller.about(event.getX() / scaled(), event.getY() / scaled());
        if (about == null) {
            tip.hide();
            return;
        }
        tip.setText(about);
        Point2D place = localToScreen(event.getX() + 14, event.getY() + 18);
        if (tip.isShowing()) {
            tip.setAnchorX(place.getX());
            tip.setAnchorY(place.getY());
        } else {
            tip.show(this, place.getX(), place.getY());
        }
    }
}
