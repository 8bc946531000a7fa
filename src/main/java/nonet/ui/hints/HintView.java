package nonet.ui.hints;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import nonet.ui.hints.HintController.Rung;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Texts;

/// The hint in words, as much of it as is told.
public final class HintView extends VBox {

    /// @param more the command that tells more of the hint
    public HintView(Texts texts, Controls controls, HintController controller, Command more) {
        getStyleClass().add("hint-view");
        BooleanBinding told = controller.rungProperty().isEqualTo(Rung.PICTURE);
        ShownStepView step = new ShownStepView(texts, controller.shown(), told, "hint");
        VBox.setVgrow(step, Priority.ALWAYS);
        getChildren().addAll(buttons(controls, controller, more), state(texts, controller), step);
    }

    private static HBox buttons(Controls controls, HintController controller, Command more) {
        BooleanBinding found = controller.rungProperty().isNotEqualTo(Rung.NOTHING);
        Button hint = controls.namedButton(more);
        hint.getStyleClass().add("accent");
        Button apply = controls.namedButton(new Command("hint-apply", null, null, found, controller::apply));
        HBox row = new HBox(hint, apply);
        row.getStyleClass().add("hint-buttons");
        return row;
    }

    private static Label state(Texts texts, HintController controller) {
        Label state = Notes.wrapped("hint-sentence");
        state.textProperty()
                .bind(Bindings.when(controller.severalProperty())
                        .then(controller.sentenceProperty().concat(" ").concat(texts.get("hint.several")))
                        .otherwise(controller.sentenceProperty()));
        state.setMinHeight(Region.USE_PREF_SIZE);
        return state;
    }
}
