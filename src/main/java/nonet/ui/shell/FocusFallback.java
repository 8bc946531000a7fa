package nonet.ui.shell;

import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.util.Subscription;
import org.jspecify.annotations.Nullable;

/// Moves the focus to one node when the focused control becomes disabled. By default the toolkit would focus the next
/// control, such as a field that takes the next key as text.
final class FocusFallback {

    private final Node fallback;
    private Subscription watched = Subscription.EMPTY;

    private FocusFallback(Node fallback) {
        this.fallback = fallback;
    }

    /// Watches the focus of a scene.
    static void install(Scene scene, Node fallback) {
        scene.focusOwnerProperty().subscribe(new FocusFallback(fallback)::watch);
    }

    private void watch(@Nullable Node owner) {
        watched.unsubscribe();
        watched = owner == null
                ? Subscription.EMPTY
                : owner.disabledProperty().subscribe((before, disabled) -> {
                    if (disabled) {
                        fallback.requestFocus();
                    }
                });
    }
}
