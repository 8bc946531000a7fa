package nonet.ui.compare;

import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.Tooltip;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Transform;
import nonet.rate.GuessCount;
import nonet.service.compare.Measurement;
import nonet.solve.Solver;
import nonet.solve.StepSolver;
import nonet.ui.kit.Chooser;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Spacer;

/// Engines side by side: the source of the puzzles, the table, and the bars of one measure.
public final class CompareView extends VBox {

    private final Messages messages;
    private final CompareController controller;
    private final FilePicker files;
    private final CompareChart chart;

    /// @param open opens the trace of a measured engine
    /// @param race lets engines race on the puzzle on the board
    /// @param savePicture writes a picture to a file that the user chooses
    public CompareView(
            Messages messages,
            Controls controls,
            CompareController controller,
            FilePicker files,
            Consumer<Measurement> open,
            Consumer<List<StepSolver>> race,
            BiConsumer<String, WritableImage> savePicture) {
        this.messages = messages;
        this.controller = controller;
        this.files = files;
        getStyleClass().add("compare-view");
        chart = new CompareChart(messages, controller);
        CompareTable table = new CompareTable(messages, controller, open);
        VBox.setVgrow(table, Priority.ALWAYS);
        VBox.setVgrow(chart, Priority.ALWAYS);
        getChildren()
                .addAll(
                        engines(),
                        what(controls),
                        difficulty(),
                        table,
                        chartRow(controls, table, race, savePicture),
                        chart,
                        state());
    }

    private Node engines() {
        FlowPane engines = new FlowPane();
        engines.getStyleClass().add("compare-engines");
        for (Solver engine : controller.engines()) {
            CheckBox box = new CheckBox(messages.get("engine." + engine.id()));
            box.setId("compare-" + engine.id());
            box.setSelected(controller.isChosen(engine));
            box.selectedProperty().addListener((change, before, now) -> controller.choose(engine, now));
            box.disableProperty().bind(controller.runningProperty());
            engines.getChildren().add(box);
        }
        return engines;
    }

    private Node what(Controls controls) {
        Label source = new Label();
        source.setId("compare-source");
        source.textProperty().bind(controller.puzzles().sourceProperty());
        CheckBox all = new CheckBox(messages.get("compare.all"));
        all.setId("compare-all");
        all.selectedProperty().bindBidirectional(controller.allProperty());
        all.disableProperty().bind(controller.runningProperty());
        BooleanBinding free = controller.runningProperty().not();
        Button start = button(controls, "compare-start", free, controller::start);
        start.getStyleClass().add("accent");
        start.visibleProperty().bind(free);
        Button cancel = button(
                controls,
                "compare-cancel",
                controller.runningProperty().and(new SimpleBooleanProperty(true)),
                controller::cancel);
        cancel.visibleProperty().bind(controller.runningProperty());
        for (Button button : new Button[] {start, cancel}) {
            button.managedProperty().bind(button.visibleProperty());
        }
        HBox row = new HBox(
                source,
                button(controls, "compare-board", free, controller.puzzles()::takeBoard),
                button(
                        controls,
                        "compare-file",
                        free,
                        () -> files.toOpen(messages.get("compare.choose"), controller.puzzles()::takeFile)),
                new Spacer(),
                all,
                start,
                cancel);
        row.getStyleClass().add("compare-row");
        return row;
    }

    /// The difficulty of the puzzles for a search, independent of the engine.
    private Node difficulty() {
        Label difficulty = new Label();
        difficulty.setId("compare-difficulty");
        difficulty.textProperty().bind(controller.difficultyProperty());
        difficulty.setTooltip(new Tooltip(messages.get("compare.guesses-tip", GuessCount.ORDERS)));
        difficulty.setWrapText(true);
        difficulty.visibleProperty().bind(controller.difficultyProperty().isNotEmpty());
        difficulty.managedProperty().bind(difficulty.visibleProperty());
        return difficulty;
    }

    private Node chartRow(
            Controls controls,
            CompareTable table,
            Consumer<List<StepSolver>> race,
            BiConsumer<String, WritableImage> savePicture) {
        Chooser<Measure> measures = new Chooser<>(
                "compare-measure",
                List.of(Measure.values()),
                chart.measureProperty(),
                measure -> messages.get(measure.key()));
        BooleanBinding some = Bindings.isNotEmpty(controller.results());
        HBox row = new HBox(
                new Label(messages.get("compare.bars")),
                measures,
                new Spacer(),
                button(controls, "compare-race", table.canRace(), () -> race.accept(table.racers())),
                button(
                        controls,
                        "compare-csv",
                        some,
                        () -> files.toSave(
                                messages.get("compare.save"),
                                "CSV",
                                messages.get("compare.name") + ".csv",
                                controller::export)),
                button(
                        controls,
                        "compare-png",
                        some,
                        () -> savePicture.accept(messages.get("compare.name") + ".png", picture())));
        row.getStyleClass().add("compare-row");
        return row;
    }

    private Node state() {
        Label sentence = new Label();
        sentence.setId("compare-sentence");
        sentence.textProperty().bind(controller.sentenceProperty());
        sentence.setWrapText(true);
        ProgressBar bar = new ProgressBar();
        bar.progressProperty().bind(controller.progressProperty());
        bar.visibleProperty().bind(controller.runningProperty());
        bar.managedProperty().bind(bar.visibleProperty());
        sentence.setMinWidth(0);
        HBox row = new HBox(sentence, new Spacer(), bar);
        row.getStyleClass().add("compare-row");
        return row;
    }

    private WritableImage picture() {
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setTransform(Transform.scale(2, 2));
        return chart.snapshot(parameters, null);
    }

    private static Button button(Controls controls, String id, BooleanBinding enabled, Runnable action) {
        return controls.namedButton(new Command(id, null, null, enabled, action));
    }
}
