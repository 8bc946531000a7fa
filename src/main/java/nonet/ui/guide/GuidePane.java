package nonet.ui.guide;

import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Parent;
import nonet.ui.kit.PaneContent;
import nonet.ui.kit.PaneServices;

/// The pane of the guide.
public final class GuidePane implements PaneContent {

    private final PaneServices services;
    private final GuideController controller;

    public GuidePane(PaneServices services, GuideController controller) {
        this.services = services;
        this.controller = controller;
    }

    @Override
    public Parent view(ObservableBooleanValue visible) {
        visible.subscribe(shown -> {
            if (shown) {
                controller.open();
            }
        });
        return new GuideView(services.messages(), services.controls(), controller);
    }
}
