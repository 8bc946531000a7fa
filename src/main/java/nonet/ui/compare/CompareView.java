package nonet.ui.compare;

import static nonet.ui.kit.Parts.check;
import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.in;
import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.progress;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.Parts.wrapped;
import static nonet.ui.kit.Parts.wrappedLine;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.embed.swing.SwingFXUtils;
import javafx.scene.Node;
import javafx.scene.SnapshotParameters;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.image.WritableImage;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.scene.transform.Transform;
import nonet.picture.write.PngWriter;
import nonet.rate.GuessCount;
import nonet.solve.Solver;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Controls;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Spacer;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.PaneTask;

/// Engines side by side: the source of the puzzles, the table, and the bars of one measure.
public final class CompareView extends VBox {

    /// The pixels a point of the saved picture, and an inch.
    private static final int SCALE = 2;

    private static final int DPI = 144;

    private final Messages messages;
    private final CompareController controller;
    private final BooleanBinding running;
    private final FilePicker files;
    private final CompareChart chart;

    public CompareView(PaneServices services, CompareController controller) {
        messages = services.messages();
        Controls controls = services.controls();
        this.controller = controller;
        running = in(controller.state, PaneTask.State::isUnderWay);
        files = services.files();
        getStyleClass().add("compare-view");
        chart = new CompareChart(messages, controller);
        CompareTable table = new CompareTable(messages, controller, controller::watch);
        VBox.setVgrow(table, Priority.ALWAYS);
        VBox.setVgrow(chart, Priority.ALWAYS);
        getChildren().addAll(engines(), what(controls), difficulty(), table, chartRow(controls, table), chart, state());
    }

    private Node engines() {
        FlowPane engines = flow("compare-engines");
        for (Solver engine : controller.engines()) {
            CheckBox box = new CheckBox(messages.get("engine." + engine.id()));
            box.setId("compare-" + engine.id());
            box.setSelected(controller.isChosen(engine));
            box.selectedProperty().addListener((change, before, now) -> controller.choose(engine, now));
            box.disableProperty().bind(running);
            engines.getChildren().add(box);
        }
        return engines;
    }

    private Node what(Controls controls) {
        Label source = label("compare-source", controller.puzzles.source);
        CheckBox all = check("compare-all", messages.get("compare.all"), controller.all);
        all.disableProperty().bind(running);
        BooleanBinding free = running.not();
        Button start = styled("accent", controls.namedButton("compare-start", free, controller::start));
        Button cancel = controls.namedButton("compare-cancel", running, controller::cancel);
        return wrappedLine(
                "compare-row",
                source,
                controls.namedButton("compare-board", free, controller.puzzles::takeBoard),
                controls.namedButton(
                        "compare-file",
                        free,
                        () -> files.toOpen(messages.get("compare.choose"), controller.puzzles::takeFile)),
                new Spacer(),
                all,
                when(free, start),
                when(running, cancel));
    }

    /// The difficulty of the puzzles for a search, independent of the engine.
    private Node difficulty() {
        Label difficulty = label("compare-difficulty", controller.difficulty);
        difficulty.setTooltip(new Tooltip(messages.get("compare.guesses-tip", GuessCount.ORDERS)));
        difficulty.setWrapText(true);
        return when(controller.difficulty.isNotEmpty(), difficulty);
    }

    private Node chartRow(Controls controls, CompareTable table) {
        ComboBoxOf<Measure> measures = new ComboBoxOf<>(
                "compare-measure",
                List.of(Measure.values()),
                chart.measureProperty(),
                measure -> messages.get(measure.key()));
        measures.setAccessibleText(messages.get("compare.bars"));
        BooleanBinding some = Bindings.isNotEmpty(controller.results);
        return wrappedLine(
                "compare-row",
                new Label(messages.get("compare.bars")),
                measures,
                new Spacer(),
                controls.namedButton("compare-race", table.canRace(), () -> controller.race(table.racers())),
                controls.namedButton(
                        "compare-csv",
                        some,
                        () -> files.toSave(
                                messages.get("compare.save"),
                                "CSV",
                                messages.get("compare.name") + ".csv",
                                controller::export)),
                controls.namedButton("compare-png", some, this::savePicture));
    }

    private Node state() {
        Label sentence = label("compare-sentence", controller.state.map(PaneTask.State::sentence));
        wrapped(sentence).setMinWidth(0);
        return line(
                "compare-row",
                sentence,
                new Spacer(),
                progress("compare-progress", controller.state.map(PaneTask.State::progress), running));
    }

    private void savePicture() {
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setTransform(Transform.scale(SCALE, SCALE));
        WritableImage picture = chart.snapshot(parameters, null);
        files.toSave(
                messages.get("compare.save"),
                messages.get("file.png"),
                messages.get("compare.name") + ".png",
                file -> controller.write(
                        file, out -> PngWriter.write(SwingFXUtils.fromFXImage(picture, null), DPI, out)));
    }
}
