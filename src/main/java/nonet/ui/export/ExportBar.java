package nonet.ui.export;

import static nonet.ui.kit.Parts.in;
import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.when;

import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import nonet.ui.export.ExportRequest.Target;
import nonet.ui.kit.Controls;
import nonet.ui.kit.pane.PaneTask;

/// The foot of the export window: the progress, and the buttons of the actions that are possible now.
final class ExportBar extends HBox {

    private final Controls controls;
    private final ExportController controller;

    /// @param save asks for a file to write
    /// @param print asks for a printer
    ExportBar(Controls controls, ExportController controller, Runnable save, Runnable print) {
        this.controls = controls;
        this.controller = controller;
        ObservableBooleanValue written = controller.files.present;
        ObservableBooleanValue asking = controller.asking;
        BooleanBinding running = in(controller.state, PaneTask.State::isUnderWay);
        BooleanBinding ready = running.or(asking).not();
        BooleanBinding printing = controller.choices.target.isEqualTo(Target.PRINTER);
        Button saving = button("export-save", ready.and(printing.not()), save);
        Button printer = button("export-print", ready.and(printing), print);
        saving.getStyleClass().add("accent");
        printer.getStyleClass().add("accent");
        getStyleClass().add("export-state");
        getChildren()
                .addAll(
                        sentence(),
                        progress(running),
                        button("export-open", written, controller.files::open),
                        button("export-folder", written, controller.files::showInFolder),
                        button("export-replace", asking, controller::replace),
                        button("export-keep", asking, controller::keep),
                        button("export-cancel", running, controller::cancel),
                        saving,
                        printer,
                        button(
                                "export-close",
                                new SimpleBooleanProperty(true),
                                () -> getScene().getWindow().hide()));
    }

    private Node sentence() {
        Label sentence = label("export-sentence", controller.state.map(PaneTask.State::sentence));
        sentence.setMaxWidth(Double.MAX_VALUE);
        sentence.setMinWidth(0);
        sentence.setWrapText(true);
        HBox.setHgrow(sentence, Priority.ALWAYS);
        return sentence;
    }

    private Node progress(BooleanBinding running) {
        ProgressBar bar = new ProgressBar();
        bar.setId("export-progress");
        bar.progressProperty().bind(controller.state.map(PaneTask.State::progress));
        bar.visibleProperty().bind(running);
        return bar;
    }

    /// Returns a button that is there only while its action makes sense.
    private Button button(String id, ObservableBooleanValue when, Runnable action) {
        return when(when, controls.namedButton(id, when, action));
    }
}
