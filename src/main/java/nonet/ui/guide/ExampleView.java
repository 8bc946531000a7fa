package nonet.ui.guide;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.Parts.wrapped;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.guide.GuideExample;
import nonet.ui.board.Board;
import nonet.ui.hints.shown.ShownStepView;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Toggle;
import nonet.ui.kit.ViewListeners;

/// The examples of a page: the choice among them, the board, and beside it, or below where there is no room, the
/// explanation and what can be done.
final class ExampleView extends VBox {

    private final Messages messages;
    private final Controls controls;
    private final GuideController guide;
    private final ExampleController example;
    private final FlowPane chooser = new FlowPane();
    private Runnable follow = () -> {};

    ExampleView(Messages messages, Controls controls, GuideController guide) {
        this.messages = messages;
        this.controls = controls;
        this.guide = guide;
        this.example = guide.example;
        getStyleClass().add("guide-example");
        chooser.getStyleClass().add("guide-chooser");
        Board board = board();
        VBox words = words();
        BoardAndWords both = new BoardAndWords(board, words);
        getChildren().addAll(chooser, both);
        ViewListeners.onInvalidation(this, guide.examples, this::choose);
        ViewListeners.observe(this, guide.chosen, _ -> follow.run());
        choose();
        when(Bindings.isNotEmpty(guide.examples), this);
    }

    private Board board() {
        Board board = new Board(messages);
        board.setId("guide-board");
        board.setMinSize(1, 1);
        board.frameProperty().bind(example.frame);
        board.inputProperty()
                .set(new AnswerInput(
                        example::answer,
                        example.trying::get,
                        () -> board.selectionProperty().get()));
        board.pointedProperty().subscribe(example.shown::pointAt);
        return board;
    }

    private VBox words() {
        Label said = wrapped(styled("guide-said", label("guide-said", example.said)));
        said.setFocusTraversable(true);
        ShownStepView step = new ShownStepView(messages, example.shown, example.revealed, "guide-step");
        step.visibleProperty().unbind();
        step.visibleProperty().bind(example.revealed);
        VBox.setVgrow(step, Priority.ALWAYS);
        return column("guide-words", steps(), said, step);
    }

    private FlowPane steps() {
        BooleanBinding begun = example.stage.greaterThan(0);
        BooleanBinding ahead = Bindings.createBooleanBinding(
                () -> example.stage.get() + 1 < example.stages.get(), example.stage, example.stages);
        BooleanBinding solvable = Bindings.createBooleanBinding(
                () -> example.ready.get() && example.stages.get() > 1, example.ready, example.stages);
        Button back = controls.button(new Command("guide-step-back", Icon.STEP_BACK, null, begun, example::previous));
        Button next = controls.button(new Command("guide-step", Icon.STEP, null, ahead, example::next));
        ToggleButton attempt = controls.toggleButton(new Toggle("guide-try", solvable, example.trying));
        Button take =
                controls.namedButton(new Command("guide-take", Icon.LIBRARY, null, example.ready, guide::takeOver));
        FlowPane row = flow("guide-buttons", back, next, attempt, take);
        row.setAlignment(Pos.CENTER_LEFT);
        return row;
    }

    /// Offers the examples of the page.
    private void choose() {
        List<GuideExample> all = List.copyOf(guide.examples);
        ToggleGroup group = new ToggleGroup();
        chooser.getChildren().clear();
        for (int i = 0; i < all.size(); i++) {
            ToggleButton button = new ToggleButton(
                    messages.get(all.get(i).isLookAlike() ? "guide.look-alike" : "guide.example", i + 1));
            button.setId("guide-example-" + i);
            button.setUserData(i);
            button.setToggleGroup(group);
            chooser.getChildren().add(button);
        }
        follow = () -> group.getToggles().stream()
                .filter(each -> each.getUserData().equals(guide.chosen.get()))
                .forEach(group::selectToggle);
        group.selectedToggleProperty().addListener((_, _, now) -> {
            if (now == null) {
                follow.run();
            } else {
                guide.chosen.set((Integer) now.getUserData());
            }
        });
        follow.run();
    }
}
