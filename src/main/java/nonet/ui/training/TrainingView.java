package nonet.ui.training;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.List;
import javafx.beans.binding.Bindings;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.input.KeyCombination;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import nonet.ui.board.Board;
import nonet.ui.board.frame.CandidateFilter;
import nonet.ui.guide.AnswerInput;
import nonet.ui.guide.BoardAndWords;
import nonet.ui.hints.shown.ShownStepView;
import nonet.ui.hints.shown.StepListControls;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Icon;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ShortcutRow;
import nonet.ui.kit.Toggle;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.window.SideAndPage;

/// The window of training: the techniques with the progress on the left, and the position with its task on the right.
public final class TrainingView extends StackPane {

    private static final String NEXT = "Alt+Right";
    private static final String HINT = "Shift+F1";
    private static final ViewKeys<TrainingView> WINDOW_KEYS = ViewKeys.of(
            row("keys.training-hint", key(HINT, view -> view.position.hint())),
            row("keys.training-next", key(NEXT, TrainingView::next)));

    /// The keys of the window.
    public static final List<ShortcutRow> KEYS = ViewKeys.rows(WINDOW_KEYS, FilterKeys.KEYS);

    private final Messages messages;
    private final Controls controls;
    private final TrainingController controller;
    private final TrialController position;
    private final BooleanProperty doubting = new SimpleBooleanProperty();
    private final Board board;
    private final FilterKeys filter;

    public TrainingView(PaneServices services, TrainingController controller) {
        messages = services.messages();
        controls = services.controls();
        this.controller = controller;
        position = controller.position;
        getStyleClass().add("training-view");
        board = board();
        filter = new FilterKeys(messages, board.filterProperty());
        when(position.asking, filter);
        ViewListeners.onChange(
                this, position.asking, _ -> board.filterProperty().set(CandidateFilter.OFF));
        VBox choice = new VBox(new PracticeList(messages, controls, controller), reset());
        VBox.setVgrow(choice.getChildren().getFirst(), Priority.ALWAYS);
        choice.getStyleClass().add("training-choice");
        getChildren().add(new SideAndPage(choice, practice(), services.place().side()));
        WINDOW_KEYS.filter(this, this);
        FilterKeys.KEYS.filter(this, filter);
    }

    private void next() {
        controller.next();
        board.requestFocus();
    }

    private Board board() {
        Board made = new Board(messages);
        made.setId("training-board");
        made.setMinSize(1, 1);
        made.frameProperty().bind(position.frame);
        made.inputProperty()
                .set(new AnswerInput(
                        position::claim,
                        position.asking::get,
                        position.marks::get,
                        () -> made.selectionProperty().get()));
        made.pointedProperty().subscribe(cell -> {
            if (position.revealed.get()) {
                position.shown.pointAt(cell);
            }
        });
        return made;
    }

    private ScrollPane practice() {
        Label name = styled("guide-title", new Label());
        name.setId("training-technique");
        ViewListeners.observe(
                name, position.technique, now -> name.setText(now == null ? "" : controller.words.name(now)));
        HBox heading = line("training-heading", name, controls.about(position.technique));
        heading.setAlignment(Pos.BASELINE_LEFT);
        Label said = StepListControls.wrapped("training-said");
        said.textProperty().bind(controller.said);
        said.setFocusTraversable(true);
        said.getStyleClass().add("guide-said");
        ShownStepView step = new ShownStepView(messages, position.shown, position.revealed, "training-step");
        step.visibleProperty().unbind();
        step.visibleProperty().bind(position.revealed);
        VBox.setVgrow(step, Priority.ALWAYS);
        VBox words = column("guide-words", said, buttons(), filter, step);
        BoardAndWords both = new BoardAndWords(board, words);
        VBox page = column("guide-page", heading, both);
        ScrollPane scroll = styled("guide-scroll", new ScrollPane(page));
        scroll.setFitToWidth(true);
        return scroll;
    }

    private FlowPane buttons() {
        Button hint = controls.namedButton(
                new Command("training-hint", Icon.HINT, KeyCombination.valueOf(HINT), position.asking, position::hint));
        Button next = controls.namedButton(
                new Command("training-next", Icon.STEP, KeyCombination.valueOf(NEXT), position.ready, this::next));
        Button take = controls.namedButton(
                new Command("training-take", Icon.LIBRARY, null, position.ready, controller::takeOver));
        CheckBox marks = controls.checkBox(new Toggle("training-marks", position.ready, position.marks));
        return flow("guide-buttons", hint, next, take, marks);
    }

    /// The button that forgets the progress, and the question before that.
    private VBox reset() {
        Button reset = controls.namedButton(new Command(
                "training-reset",
                Icon.RESET,
                null,
                Bindings.createBooleanBinding(
                        () -> controller.progress.get().isBegun() && !doubting.get(), controller.progress, doubting),
                () -> doubting.set(true)));
        Label question = StepListControls.wrapped("training-question");
        question.setText(messages.get("training.reset"));
        Button forget = controls.namedButton("training-forget", doubting, () -> {
            doubting.set(false);
            controller.reset();
        });
        Button keep = controls.namedButton("training-keep", doubting, () -> doubting.set(false));
        FlowPane answers = flow("guide-buttons", forget, keep);
        VBox asked = new VBox(question, answers);
        when(doubting, asked);
        doubting.subscribe(now -> {
            if (now) {
                keep.requestFocus();
            }
        });
        return new VBox(reset, asked);
    }
}
