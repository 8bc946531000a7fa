package nonet.ui.kit;

import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Parent;

/// The content of a page beside the board or of a window of its own: a view, and the controller behind it.
@FunctionalInterface
public interface PaneContent {

    /// Makes the view: when the pane is first shown, and again each time the language changes. The state of the pane is in
    /// its controllers, so the new view takes the place of the one before.
    ///
    /// @param visible whether the pane is seen
    Parent view(ObservableBooleanValue visible);

    /// Brings the view up to date. Called once a frame.
    default void pulse() {}
}
