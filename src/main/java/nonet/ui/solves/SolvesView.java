package nonet.ui.solves;

import static nonet.ui.kit.Parts.column;
import static nonet.ui.kit.Parts.field;
import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.sentence;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.when;
import static nonet.ui.kit.Parts.wrapped;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.scene.layout.Priority;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import nonet.library.Grade;
import nonet.library.Solve;
import nonet.ui.kit.ComboBoxOf;
import nonet.ui.kit.Controls;
import nonet.ui.kit.FilePicker;
import nonet.ui.kit.Messages;
import nonet.ui.kit.RadioOption;
import nonet.ui.kit.ShortcutRow;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.PaneServices;
import nonet.ui.solves.SolvesController.Page;

/// The record of solves in its window, on three pages: the table, the times by level, and the techniques.
public final class SolvesView extends VBox {

    private static final ViewKeys<SolvesView> TABLE_KEYS =
            ViewKeys.of(row("keys.remove", key(KeyCode.DELETE, SolvesView::doubtSelected)));

    /// The keys of its parts, for the list of keys.
    public static final List<ShortcutRow> KEYS = TABLE_KEYS.rows();

    private final Messages messages;
    private final Controls controls;
    private final FilePicker files;
    private final SolvesController controller;
    private final SolvesTable table;

    /// The solves that are removed if the user agrees; empty while there is no question.
    private final ObjectProperty<List<Solve>> doubted = new SimpleObjectProperty<>(List.of());

    private final BooleanProperty doubtsAll = new SimpleBooleanProperty();

    public SolvesView(PaneServices services, SolvesController controller) {
        messages = services.messages();
        controls = services.controls();
        files = services.files();
        this.controller = controller;
        getStyleClass().add("solves-view");
        table = new SolvesTable(messages, services.tasks(), controller);
        TABLE_KEYS.handle(table, this);
        VBox.setVgrow(table, Priority.ALWAYS);
        VBox solves = column("solves-page", filters(), table, buttons(), question());
        StackPane pages = new StackPane();
        VBox.setVgrow(pages, Priority.ALWAYS);
        TimesPage times = new TimesPage(messages, controller);
        TechniquesPage techniques = new TechniquesPage(messages, controls, services.tasks(), controller);
        ViewListeners.observe(
                this,
                controller.page,
                page -> pages.getChildren()
                        .setAll(
                                switch (page) {
                                    case SOLVES -> solves;
                                    case TIMES -> times;
                                    case TECHNIQUES -> techniques;
                                }));
        getChildren()
                .addAll(
                        controls.segmented(
                                controller.page,
                                List.of(
                                        new RadioOption<>("solves-table-page", Page.SOLVES),
                                        new RadioOption<>("solves-times-page", Page.TIMES),
                                        new RadioOption<>("solves-techniques-page", Page.TECHNIQUES))),
                        pages,
                        sentence("solves-sentence", controller.sentence));
    }

    private Node filters() {
        SolveFilter now = controller.filter.get();
        StringProperty text = new SimpleStringProperty(now.text());
        ObjectProperty<Optional<Grade>> grade = new SimpleObjectProperty<>(now.grade());
        ObjectProperty<Optional<Boolean>> finished = new SimpleObjectProperty<>(now.finished());
        Runnable apply = () -> controller.filter.set(new SolveFilter(text.get(), grade.get(), finished.get()));
        text.subscribe(apply);
        grade.subscribe(apply);
        finished.subscribe(apply);
        SolveWords words = new SolveWords(messages);
        List<Optional<Grade>> grades = Stream.concat(
                        Stream.of(Optional.<Grade>empty()),
                        Stream.of(Grade.EASY, Grade.MEDIUM, Grade.HARD, Grade.UNFAIR, Grade.EXTREME)
                                .map(Optional::of))
                .toList();
        ComboBoxOf<Optional<Grade>> level = new ComboBoxOf<>(
                "solves-level",
                grades,
                grade,
                each -> each.map(words::of).orElseGet(() -> messages.get("solves.any-level")));
        level.setAccessibleText(messages.get("solves.any-level"));
        ComboBoxOf<Optional<Boolean>> result = new ComboBoxOf<>(
                "solves-result",
                List.of(Optional.empty(), Optional.of(true), Optional.of(false)),
                finished,
                each -> each.map(solved -> messages.get(solved ? "solves.solved" : "solves.left"))
                        .orElseGet(() -> messages.get("solves.any-result")));
        result.setAccessibleText(messages.get("solves.any-result"));
        String tip = messages.get("solves.search-tip");
        return flow("solves-row", field("solves-search", tip, messages.get("solves.search"), text), level, result);
    }

    private Node buttons() {
        BooleanBinding one =
                Bindings.size(table.getSelectionModel().getSelectedItems()).isEqualTo(1);
        BooleanBinding some = Bindings.isNotEmpty(table.getSelectionModel().getSelectedItems());
        return flow(
                "solves-row",
                styled(
                        "accent",
                        controls.namedButton(
                                "solves-film", one, () -> table.selected().forEach(controller::film))),
                controls.namedButton("solves-again", one, () -> table.selected().forEach(controller::again)),
                controls.namedButton("solves-export", Bindings.isNotEmpty(controller.listed), this::export),
                controls.namedButton("solves-remove", some, this::doubtSelected),
                controls.namedButton("solves-remove-all", controller.filled, () -> {
                    doubtsAll.set(true);
                    doubted.set(List.copyOf(controller.listed));
                }));
    }

    private void export() {
        files.toSave(
                messages.get("command.solves-export"),
                messages.get("solves.kind"),
                messages.get("solves.file-name") + ".csv",
                controller::export);
    }

    private void doubtSelected() {
        doubtsAll.set(false);
        doubted.set(table.selected());
    }

    /// Returns the question before solves are removed.
    private Node question() {
        Label asked = wrapped(new Label());
        asked.setId("solves-question");
        BooleanBinding doubts = Bindings.createBooleanBinding(
                () -> doubtsAll.get() || !doubted.get().isEmpty(), doubted, doubtsAll);
        Button forget = controls.namedButton("solves-forget", doubts, this::forget);
        Button keep = controls.namedButton("solves-keep", doubts, this::endDoubt);
        ViewListeners.observe(this, doubts, now -> {
            if (now) {
                asked.setText(
                        doubtsAll.get()
                                ? messages.get("solves.doubt-all")
                                : messages.get("solves.doubt", doubted.get().size()));
                keep.requestFocus();
            }
        });
        return when(doubts, column("solves-page", asked, flow("solves-row", forget, keep)));
    }

    private void forget() {
        if (doubtsAll.get()) {
            controller.removeAll();
        } else {
            controller.remove(doubted.get());
        }
        endDoubt();
    }

    private void endDoubt() {
        doubtsAll.set(false);
        doubted.set(List.of());
        table.requestFocus();
    }
}
