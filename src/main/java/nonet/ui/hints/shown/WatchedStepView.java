package nonet.ui.hints.shown;

import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;

/// The step that an engine has just made, in words. It takes no room while there is none.
public final class WatchedStepView extends VBox {

    public WatchedStepView(Messages messages, Controls controls, ShownStepController step) {
        getStyleClass().add("watched-step");
        ShownStepView words =
                new ShownStepView(messages, step, new SimpleBooleanProperty(true), "trace-step").withAbout(controls);
        VBox.setVgrow(words, Priority.ALWAYS);
        getChildren().add(words);
        visibleProperty().bind(words.visibleProperty());
        managedProperty().bind(visibleProperty());
    }
}
