package nonet.ui.generate;

import static nonet.ui.kit.Parts.check;
import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.in;
import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.Parts.wrapped;

import java.util.List;
import java.util.Locale;
import javafx.application.Platform;
import javafx.beans.binding.BooleanBinding;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.training.NextPuzzle;
import nonet.ui.generate.DeliveryFields.Destination;
import nonet.ui.generate.PathFields.Difficulty;
import nonet.ui.kit.Controls;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Parts;
import nonet.ui.kit.Scrolling;
import nonet.ui.kit.ShortcutRow;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.PaneTask;
import nonet.ui.kit.window.SideWindow;
import org.jspecify.annotations.Nullable;

/// The request for new puzzles, and below them the progress of making them.
public final class GenerateView extends VBox {

    /// The keys of its parts, for the list of keys.
    public static final List<ShortcutRow> KEYS = ViewKeys.rows(PatternBoard.KEYS, TechniquePicker.TechniqueOption.KEYS);

    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

    private final Messages messages;
    private final GenerateController controller;
    private final FilePicker files;
    private final BooleanBinding running;
    private @Nullable Node focused;

    public GenerateView(PaneServices services, GenerateController controller) {
        messages = services.messages();
        Controls controls = services.controls();
        this.controller = controller;
        running = in(controller.state, PaneTask.State::isUnderWay);
        files = services.files();
        setId("generate-view");
        getStyleClass().add("generate-view");
        FlowPane columns = new Columns(
                new RequestForm(messages, controls, controller), new PatternView(messages, controller, files));
        columns.getStyleClass().add("generate-columns");
        VBox details = column("generate-all", columns, new DeliveryForm(messages, controller));
        when(controller.detailed, details);
        // The window is no larger than what it shows.
        ViewListeners.onChange(this, controller.detailed, _ -> Platform.runLater(() -> SideWindow.fit(this)));
        ViewListeners.onChange(this, controller.forMe.next, _ -> Platform.runLater(() -> SideWindow.fit(this)));
        VBox all = column("generate-all", levels(), forMe(), details);
        all.disableProperty().bind(running);
        var scrolling = Scrolling.of(all);
        VBox.setVgrow(scrolling, Priority.ALWAYS);
        getChildren().addAll(scrolling, progress());
        ViewListeners.onChange(this, controller.placed, puzzle -> {
            if (puzzle != null) {
                getScene().getWindow().hide();
            }
        });
    }

    /// Columns that wrap in a narrow window. Without a given width their height is that at their own width.
    private static final class Columns extends FlowPane {

        Columns(Node... columns) {
            super(columns);
        }

        @Override
        protected double computePrefHeight(double width) {
            return super.computePrefHeight(width < 0 ? prefWidth(-1) : width);
        }
    }

    /// There is room for the progress from the beginning.
    @Override
    protected double computePrefHeight(double width) {
        return Math.max(super.computePrefHeight(width), minHeight(width));
    }

    @Override
    protected double computePrefWidth(double height) {
        return Math.max(super.computePrefWidth(height), minWidth(height));
    }

    /// Returns the name of a level on its button.
    private String title(Difficulty level) {
        String name = level.name(messages);
        return name.substring(0, 1).toUpperCase(messages.locale()) + name.substring(1);
    }

    /// Returns the buttons that make a puzzle of a level at once.
    private Node levels() {
        HBox levels = FormRows.line();
        levels.getStyleClass().add("generate-levels");
        for (Difficulty each : List.of(Difficulty.EASY, Difficulty.MEDIUM, Difficulty.HARD)) {
            Button level = PatternView.labeled(
                    "generate-" + each.name().toLowerCase(Locale.ROOT), title(each), () -> make(each));
            Tooltip tip = new Tooltip();
            ViewListeners.observe(
                    level,
                    controller.profile.chosen,
                    _ -> tip.setText(
                            messages.get("generate.level-tip", each.name(messages), controller.profile.name())));
            level.setTooltip(tip);
            level.getStyleClass().add("large");
            levels.getChildren().add(level);
        }
        ToggleButton more = new ToggleButton(messages.get("generate.more"));
        more.setId("generate-more");
        more.setMinWidth(USE_PREF_SIZE);
        more.setTooltip(new Tooltip(messages.get("generate.more-tip")));
        more.selectedProperty().bindBidirectional(controller.detailed);
        levels.getChildren().add(more);
        return levels;
    }

    /// Returns the button that makes the puzzle that suits the user next, with the reason.
    private Node forMe() {
        ForMe proposal = controller.forMe;
        Button make = PatternView.labeled("generate-for-me", messages.get("generate.for-me"), controller::makeForMe);
        make.getStyleClass().add("large");
        Label why = wrapped(label("generate-for-me-why", proposal.sentence));
        HBox.setHgrow(why, Priority.ALWAYS);
        CheckBox unseen = check("generate-unseen", messages.get("generate.for-me.unseen"), proposal.unseen);
        when(
                in(
                        proposal.next,
                        next -> next instanceof NextPuzzle.Fresh fresh
                                && !fresh.without().isEmpty()),
                unseen);
        return when(proposal.next.isNotNull(), column("generate-all", FormRows.line(make, why), unseen));
    }

    private Node progress() {
        ProgressBar bar = Parts.progress("generate-progress", controller.state.map(PaneTask.State::progress), running);
        bar.setMaxWidth(Double.MAX_VALUE);
        Label sentence = wrapped(label("generate-sentence", controller.state.map(PaneTask.State::sentence)));
        sentence.getStyleClass().add("generate-sentence");
        ViewListeners.observe(
                this, controller.state, state -> sentence.pseudoClassStateChanged(FAILED, state.failed()));
        Label refusal = wrapped(styled("refusal", label("generate-refusal", controller.refusal)));
        BooleanBinding refused = controller.refusal.isNotEmpty();
        when(refused, refusal);
        when(refused.not().and(sentence.textProperty().isNotEmpty()), sentence);
        return column(
                "generate-progress", new NearView(messages, controller, files), bar, sentence, refusal, buttons());
    }

    private Node buttons() {
        Button make = PatternView.labeled("generate-make", messages.get("generate.make"), this::make);
        make.getStyleClass().add("accent");
        make.setDefaultButton(true);
        make.disableProperty().bind(running.or(controller.refusal.isNotEmpty()));
        Button stop = PatternView.labeled("generate-stop", messages.get("generate.stop"), controller::stop);
        when(running, stop);
        // The form is disabled meanwhile, and would give the focus away for good.
        ViewListeners.onChange(this, running, started -> {
            if (started) {
                focused = getScene().getFocusOwner();
                stop.requestFocus();
            } else if (focused != null && stop.isFocused()) {
                focused.requestFocus();
            }
        });
        when(controller.detailed, make);
        return FormRows.line(make, stop);
    }

    private void make(Difficulty level) {
        controller.path.difficulty.set(level);
        if (controller.refusal.get().isEmpty()) {
            make();
        }
    }

    private void make() {
        if (controller.delivery.destination.get() == Destination.FILE) {
            files.toSave(
                    messages.get("generate.file-title"),
                    messages.get("generate.text-kind"),
                    messages.get("generate.file-name") + ".txt",
                    controller::make);
        } else {
            controller.make();
        }
    }
}
