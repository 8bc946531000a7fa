package nonet.ui.hints.shown;

import static javafx.scene.input.KeyCode.BACK_SPACE;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.Parts.wrapped;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.List;
import java.util.stream.Collectors;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.beans.value.ObservableBooleanValue;
import javafx.css.PseudoClass;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Hyperlink;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.ToggleGroup;
import javafx.scene.control.Tooltip;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import nonet.deduce.Chain;
import nonet.deduce.Deduction;
import nonet.explain.ChainNotation;
import nonet.explain.Explanation;
import nonet.explain.text.Consequence;
import nonet.explain.text.Sentence;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import org.jspecify.annotations.Nullable;

/// One step in words: its name, whether it was checked, a switch between its branches, and its sentences. A sentence
/// under the pointer, or with the focus, lights its cells on the board; a cell pointed at lights its sentence.
public final class ShownStepView extends VBox {

    private static final PseudoClass LIT = PseudoClass.getPseudoClass("lit");

    /// The keys of a step.
    public static final ViewKeys<ShownStepController> KEYS = ViewKeys.of(
            row("keys.proof", key(BACK_SPACE, step -> !step.opened.get().isEmpty(), ShownStepController::back)));

    private final Messages messages;
    private final ShownStepController controller;
    private final ObservableBooleanValue revealed;
    private final FlowPane heading = new FlowPane();
    private final FlowPane branches = new FlowPane();
    private final Label badge = new Label();
    private final VBox sentences = new VBox();
    private final VBox proof = new VBox();
    private final ScrollPane scroll = new ScrollPane();
    private final String page;
    private @Nullable ToggleGroup branchGroup;

    /// @param revealed whether the sentences are revealed, rather than the name alone
    /// @param page the prefix of the ids
    public ShownStepView(
            Messages messages, ShownStepController controller, ObservableBooleanValue revealed, String page) {
        this.messages = messages;
        this.controller = controller;
        this.revealed = revealed;
        this.page = page;
        getStyleClass().add("shown-step");
        sentences.getStyleClass().add("hint-sentences");
        branches.getStyleClass().add("hint-branches");
        scroll.setContent(sentences);
        scroll.setFitToWidth(true);
        scroll.getStyleClass().add("hint-scroll");
        scroll.setFocusTraversable(false);
        scroll.setMinHeight(0);
        VBox.setVgrow(scroll, Priority.ALWAYS);
        Label crowd = StepListControls.wrapped(page + "-crowded");
        crowd.setText(messages.get("hint.crowded"));
        when(Bindings.and(controller.crowded, revealed), crowd);
        getChildren().addAll(name(page), proof, branches, crowd, scroll);
        proof.getStyleClass().add("hint-proof");
        KEYS.filter(this, controller);
        ViewListeners.onInvalidation(this, controller.explanation, this::tell);
        ViewListeners.onInvalidation(this, revealed, this::tell);
        ViewListeners.onInvalidation(this, controller.branch, this::followBranch);
        ViewListeners.onInvalidation(this, controller.lit, this::followLit);
        tell();
        when(controller.explanation.isNotNull(), this);
    }

    /// Puts a button beside the name that opens the guide at the page on the technique, and makes the badge a button that
    /// proves the step.
    public ShownStepView withAbout(PaneServices services) {
        Controls controls = services.controls();
        heading.getChildren().add(1, controls.about(controller.explanation.map(_ -> {
            Deduction step = controller.explained();
            return step == null ? null : step.technique();
        })));
        StepProof proof = new StepProof(services, controller);
        ViewListeners.onInvalidation(this, controller.explanation, proof::clear);
        Hyperlink prove = new Hyperlink(badge.getText());
        prove.setId(page + "-prove");
        prove.getStyleClass().add("hint-badge");
        prove.setTooltip(new Tooltip(messages.get("hint.prove-tip")));
        prove.setMinWidth(Region.USE_PREF_SIZE);
        prove.setOnAction(_ -> {
            prove.setVisited(false);
            proof.make();
        });
        heading.getChildren().set(heading.getChildren().indexOf(badge), when(controller.checked, prove));
        Label sentence = StepListControls.wrapped(page + "-proved");
        sentence.textProperty().bind(proof.sentence);
        Button save = new Button(messages.get("hint.proof-save"));
        save.setId(page + "-save-proof");
        save.setMinWidth(Region.USE_PREF_SIZE);
        save.setOnAction(_ -> services.files()
                .toSave(
                        messages.get("hint.proof-save-title"),
                        messages.get("hint.proof-kind"),
                        messages.get("hint.proof-name") + ".zip",
                        proof::save));
        Button cancel = controls.namedButton("hint-proof-cancel", proof.busy, proof::clear);
        cancel.setId(page + "-proof-cancel");
        heading.getChildren()
                .addAll(
                        when(sentence.textProperty().isNotEmpty(), sentence),
                        when(proof.busy, cancel),
                        when(proof.proof.isNotNull(), save));
        return this;
    }

    /// The name, and the badge beside it where there is room, otherwise below it.
    private FlowPane name(String page) {
        Label name = wrapped(new Label());
        name.setId(page + "-name");
        name.getStyleClass().addAll("hint-name");
        name.textProperty()
                .bind(controller
                        .explanation
                        .map(shown -> shown == null ? "" : shown.name())
                        .orElse(""));
        badge.setText("\u2713 " + messages.get("hint.checked"));
        badge.getStyleClass().add("hint-badge");
        badge.setTooltip(new Tooltip(messages.get("hint.checked-tip")));
        badge.setMinWidth(Region.USE_PREF_SIZE);
        when(controller.checked, badge);
        FlowPane row = heading;
        row.getChildren().addAll(name, badge, truthsAndLinks(page));
        row.setMinWidth(0);
        name.maxWidthProperty().bind(row.widthProperty());
        row.setRowValignment(VPos.BASELINE);
        row.getStyleClass().add("hint-heading");
        return row;
    }

    private ToggleButton truthsAndLinks(String page) {
        ToggleButton button = styled("hint-truths", new ToggleButton(messages.get("hint.truths")));
        button.setId(page + "-truths");
        button.setTooltip(new Tooltip(messages.get("hint.truths-tip")));
        button.setMinWidth(Region.USE_PREF_SIZE);
        button.selectedProperty().bindBidirectional(controller.truthsAndLinks);
        return when(Bindings.and(controller.hasTruthsAndLinks, revealed), button);
    }

    private void tell() {
        Explanation explanation = controller.explanation.get();
        sentences.getChildren().clear();
        branches.getChildren().clear();
        branchGroup = null;
        tellProof();
        boolean shown = explanation != null && revealed.get();
        branches.setVisible(shown && !explanation.branches().isEmpty());
        branches.setManaged(branches.isVisible());
        if (!shown) {
            return;
        }
        if (branches.isVisible()) {
            addBranches(explanation);
        }
        for (Sentence sentence : explanation.sentences()) {
            Label line = SentenceLines.plain(sentence.text());
            SentenceLines.light(line, controller, () -> controller.light(sentence.cells()));
            line.setUserData(sentence);
            sentences.getChildren().add(line);
            if (!sentence.consequences().isEmpty()) {
                ConsequenceList list = new ConsequenceList(messages, controller, sentence.consequences());
                sentences.getChildren().add(list);
                list.lineLeft().ifPresent(left -> Platform.runLater(() -> reveal(left)));
            }
        }
        // A digit to enter is not said once more.
        if (explanation.line().contains("=>")) {
            sentences.getChildren().add(new NotationRow(messages, explanation.line(), controller.explained()));
        }
    }

    /// Says whose proof is shown, with the way back.
    private void tellProof() {
        List<Consequence> opened = controller.opened.get();
        proof.getChildren().clear();
        proof.setVisible(!opened.isEmpty());
        proof.setManaged(proof.isVisible());
        if (!opened.isEmpty()) {
            Button back = styled("hint-back", new Button("\u2190 " + messages.get("hint.back")));
            back.setTooltip(new Tooltip(messages.get("hint.back-tip")));
            back.setOnAction(_ -> controller.back());
            String within = opened.stream().map(Consequence::text).collect(Collectors.joining(" \u203a "));
            Label of = SentenceLines.plain(messages.get("hint.proof", within));
            proof.getChildren().addAll(back, of, SentenceLines.plain(messages.get("hint.proof-board")));
            Platform.runLater(back::requestFocus);
        }
    }

    /// Gives the focus to a line, which is scrolled into view.
    private void reveal(Node line) {
        scroll.layout();
        double top = sentences.sceneToLocal(line.localToScene(0, 0)).getY();
        double free = sentences.getHeight() - scroll.getViewportBounds().getHeight();
        double third = scroll.getViewportBounds().getHeight() / 3;
        scroll.setVvalue(free <= 0 ? 0 : Math.clamp((top - third) / free, 0, 1));
        line.requestFocus();
    }

    private void addBranches(Explanation explanation) {
        ToggleGroup group = new ToggleGroup();
        for (int i = 0; i < explanation.branches().size(); i++) {
            add(group, explanation.branches().get(i).name(), i);
        }
        add(group, messages.get("hint.all-branches"), ShownStepController.ALL);
        group.selectedToggleProperty().addListener((change, before, now) -> {
            if (now == null) {
                group.selectToggle(before);
            } else {
                controller.branch.set((Integer) now.getUserData());
            }
        });
        branchGroup = group;
        followBranch();
    }

    private void add(ToggleGroup group, String name, int branch) {
        ToggleButton button = new ToggleButton(name);
        button.setUserData(branch);
        button.setToggleGroup(group);
        button.setTooltip(new Tooltip(messages.get("hint.branch-tip")));
        branches.getChildren().add(button);
    }

    private void followBranch() {
        ToggleGroup group = branchGroup;
        if (group != null) {
            group.getToggles().stream()
                    .filter(each -> each.getUserData().equals(controller.branch.get()))
                    .forEach(group::selectToggle);
        }
    }

    private void followLit() {
        Sentence lit = controller.lit.get();
        sentences
                .getChildren()
                .forEach(line -> line.pseudoClassStateChanged(LIT, lit != null && line.getUserData() == lit));
    }

    /// A step in the one-line notation, with a menu that copies it: as it is shown or, if it is a chain, in the notations of
    /// forums and other programs.
    private static final class NotationRow extends HBox {

        private final Messages messages;

        /// @param deduction the step
        NotationRow(Messages messages, String line, @Nullable Deduction deduction) {
            this.messages = messages;
            Label notation = wrapped(styled("hint-notation", new Label(line)));
            HBox.setHgrow(notation, Priority.ALWAYS);
            MenuButton copy = styled("hint-copy", new MenuButton(messages.get("notation.copy")));
            copy.setTooltip(new Tooltip(messages.get("notation.copy-tip")));
            copy.setMinWidth(Region.USE_PREF_SIZE);
            copy.getItems().add(item("notation.shown", line));
            if (deduction instanceof Chain chain) {
                copy.getItems().add(item("notation.eureka", ChainNotation.EUREKA.of(chain)));
                copy.getItems().add(item("notation.nice-loop", ChainNotation.NICE_LOOP.of(chain)));
                copy.getItems().add(item("notation.hodoku", ChainNotation.HODOKU.of(chain)));
            }
            getChildren().addAll(notation, copy);
            getStyleClass().add("hint-notation-row");
        }

        private MenuItem item(String key, String text) {
            MenuItem item = new MenuItem(messages.get(key));
            item.setUserData(text);
            item.setOnAction(_ -> {
                ClipboardContent content = new ClipboardContent();
                content.putString(text);
                Clipboard.getSystemClipboard().setContent(content);
            });
            return item;
        }
    }
}
