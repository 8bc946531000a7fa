package nonet.ui.kit;

import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;

/// The room in a row that pushes the nodes after it to the end.
public final class Spacer extends Region {

    public Spacer() {
        HBox.setHgrow(this, Priority.ALWAYS);
    }
}
