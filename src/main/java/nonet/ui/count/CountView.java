package nonet.ui.count;

import static nonet.ui.kit.Parts.field;
import static nonet.ui.kit.Parts.in;
import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.title;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.Parts.wrappedLine;

import java.text.NumberFormat;
import javafx.beans.binding.BooleanBinding;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TextField;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.VBox;
import nonet.solve.Solver;
import nonet.ui.count.CountController.Numbers;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Controls;
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
    private final BooleanBinding underWay;

    public CountView(PaneServices services, CountController controller) {
        messages = services.messages();
        this.controller = controller;
        files = services.files();
        underWay = in(controller.state, PaneTask.State::isUnderWay);
        getStyleClass().add("count-view");
        getChildren().addAll(choices(), number(), sentence(), buttons(services.controls()));
    }

    private Node choices() {
        ComboBoxOf<Solver> engine = new ComboBoxOf<>(
                "count-engine", controller.engines, controller.engine, each -> messages.get("engine." + each.id()));
        engine.setAccessibleText(messages.get("count.engine"));
        engine.disableProperty().bind(underWay);

        TextField limit = field(
                "count-limit", messages.get("count.limit-tip"), messages.get("count.limit-prompt"), controller.limit);
        limit.disableProperty().bind(underWay);
        ViewListeners.observe(this, controller.refusal, why -> limit.pseudoClassStateChanged(DANGER, !why.isEmpty()));

        GridPane grid = styled("count-choices", new GridPane());
        grid.addRow(0, new Label(messages.get("count.engine")), engine);
        grid.addRow(
                1,
                title(messages.get("count.limit-title"), limit),
                wrappedLine("count-limit-row", limit, new Label(messages.get("count.limit-unit"))));
        grid.add(styled("refusal", label("count-refusal", controller.refusal)), 1, 2);
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
            time.setText(idle ? "" : messages.duration(numbers.nanos()));
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
        return when(fact.textProperty().isNotEmpty(), line("count-fact-row", name, fact));
    }

    private Node sentence() {
        Label sentence =
                styled("count-sentence", label("count-sentence", controller.state.map(PaneTask.State::sentence)));
        sentence.setWrapText(true);
        sentence.setAlignment(Pos.TOP_LEFT);
        ViewListeners.observe(
                this, controller.state, state -> sentence.pseudoClassStateChanged(FAILED, state.failed()));
        return sentence;
    }

    private Node buttons(Controls controls) {
        BooleanBinding free = underWay.not().and(controller.refusal.isEmpty());
        BooleanBinding running = in(controller.state, state -> state.phase() == Phase.RUNNING);
        BooleanBinding paused = in(controller.state, state -> state.phase() == Phase.PAUSED);
        BooleanBinding writing = in(
                controller.state,
                state -> state.isUnderWay() && controller.numbers.get().file() != null);
        return line(
                "count-buttons",
                // Those that start a count stay visible while they are disabled, so that the field can say why.
                when(underWay.not(), styled("accent", controls.namedButton("count-start", free, controller::count))),
                when(underWay.not(), controls.namedButton("count-list", free, this::list)),
                when(running, controls.namedButton("count-pause", running, controller::pause)),
                when(paused, controls.namedButton("count-resume", paused, controller::resume)),
                when(writing, controls.namedButton("count-keep", writing, controller::stop)),
                when(underWay, controls.namedButton("count-cancel", underWay, controller::cancel)));
    }

    private void list() {
        files.toSave(
                messages.get("count.list-title"),
                messages.get("count.list-kind"),
                messages.get("count.list-name") + ".txt",
                controller::list);
    }
}
