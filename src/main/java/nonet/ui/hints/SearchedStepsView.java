package nonet.ui.hints;

import java.util.List;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Texts;

/// Steps that are looked for: a filter, how far the search is, the list, below it the step that is chosen, and what can
/// be done with it.
abstract sealed class SearchedStepsView extends VBox permits PathView, StepsView {

    /// @param page what the ids begin with
    /// @param list shows the steps
    /// @param stop ends the search
    /// @param actions what can be done; the first is what people do most
    SearchedStepsView(
            Texts texts,
            Controls controls,
            SearchedSteps<?> steps,
            String page,
            Node list,
            Command stop,
            List<Command> actions) {
        getStyleClass().add("hint-view");
        HBox search = new HBox(Notes.filter(texts, page + "-filter", steps.wantedProperty()));
        search.getStyleClass().add("hint-buttons");
        Label sentence = Notes.wrapped(page + "-sentence");
        sentence.textProperty().bind(steps.sentenceProperty());
        SplitPane parts = new SplitPane(list, chosen(texts, steps, page));
        parts.setOrientation(Orientation.VERTICAL);
        parts.setDividerPositions(0.5);
        parts.getStyleClass().add("step-parts");
        VBox.setVgrow(parts, Priority.ALWAYS);
        HBox buttons = new HBox();
        buttons.getStyleClass().add("hint-buttons");
        for (Command action : actions) {
            Button button = controls.namedButton(action);
            buttons.getChildren().add(button);
        }
        buttons.getChildren().getFirst().getStyleClass().add("accent");
        getChildren().addAll(search, sentence, Notes.working(controls, stop, steps.search()), parts, buttons);
    }

    private static Node chosen(Texts texts, SearchedSteps<?> steps, String page) {
        ShownStepView step = new ShownStepView(texts, steps.shown(), new SimpleBooleanProperty(true), page);
        Label none = Notes.wrapped(page + "-unchosen");
        none.setText(texts.get("hint.choose"));
        none.visibleProperty().bind(step.visibleProperty().not());
        return new StackPane(none, step);
    }
}
