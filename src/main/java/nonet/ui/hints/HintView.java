package nonet.ui.hints;

import static nonet.ui.kit.Parts.in;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.Parts.wrappedLine;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import nonet.ui.hints.HintController.Stage;
import nonet.ui.hints.shown.AdviceWords;
import nonet.ui.hints.shown.ShownStepView;
import nonet.ui.hints.shown.StepListControls;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Toggle;
import nonet.ui.kit.pane.PaneServices;

/// The hint in words, as far as it is revealed.
public final class HintView extends VBox {

    /// @param more the command that reveals more of the hint
    public HintView(PaneServices services, HintController controller, Command more) {
        Messages messages = services.messages();
        Controls controls = services.controls();
        getStyleClass().add("hint-view");
        BooleanBinding pictured = controller.stage.isEqualTo(Stage.PICTURE);
        ShownStepView step = new ShownStepView(messages, controller.shown, pictured, "hint").withAbout(services);
        VBox.setVgrow(step, Priority.ALWAYS);
        getChildren()
                .addAll(
                        buttons(controls, controller, more),
                        state(messages, controller),
                        doubts(controls, controller),
                        controls.checkBox(
                                new Toggle("hint-marks", new SimpleBooleanProperty(true), controller.usesMarks)),
                        StepListControls.working(
                                controls, "hint-stop", controller.busy, new SimpleDoubleProperty(-1), controller::stop),
                        step);
    }

    private static HBox buttons(Controls controls, HintController controller, Command more) {
        BooleanBinding found = controller.stage.isNotEqualTo(Stage.NOTHING);
        Button hint = styled("accent", controls.namedButton(more));
        Button apply = controls.namedButton("hint-apply", found, controller::apply);
        return wrappedLine("hint-buttons", hint, apply);
    }

    /// Returns what can be done where pencil marks lack the right digit.
    private static Node doubts(Controls controls, HintController controller) {
        BooleanBinding doubted = in(controller.faultyMarks, faultyMarks -> !faultyMarks.isEmpty());
        return when(
                doubted,
                line(
                        "hint-buttons",
                        controls.namedButton("hint-without-marks", doubted, controller::hintWithoutMarks),
                        controls.namedButton("hint-show-marks", doubted, controller::showFaultyMarks)));
    }

    private static Label state(Messages messages, HintController controller) {
        Label state = StepListControls.wrapped("hint-sentence");
        state.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> new AdviceWords(messages)
                                .join(
                                        controller.sentence.get(),
                                        controller.several.get() ? messages.get("hint.several") : ""),
                        controller.several,
                        controller.sentence));
        state.setMinHeight(Region.USE_PREF_SIZE);
        return state;
    }
}
