package nonet.ui.count;

import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;

import java.text.NumberFormat;
import java.util.List;
import java.util.function.Predicate;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.binding.BooleanExpression;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import nonet.solve.Solver;
import nonet.ui.count.CountController.Numbers;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Durations;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.PaneTask;
import nonet.ui.kit.pane.PaneTask.Phase;

/// A count: its settings and progress, the number found so far in large figures, and the commands.
public final class CountView extends VBox {

    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");
    private static final PseudoClass FAILED = PseudoClass.getPseudoClass("failed");

    private final Messages messages;
    private final CountController controller;
    private final FilePicker files;

    public CountView(PaneServices services, CountController controller) {
        messages = services.messages();
        this.controller = controller;
        files = services.files();
        getStyleClass().add("count-view");
        getChildren().addAll(choices(), number(), sentence(), buttons(services.controls()));
    }

    private Node choices() {
        ComboBoxOf<Solver> engine = new ComboBoxOf<>(
                "count-engine", controller.engines(), controller.engine, each -> messages.get("engine." + each.id()));
        engine.setAccessibleText(messages.get("count.engine"));
        engine.disableProperty().bind(underWay());

        TextField limit = new TextField();
        limit.setId("count-limit");
        limit.setPromptText(messages.get("count.limit-prompt"));
        limit.setTooltip(new Tooltip(messages.get("count.limit-tip")));
        limit.setAccessibleText(messages.get("count.limit-tip"));
        limit.textProperty().bindBidirectional(controller.limit);
        limit.disableProperty().bind(underWay());
        Label refusal = styled("refusal", label("count-refusal", controller.refusal));
        ViewListeners.observe(this, controller.refusal, why -> limit.pseudoClassStateChanged(DANGER, !why.isEmpty()));

        GridPane grid = styled("count-choices", new GridPane());
        grid.addRow(0, new Label(messages.get("count.engine")), engine);
        HBox typed = line("count-limit-row", limit, new Label(messages.get("count.limit-unit")));
        grid.addRow(1, new Label(messages.get("count.limit-title")), typed);
        grid.add(refusal, 1, 2);
        return grid;
    }

    private Node number() {
        Label number = styled("count-number", new Label());
        number.setId("count-found");
        Label unit = styled("count-unit", new Label());
        Label rate = fact("count-rate");
        Label time = fact("count-time");
        HBox line = line("count-line", number, unit);
        line.setAlignment(Pos.BASELINE_LEFT);
        HBox facts = line("count-facts", titled("count.rate-title", rate), titled("count.time-title", time));
        NumberFormat format = NumberFormat.getIntegerInstance(messages.locale());
        CountWords words = new CountWords(messages);
        Runnable show = () -> {
            Numbers numbers = controller.numbers.get();
            // Nothing was counted yet, so there is no number.
            boolean idle = controller.state.get().phase() == Phase.IDLE;
            number.setText(idle ? "" : format.format(numbers.found()));
            unit.setText(idle ? "" : messages.get("count.solutions", numbers.found()));
            rate.setText(idle ? "" : words.rate(numbers.perSecond()));
            time.setText(idle ? "" : Durations.of(messages.locale(), numbers.nanos()));
        };
        ViewListeners.onInvalidation(this, controller.numbers, show);
        ViewListeners.onInvalidation(this, controller.state, show);
        show.run();
        return new VBox(line, facts);
    }

    private static Label fact(String id) {
        Label fact = new Label();
        fact.setId(id);
        return fact;
    }

    private Node titled(String title, Label fact) {
        Label name = styled("count-fact", new Label(messages.get(title)));
        HBox row = line("count-fact-row", name, fact);
        when(fact.textProperty().isNotEmpty(), row);
        return row;
    }

    private Node sentence() {
        Label sentence = styled("count-sentence", new Label());
        sentence.setId("count-sentence");
        sentence.setWrapText(true);
        sentence.setAlignment(Pos.TOP_LEFT);
        ViewListeners.observe(this, controller.state, state -> {
            sentence.setText(state.sentence());
            sentence.pseudoClassStateChanged(FAILED, state.failed());
        });
        return sentence;
    }

    private Node buttons(Controls controls) {
        BooleanBinding free = underWay().not().and(controller.refusal.isEmpty());
        BooleanBinding running = in(state -> state.phase() == Phase.RUNNING);
        BooleanBinding paused = in(state -> state.phase() == Phase.PAUSED);
        BooleanBinding writing =
                in(state -> state.isUnderWay() && controller.numbers.get().file() != null);
        Button start = button(controls, "count-start", free, controller::count);
        start.getStyleClass().add("accent");
        return line(
                "count-buttons",
                start,
                button(controls, "count-list", free, this::list),
                button(controls, "count-pause", running, controller::pause),
                button(controls, "count-resume", paused, controller::resume),
                button(controls, "count-keep", writing, controller::stop),
                button(controls, "count-cancel", underWay(), controller::cancel));
    }

    private Button button(Controls controls, String id, BooleanBinding shown, Runnable action) {
        Button button = controls.namedButton(id, shown, action);
        when(shown.or(underWay().not().and(isStart(id))), button);
        return button;
    }

    /// The commands that start a count stay visible while they are disabled, so that the field can say why.
    private static BooleanExpression isStart(String id) {
        return new SimpleBooleanProperty(List.of("count-start", "count-list").contains(id));
    }

    private void list() {
        files.toSave(
                messages.get("count.list-title"),
                messages.get("count.list-kind"),
                messages.get("count.list-name") + ".txt",
                controller::list);
    }

    private BooleanBinding underWay() {
        return in(PaneTask.State::isUnderWay);
    }

    private BooleanBinding in(Predicate<PaneTask.State> states) {
        return Bindings.createBooleanBinding(() -> states.test(controller.state.get()), controller.state);
    }
}
