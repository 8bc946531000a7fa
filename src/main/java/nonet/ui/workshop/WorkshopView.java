package nonet.ui.workshop;

import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.in;
import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.Parts.wrapped;

import java.util.List;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.ui.kit.Availability;
import nonet.ui.kit.Cells;
import nonet.ui.kit.ChosenRow;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.RadioOption;
import nonet.ui.kit.Toggle;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.window.SideWindow;
import nonet.ui.workshop.WorkshopController.Tool;

/// The workshop: the tool, the drawing as text, the verdict, the suggestions, and the actions.
public final class WorkshopView extends VBox {

    private final Messages messages;
    private final Controls controls;
    private final WorkshopController controller;
    private final BooleanBinding sets;

    public WorkshopView(PaneServices services, WorkshopController controller) {
        this.messages = services.messages();
        this.controls = services.controls();
        this.controller = controller;
        sets = controller.tool.isEqualTo(Tool.SETS);
        setId("workshop-view");
        getStyleClass().add("workshop-view");
        Label sentence = wrapped(styled("hint-state", label("workshop-sentence", controller.sentence)));
        ListView<Suggestion> list = list();
        VBox.setVgrow(list, Priority.ALWAYS);
        Node tools = row(
                controls.segmented(
                        controller.tool,
                        List.of(
                                new RadioOption<>("workshop-chain", Tool.CHAIN),
                                new RadioOption<>("workshop-sets", Tool.SETS))),
                controls.namedButton("workshop-shown", Availability.always(), controller::takeShown),
                controls.namedButton("workshop-drawn", Availability.always(), controller::takeDrawn));
        getChildren()
                .addAll(
                        tools,
                        when(sets.not(), field("workshop.chain", "workshop.chain-prompt", controller.chain)),
                        when(sets, field("workshop.truths", "workshop.truths-prompt", controller.truths)),
                        when(sets, field("workshop.links", "workshop.links-prompt", controller.links)),
                        sentence,
                        when(
                                sets.not(),
                                controls.checkBox(new Toggle(
                                        "workshop-grouped",
                                        new SimpleBooleanProperty(true),
                                        controller.suggestions.grouped))),
                        list,
                        adding(),
                        actions());
        // Chains are drawn on the board.
        SideWindow.keepAside(this, services.place().visible());
    }

    private Node field(String key, String prompt, StringProperty text) {
        TextField field = new TextField();
        field.setId(key.replace('.', '-') + "-text");
        field.textProperty().bindBidirectional(text);
        field.setPromptText(messages.get(prompt));
        field.setAccessibleText(messages.get(key));
        Label label = new Label(messages.get(key));
        label.setLabelFor(field);
        return new VBox(label, field);
    }

    private ListView<Suggestion> list() {
        ListView<Suggestion> list = styled("steps-list", new ListView<>(controller.suggestions.all));
        list.setId("workshop-next");
        list.setAccessibleText(messages.get("workshop.next"));
        Label none = styled("hint-state", label("workshop-none", controller.none));
        none.setWrapText(true);
        list.setPlaceholder(none);
        list.setCellFactory(Cells.list(controller.words::of));
        ChosenRow.bind(list, controller.suggestions.chosen);
        ChosenRow.act(list, () -> controller.suggestions.chosen.get() != null, controller::add);
        return list;
    }

    private Node adding() {
        Availability chosen = Availability.when(controller.suggestions.chosen.isNotNull(), "gray.workshop-chosen");
        Availability drawn = Availability.when(controller.any, "gray.workshop-empty");
        return row(
                controls.namedButton("workshop-add", chosen, controller::add),
                when(sets, controls.namedButton("workshop-add-link", chosen, controller::addLink)),
                when(sets, controls.namedButton("workshop-complete", drawn, controller::complete)),
                when(sets.not(), controls.namedButton("workshop-shorten", drawn, controller::shorten)),
                controls.namedButton("workshop-clear", drawn, controller::clear));
    }

    private Node actions() {
        Availability follows = Availability.when(
                in(controller.conclusions, conclusions -> !conclusions.isEmpty()), "gray.workshop-nothing");
        Availability drawn = Availability.when(controller.any, "gray.workshop-empty");
        Node apply = styled("accent", controls.namedButton("workshop-apply", follows, controller::apply));
        return row(
                apply,
                controls.namedButton("workshop-keep", follows, controller::keep),
                controls.namedButton("workshop-copy", drawn, controller::copy),
                controls.namedButton("workshop-picture", drawn, controller::copyPicture),
                controls.namedButton("workshop-export", drawn, controller::export));
    }

    private static FlowPane row(Node... nodes) {
        return flow("workshop-buttons", nodes);
    }
}
