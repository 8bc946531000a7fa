package nonet.ui.batch;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.in;
import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.progress;
import static nonet.ui.kit.Parts.when;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import javafx.animation.PauseTransition;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import javafx.util.Duration;
import nonet.service.batch.BatchOrder;
import nonet.service.batch.BatchOrder.Repeated;
import nonet.service.batch.BatchTable.Found;
import nonet.service.batch.ErRange;
import nonet.solve.Solver;
import nonet.ui.batch.BatchController.Content;
import nonet.ui.kit.Availability;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Controls;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Spacer;
import nonet.ui.kit.TenthsText;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.kit.pane.PaneTask;
import nonet.ui.kit.pane.PaneTask.Phase;
import nonet.ui.kit.window.SideWindow;
import org.jspecify.annotations.Nullable;

/// A collection and its results: what to solve, which rows to show, the table, and the progress.
public final class BatchView extends VBox {

    /// Filtering waits for a pause in typing.
    private static final Duration TYPING = Duration.millis(250);

    private static final TenthsText RATING = new TenthsText(10, 200);
    private static final PseudoClass DANGER = PseudoClass.getPseudoClass("danger");

    private final Messages messages;
    private final Controls controls;
    private final BatchController controller;
    private final FilePicker files;

    public BatchView(PaneServices services, BatchController controller) {
        messages = services.messages();
        controls = services.controls();
        this.controller = controller;
        files = services.files();
        getStyleClass().add("batch-view");
        BatchRows table = new BatchRows(messages, controller, this::openOnBoard);
        VBox.setVgrow(table, Priority.ALWAYS);
        getChildren().addAll(what(), filter(), table, leftOut(), state());
    }

    /// Puts a puzzle on the board, which the window of this view must not cover.
    private void openOnBoard(int row) {
        controller.openOnBoard(row);
        if (SideWindow.stepAside(getScene().getWindow())) {
            controller.offerBack(row);
        }
    }

    private Node what() {
        BooleanBinding some = is(Phase.IDLE).not();
        Label title = label("batch-title", controller.content.map(Content::title));
        title.setMinWidth(0);
        Button pause = controls.namedButton("batch-pause", is(Phase.RUNNING), controller::pause);
        Button resume = controls.namedButton("batch-resume", is(Phase.PAUSED), controller::resume);
        Button cancel =
                controls.namedButton("batch-cancel", is(Phase.RUNNING).or(is(Phase.PAUSED)), controller::cancel);
        Button again = controls.namedButton("batch-again", is(Phase.ENDED), controller::again);
        ComboBoxOf<Solver> engine =
                new ComboBoxOf<>("batch-engine", controller.engines, controller.engine, this::nameOf);
        engine.setAccessibleText(messages.get("count.engine"));
        ComboBoxOf<RatingChoice> rate = new ComboBoxOf<>(
                "batch-rate",
                List.of(RatingChoice.values()),
                controller.rating,
                each -> messages.name("batch.rate-", each));
        rate.setTooltip(new Tooltip(messages.get("batch.rate-tip")));
        rate.setAccessibleText(messages.get("batch.rate-tip"));
        List.of(pause, resume, cancel, again)
                .forEach(each -> when(each.disabledProperty().not(), each));
        return row(
                controls.namedButton(
                        "batch-open",
                        Availability.always(),
                        () -> files.toOpen(messages.get("batch.choose"), controller::open)),
                title,
                new Spacer(),
                engine,
                rate,
                pause,
                resume,
                cancel,
                again,
                controls.namedButton("batch-csv", some, () -> save("batch.csv", ".csv", controller::exportTable)),
                controls.namedButton(
                        "batch-solutions", some, () -> save("batch.texts", ".txt", controller::exportSolutions)));
    }

    private Node filter() {
        TextField text = new TextField();
        text.setId("batch-text");
        text.setAccessibleText(messages.get("batch.filter"));
        text.setPromptText(messages.get("batch.filter"));
        text.setPrefColumnCount(24);
        PauseTransition typing = new PauseTransition(TYPING);
        typing.setOnFinished(_ -> {
            change(order -> order.withText(text.getText()));
        });
        text.textProperty().addListener(_ -> typing.playFromStart());
        ObjectProperty<Verdict> wanted =
                new SimpleObjectProperty<>(Verdict.all().getFirst());
        wanted.addListener(chosen -> change(order -> order.withFound(wanted.get().found)));
        ComboBoxOf<Verdict> found = new ComboBoxOf<>("batch-verdict", Verdict.all(), wanted, this::nameOf);
        found.setAccessibleText(messages.get("batch.found"));
        ObjectProperty<Repeated> repeats = new SimpleObjectProperty<>(Repeated.ALL);
        repeats.addListener(chosen -> change(order -> order.with(repeats.get())));
        ComboBoxOf<Repeated> repeated = new ComboBoxOf<>(
                "batch-repeats", List.of(Repeated.values()), repeats, each -> messages.name("batch.repeats-", each));
        repeated.setTooltip(new Tooltip(messages.get("batch.repeats-tip")));
        repeated.setAccessibleText(messages.get("batch.repeats-tip"));
        Label shown = label("batch-shown", controller.shown);
        return row(text, found, repeated, range(), shown);
    }

    private void change(UnaryOperator<BatchOrder> to) {
        controller.order.set(to.apply(controller.order.get()));
    }

    /// The range of ratings, which is there when the rows have ratings.
    private Node range() {
        TextField least = rating("batch-er-least", "batch.er-least");
        TextField most = rating("batch-er-most", "batch.er-most");
        PauseTransition typing = new PauseTransition(TYPING);
        typing.setOnFinished(_ -> filter(least, most));
        least.textProperty().addListener(_ -> typing.playFromStart());
        most.textProperty().addListener(_ -> typing.playFromStart());
        return when(
                controller.content.map(content -> content.rated().hasExplainer()),
                row(new Label(messages.get("batch.er")), least, new Label(messages.get("batch.to")), most));
    }

    /// Filters by ratings; a field that does not hold a rating is marked and ignored.
    private void filter(TextField least, TextField most) {
        for (TextField field : List.of(least, most)) {
            boolean wrong =
                    !field.getText().isBlank() && RATING.read(field.getText()).isEmpty();
            field.pseudoClassStateChanged(DANGER, wrong);
        }
        ErRange range = new ErRange(
                RATING.read(least.getText()).orElse(0),
                RATING.read(most.getText()).orElse(ErRange.OPEN));
        change(order -> order.withEr(range));
    }

    private TextField rating(String id, String tip) {
        TextField field = new TextField();
        field.setId(id);
        field.setPrefColumnCount(4);
        field.setTooltip(new Tooltip(messages.get(tip)));
        field.setAccessibleText(messages.get(tip));
        return field;
    }

    /// The places that are not puzzles, below the table if there are any.
    private Node leftOut() {
        Label title = new Label(messages.get("batch.left-out"));
        ListView<String> places = new ListView<>(controller.leftOut);
        places.setId("batch-left-out");
        title.setLabelFor(places);
        return when(Bindings.isNotEmpty(controller.leftOut), column("batch-left-out", title, places));
    }

    private Node state() {
        Label sentence = label("batch-sentence", controller.state.map(PaneTask.State::sentence));
        sentence.setWrapText(true);
        sentence.setMinWidth(0);
        return row(
                sentence,
                new Spacer(),
                progress(
                        "batch-progress",
                        controller.state.map(PaneTask.State::progress),
                        in(controller.state, PaneTask.State::isUnderWay)));
    }

    /// A filter by result; null stands for all.
    private record Verdict(@Nullable Found found) {

        static List<Verdict> all() {
            List<Verdict> all = new ArrayList<>();
            all.add(new Verdict(null));
            Arrays.stream(Found.values()).map(Verdict::new).forEach(all::add);
            return all;
        }
    }

    private String nameOf(Verdict verdict) {
        return verdict.found == null ? messages.get("batch.all") : messages.name("batch.only-", verdict.found);
    }

    private String nameOf(Solver solver) {
        return messages.get("engine." + solver.id());
    }

    private BooleanBinding is(Phase phase) {
        return in(controller.state, state -> state.phase() == phase);
    }

    private void save(String kind, String extension, Consumer<Path> write) {
        String name = controller.content.get().title();
        int dot = name.lastIndexOf('.');
        String stem = dot > 0 ? name.substring(0, dot) : name;
        String suggested = messages.get(extension.equals(".csv") ? "batch.csv-name" : "batch.solutions-name", stem);
        files.toSave(messages.get("batch.save"), messages.get(kind), suggested + extension, write);
    }

    private static HBox row(Node... nodes) {
        return line("batch-row", nodes);
    }
}
