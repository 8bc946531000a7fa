package nonet.ui.generate;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.Parts.wrapped;

import javafx.beans.binding.Bindings;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TitledPane;
import javafx.scene.layout.VBox;
import nonet.grid.Puzzle;
import nonet.ui.kit.Cells;
import nonet.ui.kit.ChosenRow;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;

/// The puzzles that came close, which can be opened and saved. They are folded into one line until the user wants to see
/// them, which takes no room while there are none.
final class NearView extends TitledPane {

    private final GenerateController controller;
    private final ListView<Puzzle> list;

    NearView(Messages messages, GenerateController controller, FilePicker files) {
        this.controller = controller;
        list = new ListView<>(controller.near.puzzles);
        list.setId("generate-near");
        list.getStyleClass().add("generate-near");
        list.setAccessibleText(messages.get("generate.near-title"));
        list.setCellFactory(Cells.list(puzzle -> messages.get("generate.near-row", puzzle.clues(), puzzle.text())));
        ChosenRow.act(list, () -> list.getSelectionModel().getSelectedItem() != null, this::open);
        Button open = PatternView.labeled("generate-near-open", messages.get("generate.near-open"), this::open);
        open.disableProperty()
                .bind(list.getSelectionModel().selectedItemProperty().isNull());
        Button save = PatternView.labeled(
                "generate-near-save",
                messages.get("generate.near-save"),
                () -> files.toSave(
                        messages.get("generate.near-save-title"),
                        messages.get("generate.text-kind"),
                        messages.get("generate.near-file") + ".txt",
                        controller.near::save));
        Label title = wrapped(new Label(messages.get("generate.near-title")));
        VBox content = column("generate-progress", title, list, FormRows.line(open, save));
        setId("generate-near-fold");
        textProperty()
                .bind(Bindings.createStringBinding(
                        () -> messages.get("generate.near-count", controller.near.puzzles.size()),
                        controller.near.puzzles));
        setContent(content);
        setExpanded(false);
        setAnimated(false);
        when(Bindings.isNotEmpty(controller.near.puzzles), this);
    }

    private void open() {
        Puzzle chosen = list.getSelectionModel().getSelectedItem();
        if (chosen != null) {
            controller.place(chosen);
        }
    }
}
