package nonet.ui.kit;

import java.util.Map;
import java.util.function.Supplier;
import javafx.animation.PauseTransition;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.Parent;
import javafx.scene.Scene;
import javafx.scene.control.MenuItem;
import javafx.scene.control.Tooltip;
import javafx.scene.input.MouseEvent;
import javafx.util.Duration;
import org.jspecify.annotations.Nullable;

/// Shows why a control is disabled when the mouse points at it. Disabled nodes receive no mouse events, so the
/// whole scene is watched.
public final class DisabledTooltips {

    private static final double WIDTH = 360;
    private static final double BELOW = 18;

    private final Scene scene;
    private final Tooltip tip = new Tooltip();
    private final PauseTransition delay = new PauseTransition(Duration.millis(600));
    private @Nullable Node pointed;

    private DisabledTooltips(Scene scene) {
        this.scene = scene;
        tip.setId("gray-reason");
        tip.setWrapText(true);
        tip.setMaxWidth(WIDTH);
    }

    /// Sets the reason of a control.
    ///
    /// @param reason returns the sentence, or an empty text if there is nothing to say
    public static void explain(Node control, Supplier<String> reason) {
        control.getProperties().put(DisabledTooltips.class, reason);
    }

    /// Sets the reason of an item of a menu, which shows no tooltip.
    static void explain(MenuItem item, Supplier<String> reason) {
        item.getProperties().put(DisabledTooltips.class, reason);
    }

    /// Returns why a control is disabled; empty if that is not known.
    public static String of(Node control) {
        return said(control.getProperties());
    }

    /// Returns why an item of a menu is disabled; empty if that is not known.
    public static String of(MenuItem item) {
        return said(item.getProperties());
    }

    private static String said(Map<Object, Object> properties) {
        return properties.get(DisabledTooltips.class) instanceof Supplier<?> reason ? String.valueOf(reason.get()) : "";
    }

    /// Shows the reasons of the controls in a scene.
    public static void install(Scene scene) {
        DisabledTooltips reasons = new DisabledTooltips(scene);
        scene.addEventFilter(MouseEvent.MOUSE_MOVED, reasons::point);
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, pressed -> reasons.leave());
        scene.addEventFilter(MouseEvent.MOUSE_EXITED, exited -> reasons.leave());
    }

    private void point(MouseEvent event) {
        Node gray = grayAt(scene.getRoot(), event.getSceneX(), event.getSceneY());
        if (gray == pointed) {
            return;
        }
        leave();
        if (gray != null && !of(gray).isEmpty()) {
            pointed = gray;
            delay.setOnFinished(waited -> show(gray, event.getScreenX(), event.getScreenY() + BELOW));
            delay.playFromStart();
        }
    }

    private void show(Node gray, double x, double y) {
        if (gray.isDisabled() && gray.getScene() == scene) {
            tip.setText(of(gray));
            tip.show(scene.getWindow(), x, y);
        }
    }

    private void leave() {
        pointed = null;
        delay.stop();
        tip.hide();
    }

    /// Returns the disabled control with a reason at a point, or null if there is none.
    static @Nullable Node grayAt(Node node, double x, double y) {
        Point2D local = node.sceneToLocal(x, y);
        if (!node.isVisible() || local == null || !node.getLayoutBounds().contains(local)) {
            return null;
        }
        if (node.isDisabled() && node.getProperties().containsKey(DisabledTooltips.class)) {
            return node;
        }
        if (node instanceof Parent parent) {
            for (Node child : parent.getChildrenUnmodifiable().reversed()) {
                Node found = grayAt(child, x, y);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }
}
