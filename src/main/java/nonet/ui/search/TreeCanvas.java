package nonet.ui.search;

import javafx.beans.binding.DoubleBinding;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.canvas.GraphicsContext;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import nonet.ui.kit.ViewListeners;
import org.jspecify.annotations.Nullable;

/// The tree itself, with mouse and keyboard. A canvas, because there can be a million nodes, of which only visible ones
/// are drawn.
final class TreeCanvas extends CanvasRegion {

    private static final double ZOOM_STEP = 1.25;

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
        ViewListeners.onInvalidation(this, controller.pictureProperty(), () -> {
            redraw();
            notifyAccessibleAttributeChanged(AccessibleAttribute.TEXT);
            notifyAccessibleAttributeChanged(AccessibleAttribute.ITEM_COUNT);
            notifyAccessibleAttributeChanged(AccessibleAttribute.FOCUS_ITEM);
        });
        addEventHandler(ScrollEvent.SCROLL, this::scroll);
        setOnMousePressed(this::press);
        setOnMouseDragged(this::drag);
        setOnMouseReleased(this::release);
        setOnMouseMoved(this::hover);
        setOnMouseExited(_ -> tip.hide());
        setOnKeyPressed(this::key);
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
        new TreePainter(
                        graphics,
                        this::color,
                        controller.pictureProperty().get(),
                        controller.camera(),
                        controller::name,
                        width,
                        height)
                .paint();
        if (isFocused()) {
            graphics.setStroke(color(PaintColor.FOCUS));
            graphics.setLineWidth(2);
            graphics.strokeRect(1, 1, width - 2, height - 2);
        }
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

    private void key(KeyEvent event) {
        boolean used = true;
        switch (event.getCode()) {
            case UP -> controller.toParent();
            case DOWN -> controller.toChild();
            case LEFT -> controller.toSibling(-1);
            case RIGHT -> controller.toSibling(1);
            case PLUS, EQUALS, ADD -> controller.zoom(ZOOM_STEP);
            case MINUS, SUBTRACT -> controller.zoom(1 / ZOOM_STEP);
            case DIGIT0, NUMPAD0, F -> controller.fit();
            case BACK_SPACE -> controller.foldAgain();
            default -> used = false;
        }
        if (used) {
            event.consume();
        }
    }
}
