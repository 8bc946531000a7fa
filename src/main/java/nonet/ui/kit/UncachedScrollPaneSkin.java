package nonet.ui.kit;

import javafx.scene.control.ScrollPane;
import javafx.scene.control.skin.ScrollPaneSkin;

/// The usual skin without the image of its content. JavaFX keeps that image, of a megabyte and more, after the window has
/// closed. The style sheet sets this skin for all scroll panes, also for those within other controls.
public final class UncachedScrollPaneSkin extends ScrollPaneSkin {

    /// Creates the skin of a scroll pane. JavaFX calls this.
    public UncachedScrollPaneSkin(ScrollPane control) {
        super(control);
        getChildren().forEach(child -> child.setCache(false));
    }
}
