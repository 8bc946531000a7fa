package nonet.ui.kit.window;

import javafx.application.Platform;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.stage.Window;

/// The focus in windows that are closed. JavaFX lets a hidden window keep it, and the caret of a field in it blinks on, at
/// 60 frames a second. Here a window gives its focus away when it is closed, and gets it back when it is shown again.
public final class HiddenFocus {

    private static final ListChangeListener<Window> LISTENER = HiddenFocus::changed;

    private HiddenFocus() {}

    /// Watches all windows of the program from now on. For the JavaFX thread only.
    public static void install() {
        Window.getWindows().removeListener(LISTENER);
        Window.getWindows().addListener(LISTENER);
    }

    private static void changed(ListChangeListener.Change<? extends Window> change) {
        while (change.next()) {
            // Later, for a window that its user closes is not closed whole yet.
            change.getRemoved().forEach(closed -> Platform.runLater(() -> take(closed)));
            change.getAddedSubList().forEach(HiddenFocus::giveBack);
        }
    }

    private static void take(Window closed) {
        Scene scene = closed.getScene();
        Node owner = scene == null ? null : scene.getFocusOwner();
        if (owner != null && !closed.isShowing()) {
            closed.getProperties().put(HiddenFocus.class, owner);
            scene.getRoot().requestFocus();
        }
    }

    /// What is shown may have chosen another place for the focus already.
    private static void giveBack(Window shown) {
        Scene scene = shown.getScene();
        if (shown.getProperties().remove(HiddenFocus.class) instanceof Node owner
                && owner.getScene() == scene
                && scene.getFocusOwner() == scene.getRoot()) {
            owner.requestFocus();
        }
    }
}
