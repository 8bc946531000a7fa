package nonet.ui.hints.search;

import java.util.List;
import java.util.Locale;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import nonet.ui.kit.Follow;
import nonet.ui.kit.Messages;

/// Names the techniques that are omitted from all steps, in a line. A click on a name includes it.
final class OmissionsView extends FlowPane {

    private final Messages messages;
    private final StepsController controller;
    private final Runnable afterward;

    /// @param afterward called after an inclusion, when the focused name is gone
    OmissionsView(Messages messages, StepsController controller, Runnable afterward) {
        this.messages = messages;
        this.controller = controller;
        this.afterward = afterward;
        setId("steps-omissions");
        getStyleClass().add("omissions");
        Follow.value(this, controller.omissions(), this::show);
    }

    private void show(List<Omission> omissions) {
        Label note = new Label(messages.get("steps.omitted"));
        note.getStyleClass().add("hint-state");
        getChildren().setAll(note);
        omissions.forEach(each -> getChildren().add(link(each)));
        setVisible(!omissions.isEmpty());
        setManaged(isVisible());
    }

    private Hyperlink link(Omission omission) {
        String name = messages.get(
                switch (omission) {
                    case FISH -> "steps.include-fish";
                    case FORCING -> "steps.include-forcing";
                });
        Hyperlink link = new Hyperlink(name);
        link.setId("include-" + omission.name().toLowerCase(Locale.ROOT));
        link.setTooltip(new Tooltip(messages.get("steps.include-tip")));
        link.setOnAction(clicked -> {
            controller.include(omission);
            afterward.run();
        });
        return link;
    }
}
