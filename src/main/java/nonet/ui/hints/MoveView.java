package nonet.ui.hints;

import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;

import javafx.beans.binding.Bindings;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.ui.hints.MoveController.Line;
import nonet.ui.hints.shown.ShownStepView;
import nonet.ui.hints.shown.StepListControls;
import nonet.ui.kit.Availability;
import nonet.ui.kit.Cells;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;

/// The explanation of the user's last move: the verdict, the steps, and the selected one.
public final class MoveView extends VBox {

    /// @param ask the command that explains the last move
    public MoveView(PaneServices services, MoveController controller, Command ask) {
        Messages messages = services.messages();
        Controls controls = services.controls();
        getStyleClass().add("hint-view");
        Label sentence = StepListControls.wrapped("my-move-sentence");
        sentence.textProperty().bind(controller.sentence);
        ListView<Line> list = list(messages, controller);
        ShownStepView step = new ShownStepView(messages, controller.shown, new SimpleBooleanProperty(true), "my-move")
                .withAbout(services);
        VBox.setVgrow(step, Priority.ALWAYS);
        getChildren()
                .addAll(
                        buttons(controls, controller, ask),
                        sentence,
                        StepListControls.working(
                                controls,
                                new Command("my-move-stop", controller.busy, controller::stop),
                                new SimpleDoubleProperty(-1)),
                        list,
                        step);
    }

    private static HBox buttons(Controls controls, MoveController controller, Command ask) {
        var button = controls.namedButton(ask);
        button.getStyleClass().add("accent");
        return line(
                "hint-buttons",
                button,
                controls.namedButton(
                        "my-move-undo",
                        Availability.when(controller.explained, "gray.my-move-undo"),
                        controller::undo));
    }

    /// One step needs no list.
    private static ListView<Line> list(Messages messages, MoveController controller) {
        ListView<Line> list = styled("steps-list", new ListView<>(controller.lines));
        list.setId("my-move-lines");
        list.setAccessibleText(messages.get("my-move.lines"));
        list.setPrefHeight(180);
        list.setCellFactory(Cells.wrapped(Line::text));
        list.getSelectionModel().selectedItemProperty().subscribe(line -> {
            if (line != null) {
                controller.chosen.set(line);
            }
        });
        ViewListeners.observe(list, controller.chosen, line -> {
            if (line == null) {
                list.getSelectionModel().clearSelection();
            } else if (line != list.getSelectionModel().getSelectedItem()) {
                list.getSelectionModel().select(line);
            }
        });
        return when(Bindings.size(controller.lines).greaterThan(1), list);
    }
}
