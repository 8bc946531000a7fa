package nonet.ui.hints.search;

import static nonet.ui.kit.Parts.flow;

import java.util.List;
import javafx.application.Platform;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.control.TextField;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import nonet.ui.hints.shown.ShownStepView;
import nonet.ui.hints.shown.StepListControls;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;

/// Steps that are searched: a filter, the progress of the search, the list, the selected step, and the actions.
abstract sealed class SearchedStepsView extends VBox permits PathView, StepsView {

    private static final int FILTER_COLUMNS = 6;

    /// The filter and what stands before it, in as many rows as a narrow side needs.
    private final FlowPane search;

    /// @param page the prefix of the ids
    /// @param list shows the steps
    /// @param stop ends the search
    /// @param actions the actions, the most common one first
    SearchedStepsView(
            PaneServices services,
            SearchedSteps<?> steps,
            String page,
            Node list,
            Command stop,
            List<Command> actions) {
        Messages messages = services.messages();
        Controls controls = services.controls();
        getStyleClass().addAll("hint-view", "searched-steps");
        TextField filter = StepListControls.filter(messages, page + "-filter", steps.wanted);
        filter.setPrefColumnCount(FILTER_COLUMNS);
        search = new FlowPane(filter);
        search.setMinHeight(USE_PREF_SIZE);
        search.getStyleClass().add("hint-buttons");
        Label sentence = StepListControls.wrapped(page + "-sentence");
        sentence.textProperty().bind(steps.sentence);
        list.getStyleClass().add("steps-list");
        SplitPane parts = new SplitPane(list);
        parts.setOrientation(Orientation.VERTICAL);
        Node chosen = chosen(services, steps, page);
        ViewListeners.observe(this, steps.shown.explanation, shown -> {
            // Until a step is chosen the list has all the room.
            if (shown != null && parts.getItems().size() == 1) {
                parts.getItems().add(chosen);
                parts.setDividerPositions(0.5);
                Platform.runLater(() -> {
                    // The list scrolls only when it knows how much room it has left.
                    parts.layout();
                    reveal();
                });
            }
        });
        parts.getStyleClass().add("step-parts");
        VBox.setVgrow(parts, Priority.ALWAYS);
        FlowPane buttons = flow("hint-buttons");
        buttons.setMinHeight(USE_PREF_SIZE);
        for (Command action : actions) {
            Button button = controls.namedButton(action);
            buttons.getChildren().add(button);
        }
        buttons.getChildren().getFirst().getStyleClass().add("accent");
        getChildren()
                .addAll(
                        search,
                        sentence,
                        StepListControls.working(controls, stop, steps.search.progress),
                        parts,
                        buttons);
    }

    /// Puts something before the filter.
    final void addBeforeFilter(Region node) {
        node.setMinWidth(Region.USE_PREF_SIZE);
        search.getChildren().addFirst(node);
    }

    /// Scrolls the list to the selected row.
    abstract void reveal();

    private static Node chosen(PaneServices services, SearchedSteps<?> steps, String page) {
        Messages messages = services.messages();
        ShownStepView step =
                new ShownStepView(messages, steps.shown, new SimpleBooleanProperty(true), page).withAbout(services);
        Label none = StepListControls.wrapped(page + "-unchosen");
        none.setText(messages.get("hint.choose"));
        none.visibleProperty().bind(step.visibleProperty().not().and(steps.any));
        return new StackPane(none, step);
    }
}
