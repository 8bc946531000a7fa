package nonet.ui.hints.search;

import static nonet.ui.kit.Parts.when;

import java.util.List;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyBooleanProperty;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.VBox;
import nonet.ui.hints.search.PathController.PathStep;
import nonet.ui.hints.search.PathController.Scale;
import nonet.ui.hints.shown.StepListControls;
import nonet.ui.kit.ChosenRow;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.RadioOption;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.work.LiveSearch;

/// The path to the solution, one step per row, and below it the selected step.
public final class PathView extends SearchedStepsView {

    private final ListView<PathStep> list;

    public PathView(PaneServices services, PathController controller, StepExport export) {
        this(services, controller, export, list(services.messages(), services.controls(), controller));
    }

    private PathView(PaneServices services, PathController controller, StepExport export, ListView<PathStep> list) {
        super(services, controller, "path", list, stop(controller), actions(controller, export));
        Messages messages = services.messages();
        Controls controls = services.controls();
        this.list = list;
        WidthCurve curve = new WidthCurve(controller::showAt);
        Label narrow = StepListControls.wrapped("path-narrow");
        Tooltip tip = new Tooltip(messages.get("path.widths-tip"));
        Tooltip.install(curve, tip);
        VBox widths = new VBox(curve, narrow);
        widths.setMinHeight(USE_PREF_SIZE);
        curve.setOnMouseMoved(move -> {
            String words = controller.widths.at(curve.at(move.getX()));
            tip.setText(words.isEmpty() ? messages.get("path.widths-tip") : words);
        });
        narrow.textProperty().bind(controller.widths.sentence);
        when(narrow.textProperty().isNotEmpty(), narrow);
        ViewListeners.observe(this, controller.widths.widths, known -> {
            String words = controller.widths.bottlenecks();
            curve.show(known, words.isEmpty() ? messages.get("path.widths-tip") : words);
            widths.setVisible(!known.isEmpty());
            widths.setManaged(!known.isEmpty());
        });
        getChildren().add(3, widths);
        addBeforeFilter(controls.segmented(
                controller.scale,
                List.of(
                        new RadioOption<>("path-human", Scale.HUMAN),
                        new RadioOption<>("path-shorter", Scale.SHORTER),
                        new RadioOption<>("path-explainer", Scale.EXPLAINER))));
    }

    @Override
    void reveal() {
        list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 2));
    }

    private static ListView<PathStep> list(Messages messages, Controls controls, PathController controller) {
        ListView<PathStep> list = new ListView<>(controller.steps);
        list.setId("path-list");
        list.setAccessibleText(messages.get("path.title"));
        list.setCellFactory(owner -> new PathCell(messages, controls));
        controls.aboutSelected(list, () -> {
            PathStep chosen = list.getSelectionModel().getSelectedItem();
            return chosen == null ? null : PathCell.technique(chosen);
        });
        list.getSelectionModel().selectedItemProperty().addListener((change, before, now) -> {
            if (now != null) {
                controller.show(now);
            }
        });
        ViewListeners.observe(list, controller.chosen, chosen -> {
            if (chosen != null && chosen != list.getSelectionModel().getSelectedItem()) {
                list.getSelectionModel().select(chosen);
                list.scrollTo(chosen);
            }
        });
        ChosenRow.act(list, () -> list.getSelectionModel().getSelectedItem() != null, controller::goThere);
        return list;
    }

    private static Command stop(PathController controller) {
        LiveSearch<?, ?> search = controller.search;
        return new Command("path-stop", search.busy, search::stop);
    }

    private static List<Command> actions(PathController controller, StepExport export) {
        StepExport.StepList list = new StepExport.StepList("path", controller::text, controller::csv);
        BooleanBinding chosen = controller.shown.explanation.isNotNull();
        ReadOnlyBooleanProperty any = controller.any;
        return List.of(
                new Command("path-go", chosen, controller::goThere),
                new Command("path-copy", any, () -> export.copy().accept(controller.text())),
                new Command("path-save", any, () -> export.save().accept(list)),
                new Command(
                        "path-graph",
                        any.and(controller.scale.isNotEqualTo(Scale.EXPLAINER)),
                        () -> controller.graph(export.graph())));
    }
}
