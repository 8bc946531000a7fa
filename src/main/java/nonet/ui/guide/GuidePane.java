package nonet.ui.guide;

import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Parent;
import nonet.ui.kit.Follow;
import nonet.ui.kit.PaneContent;
import nonet.ui.kit.PaneServices;
import nonet.ui.kit.window.SideWidth;

/// The pane of the guide.
public final class GuidePane implements PaneContent {

    private final PaneServices services;
    private final GuideController controller;
    private final SideWidth width;

    /// @param width the memory of the width of the contents
    public GuidePane(PaneServices services, GuideController controller, SideWidth width) {
        this.width = width;
        this.services = services;
        this.controller = controller;
    }

    @Override
    public Parent view(ObservableBooleanValue visible) {
        GuideView view = new GuideView(services.messages(), services.controls(), controller, width);
        Follow.value(view, visible, shown -> {
            if (shown) {
                controller.open();
            }
        });
        return view;
    }
}
