package nonet.ui.shell;

import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.input.InputEvent;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseEvent;
import javafx.util.Subscription;
import nonet.ui.kit.TabGroup;
import org.jspecify.annotations.Nullable;

/// Moves the focus to one node when the focused control becomes disabled or hidden. By default the toolkit would focus
/// the next control, such as a field that takes the next key as text.
///
/// A button of the tool bar gets the focus back when it can be pressed again, unless the user has pressed anything else
/// before: the button of a step is disabled while the step is made.
final class FocusFallback {

    private final Scene scene;
    private final Supplier<Node> fallback;
    private Subscription watched = Subscription.EMPTY;
    private @Nullable Node left;

    private FocusFallback(Scene scene, Supplier<Node> fallback) {
        this.scene = scene;
        this.fallback = fallback;
    }

    /// Watches the focus of a scene.
    static void install(Scene scene, Supplier<Node> fallback) {
        FocusFallback installed = new FocusFallback(scene, fallback);
        scene.focusOwnerProperty().subscribe(installed::watch);
        scene.addEventFilter(KeyEvent.KEY_PRESSED, installed::forget);
        scene.addEventFilter(MouseEvent.MOUSE_PRESSED, installed::forget);
    }

    private void forget(InputEvent event) {
        left = null;
    }

    private void watch(@Nullable Node owner) {
        if (owner != null && owner != fallback.get()) {
            left = null;
        }
        Node watchedNode = left == null ? owner : left;
        watched.unsubscribe();
        watched = watchedNode == null
                ? Subscription.EMPTY
                : Subscription.combine(
                        watchedNode.disabledProperty().subscribe((before, now) -> follow(watchedNode)),
                        watchedNode.visibleProperty().subscribe((before, now) -> follow(watchedNode)));
    }

    private void follow(Node node) {
        boolean available = node.isVisible() && !node.isDisabled();
        if (!available && node.isFocused()) {
            left = TabGroup.isMember(node) ? node : null;
            fallback.get().requestFocus();
        } else if (available && node == left && scene.getFocusOwner() == fallback.get()) {
            node.requestFocus();
        }
    }
}
