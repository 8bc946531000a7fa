package nonet.ui.keysteps;

import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.Parts.wrapped;
import static nonet.ui.kit.Parts.wrappedLine;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.deduce.Technique;
import nonet.service.reason.EasySteps;
import nonet.ui.keysteps.KeyStepsController.What;
import nonet.ui.kit.Availability;
import nonet.ui.kit.ChosenRow;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.RadioOption;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.window.SideWindow;
import org.jspecify.annotations.Nullable;

/// The choice between steps and backdoors, the result in a sentence, the list, and the actions.
public final class KeyStepsView extends VBox {

    private final Messages messages;
    private final Controls controls;
    private final KeyStepsController controller;

    public KeyStepsView(PaneServices services, KeyStepsController controller) {
        this.messages = services.messages();
        this.controls = services.controls();
        this.controller = controller;
        setId("key-steps-view");
        getStyleClass().add("key-steps-view");
        Label sentence = wrapped(styled("hint-state", label("key-steps-sentence", controller.sentence)));
        ListView<KeyStep> list = list();
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren().addAll(choices(), hardest(), sentence, list, actions());
        // The selected row is shown on the board.
        SideWindow.keepAside(this, services.place().visible());
    }

    private Node choices() {
        return row(
                controls.segmented(
                        controller.what,
                        List.of(
                                new RadioOption<>("key-steps-steps", What.STEPS),
                                new RadioOption<>("key-steps-backdoors", What.BACKDOORS))),
                controls.segmented(
                        controller.easy,
                        List.of(
                                new RadioOption<>("key-steps-singles", EasySteps.SINGLES),
                                new RadioOption<>("key-steps-pairs", EasySteps.PAIRS))));
    }

    private Node hardest() {
        ComboBoxOf<Technique> box =
                new ComboBoxOf<>("key-steps-hardest", controller.techniques, controller.hardest, controller::name);
        box.setTooltip(new Tooltip(messages.get("key-steps.hardest-tip")));
        Label label = new Label(messages.get("key-steps.hardest"));
        label.setLabelFor(box);
        return when(controller.what.isEqualTo(What.STEPS), wrappedLine("key-steps-row", label, box));
    }

    private ListView<KeyStep> list() {
        ListView<KeyStep> list = styled("steps-list", new ListView<>(controller.rows));
        list.setId("key-steps-list");
        list.setAccessibleText(messages.get("key-steps.title"));
        list.setCellFactory(_ -> new ListCell<>() {
            {
                setWrapText(true);
                setPrefWidth(0);
            }

            @Override
            protected void updateItem(@Nullable KeyStep item, boolean empty) {
                super.updateItem(item, empty);
                KeyStep shown = empty ? null : item;
                setText(shown == null ? null : controller.title(shown));
                setTooltip(shown == null ? null : new Tooltip(controller.text(shown)));
                setAccessibleText(shown == null ? null : controller.text(shown));
            }
        });
        ChosenRow.bind(list, controller.chosen);
        ChosenRow.act(list, () -> controller.chosen.get() != null, controller::apply);
        return list;
    }

    private Node actions() {
        Availability chosen = Availability.when(controller.chosen.isNotNull(), "gray.key-steps-chosen");
        BooleanBinding any = Bindings.isNotEmpty(controller.rows);
        Node apply = styled("accent", controls.namedButton("key-steps-apply", chosen, controller::apply));
        return row(
                apply,
                controls.namedButton("key-steps-copy", Availability.when(any, "gray.key-steps-none"), controller::copy),
                controls.namedButton(
                        "key-steps-stop", Availability.when(controller.busy, "gray.key-steps-idle"), controller::stop));
    }

    private static FlowPane row(Node... nodes) {
        return flow("key-steps-row", nodes);
    }
}
