package nonet.ui.hints;

import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Orientation;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.ui.hints.PathController.PathStep;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Texts;

/// The way to the solution, a step a row, and below it the step that is chosen.
public final class PathView extends VBox {

    private final PathController controller;

    public PathView(Texts texts, Controls controls, PathController controller, StepExport export) {
        this.controller = controller;
        getStyleClass().add("hint-view");
        ListView<PathStep> list = new ListView<>(controller.steps());
        list.setId("path-list");
        list.setCellFactory(owner -> new PathCell(texts));
        list.getSelectionModel().selectedItemProperty().addListener((change, before, now) -> {
            if (now != null) {
                controller.show(now);
            }
        });
        ShownStepView step = new ShownStepView(texts, controller.shown(), new SimpleBooleanProperty(true), "path");
        SplitPane parts = new SplitPane(list, step);
        parts.setOrientation(Orientation.VERTICAL);
        parts.setDividerPositions(0.5);
        parts.getStyleClass().add("step-parts");
        VBox.setVgrow(parts, Priority.ALWAYS);
        Label state = Notes.wrapped("path-sentence");
        state.textProperty().bind(controller.sentenceProperty());
        HBox search = new HBox(Notes.filter(texts, "path-filter", controller.wantedProperty()));
        search.getStyleClass().add("hint-buttons");
        LiveSearch<?> live = controller.search();
        Command stop = new Command("path-stop", null, null, live.busyProperty(), live::stop);
        getChildren()
                .addAll(
                        search,
                        state,
                        Notes.working(controls, stop, controller.search()),
                        parts,
                        buttons(controls, export));
    }

    private HBox buttons(Controls controls, StepExport export) {
        BooleanBinding chosen = controller.shown().explanationProperty().isNotNull();
        BooleanBinding any = Bindings.isNotEmpty(controller.steps());
        Button there = controls.namedButton(new Command("path-go", null, null, chosen, controller::goThere));
        there.getStyleClass().add("accent");
        HBox row = new HBox(
                there,
                controls.namedButton(new Command("path-copy", null, null, any, () -> export.copy(controller.text()))),
                controls.namedButton(new Command(
                        "path-save", null, null, any, () -> export.save("path", controller::text, controller::csv))));
        row.getStyleClass().add("hint-buttons");
        return row;
    }
}
