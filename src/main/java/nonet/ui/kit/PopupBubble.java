package nonet.ui.kit;

import java.util.Objects;
import javafx.application.ConditionalFeature;
import javafx.application.Platform;
import javafx.event.EventHandler;
import javafx.geometry.Side;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import org.controlsfx.control.PopOver;

/// A popup that opens beside a node and points to it. It closes on Escape, on a click elsewhere, and by a call.
public final class PopupBubble {

    private static final String STYLESHEET =
            Objects.requireNonNull(PopupBubble.class.getResource("bubble.css")).toExternalForm();

    private final PopOver popOver;

    /// @param side where the node is that it opens beside, seen from the little window
    /// @param style the style class of the little window
    /// @param stylesheet the URL of the stylesheet of the content
    public PopupBubble(Node content, Side side, String style, String stylesheet) {
        popOver = new PopOver(content);
        popOver.setArrowLocation(
                switch (side) {
                    case LEFT -> PopOver.ArrowLocation.LEFT_CENTER;
                    case RIGHT -> PopOver.ArrowLocation.RIGHT_CENTER;
                    case TOP -> PopOver.ArrowLocation.TOP_CENTER;
                    case BOTTOM -> PopOver.ArrowLocation.BOTTOM_CENTER;
                });
        popOver.setDetachable(false);
        popOver.setAnimated(false);
        popOver.setAutoHide(true);
        popOver.setHideOnEscape(true);
        popOver.setCornerRadius(6);
        popOver.getStyleClass().add(style);
        if (!Platform.isSupported(ConditionalFeature.TRANSPARENT_WINDOW)) {
            // Without a compositor, the corners and the areas beside the arrow and below the shadow would be white.
            popOver.getStyleClass().add("opaque");
            popOver.setCornerRadius(0);
            popOver.setArrowSize(0);
        }
        popOver.getRoot().getStylesheets().addAll(STYLESHEET, stylesheet);
    }

    /// Hands over every key before the content gets it.
    public void onKey(EventHandler<KeyEvent> handler) {
        popOver.getRoot().addEventFilter(KeyEvent.ANY, handler);
    }

    public void show(Node owner) {
        popOver.show(owner);
    }

    public void hide() {
        popOver.hide();
    }
}
