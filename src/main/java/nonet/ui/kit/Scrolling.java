package nonet.ui.kit;

import javafx.scene.Parent;
import javafx.scene.control.ScrollPane;

/// A frame around content that fills it, and that scrolls when the frame is smaller than the content's least size.
public final class Scrolling extends ScrollPane {

    private Scrolling(Parent content) {
        super(content);
        getStyleClass().add("scrolling");
        setFitToWidth(true);
        setFitToHeight(true);
        setFocusTraversable(false);
    }

    /// Returns a node with the content in it; the content itself if it scrolls by itself.
    public static Parent of(Parent content) {
        return content instanceof ScrollPane ? content : new Scrolling(content);
    }
}
