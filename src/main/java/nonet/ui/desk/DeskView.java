package nonet.ui.desk;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.sentence;
import static nonet.ui.kit.Parts.title;
import static nonet.ui.kit.Parts.when;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.ui.kit.Cells;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Toggle;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;

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

    private Node settings() {
        ComboBoxOf<Integer> limit = new ComboBoxOf<>(
                "desk-limit", LIMITS, controller.limit, each -> messages.get("desk.limit-value", each));
        limit.setAccessibleText(messages.get("desk.limit"));
        HBox row = line("desk-row", title(messages.get("desk.limit"), limit), limit);
        ObservableBooleanValue always = new SimpleBooleanProperty(true);
        FlowPane toggles = flow(
                "desk-buttons",
                controls.checkBox(new Toggle("desk-drawn", always, controller.drawn)),
                controls.checkBox(new Toggle("desk-symmetric", always, controller.symmetric)));
        return column("desk-settings", row, toggles);
    }

    private Node buttons() {
        BooleanBinding proper = Bindings.createBooleanBinding(
                () -> controller.isProper() && !controller.searching.get(), controller.report, controller.searching);
        return flow(
                "desk-buttons",
                controls.namedButton("desk-take", proper, controller::takeAway),
                controls.namedButton("desk-replace", proper, controller::findReplacements),
                controls.namedButton("desk-sets", proper, controller::findSets),
                when(controller.searching, controls.namedButton("desk-stop", controller.searching, controller::stop)));
    }

    private ListView<DeskLine> list() {
        ListView<DeskLine> list = new ListView<>(controller.lines);
        list.setId("desk-lines");
        list.setAccessibleText(messages.get("desk.lines"));
        list.setCellFactory(Cells.list(controller.words::of));
        list.getSelectionModel().selectedItemProperty().subscribe(controller.chosen::set);
        ViewListeners.onChange(this, controller.chosen, now -> {
            if (now == null) {
                list.getSelectionModel().clearSelection();
            }
        });
        return when(Bindings.isNotEmpty(controller.lines), list);
    }
}
