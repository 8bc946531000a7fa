package nonet.ui.shell.panes;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import nonet.ui.kit.PaneContent;
import nonet.ui.kit.SideWindow;
import nonet.ui.shell.panes.PaneDescriptor.Place;

/// The windows beside the main one: the panes that have a window of their own, each filled when it is first shown.
public final class SideWindows {

    private final Map<String, SideWindow> windows = new HashMap<>();
    private final List<PaneContent> contents = new ArrayList<>();

    public SideWindows(PaneContext context, List<String> stylesheets) {
        for (PaneDescriptor pane : Panes.ALL) {
            if (pane.place() instanceof Place.OwnWindow(double width, double height)) {
                PaneContent content = pane.factory().apply(context);
                contents.add(content);
                BooleanProperty visible = new SimpleBooleanProperty();
                SideWindow window = new SideWindow(
                        context.messages().get(pane.title()),
                        context.stage(),
                        () -> content.view(visible),
                        stylesheets,
                        width,
                        height);
                visible.bind(window.showingProperty());
                windows.put(pane.id(), window);
            }
        }
    }

    /// Shows the window of a pane.
    ///
    /// @return whether the pane has one
    public boolean show(String pane) {
        SideWindow window = windows.get(pane);
        if (window != null) {
            window.show();
        }
        return window != null;
    }

    /// Updates the windows. Called once a frame.
    public void pulse() {
        contents.forEach(PaneContent::pulse);
    }
}
