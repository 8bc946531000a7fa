package nonet.ui.desk;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.value.ObservableStringValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Parts;
import nonet.ui.kit.Toggle;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import org.jspecify.annotations.Nullable;

/// The setter's desk: what is known of the givens, and the searches that can be made of them. A selected line is shown on
/// the board.
public final class DeskView extends VBox {

    private static final List<Integer> LIMITS = List.of(100, 1_000, 10_000, 100_000);

    private final Messages messages;
    private final Controls controls;
    private final DeskController controller;

    public DeskView(PaneServices services, DeskController controller) {
        this.messages = services.messages();
        this.controls = services.controls();
        this.controller = controller;
        setId("desk-view");
        getStyleClass().add("desk-view");
        Label heading = sentence("desk-heading", controller.heading);
        heading.setFocusTraversable(true);
        ListView<DeskLine> list = list();
        VBox.setVgrow(list, Priority.ALWAYS);
        getChildren()
                .addAll(
                        heading,
                        sentence("desk-cell", controller.cell),
                        settings(),
                        buttons(),
                        sentence("desk-found", controller.found),
                        list);
    }

    private static Label sentence(String id, ObservableStringValue text) {
        Label label = new Label();
        label.setId(id);
        label.setWrapText(true);
        label.setMinHeight(USE_PREF_SIZE);
        label.textProperty().bind(text);
        Parts.when(label.textProperty().isNotEmpty(), label);
        return label;
    }

    private Node settings() {
        ComboBoxOf<Integer> limit = new ComboBoxOf<>(
                "desk-limit", LIMITS, controller.limit, each -> messages.get("desk.limit-value", each));
        Label title = new Label(messages.get("desk.limit"));
        title.setLabelFor(limit);
        limit.setAccessibleText(messages.get("desk.limit"));
        HBox row = new HBox(title, limit);
        row.getStyleClass().add("desk-row");
        FlowPane toggles = new FlowPane(
                controls.checkBox(new Toggle("desk-drawn", null, null, settingUp(), controller.drawn)),
                controls.checkBox(new Toggle("desk-symmetric", null, null, settingUp(), controller.symmetric)));
        toggles.getStyleClass().add("desk-buttons");
        VBox box = new VBox(row, toggles);
        box.getStyleClass().add("desk-settings");
        return box;
    }

    private BooleanBinding settingUp() {
        return Bindings.createBooleanBinding(() -> controller.settingUp.get(), controller.settingUp);
    }

    private Node buttons() {
        BooleanBinding proper = Bindings.createBooleanBinding(
                () -> controller.isProper() && !controller.searching.get(), controller.report, controller.searching);
        Button stop = controls.namedButton(new Command("desk-stop", controller.searching, controller::stop));
        Parts.when(controller.searching, stop);
        FlowPane row = new FlowPane(
                controls.namedButton(new Command("desk-take", proper, controller::takeAway)),
                controls.namedButton(new Command("desk-replace", proper, controller::findReplacements)),
                controls.namedButton(new Command("desk-sets", proper, controller::findSets)),
                stop);
        row.getStyleClass().add("desk-buttons");
        return row;
    }

    private ListView<DeskLine> list() {
        ListView<DeskLine> list = new ListView<>(controller.lines());
        list.setId("desk-lines");
        list.setAccessibleText(messages.get("desk.lines"));
        list.setCellFactory(_ -> new ListCell<>() {
            @Override
            protected void updateItem(@Nullable DeskLine line, boolean empty) {
                super.updateItem(line, empty);
                setText(line == null || empty ? null : controller.words().of(line));
            }
        });
        list.getSelectionModel().selectedItemProperty().subscribe(controller.chosen::set);
        ViewListeners.onChange(this, controller.chosen, now -> {
            if (now == null) {
                list.getSelectionModel().clearSelection();
            }
        });
        Parts.when(Bindings.isNotEmpty(controller.lines()), list);
        return list;
    }
}
