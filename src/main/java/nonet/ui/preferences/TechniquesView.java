package nonet.ui.preferences;

import static javafx.scene.input.KeyCode.ENTER;
import static nonet.ui.kit.Parts.label;
import static nonet.ui.kit.Parts.line;
import static nonet.ui.kit.Parts.styled;
import static nonet.ui.kit.Parts.wrapped;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.application.Platform;
import javafx.beans.binding.Bindings;
import javafx.collections.transformation.FilteredList;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import nonet.deduce.Technique;
import nonet.rate.Weight;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ShortcutRow;
import nonet.ui.kit.ViewKeys;
import nonet.ui.kit.window.Typing;

/// The techniques in their order, with a field to search them; beside them the limits, above them the profiles.
public final class TechniquesView extends VBox {

    private static final ViewKeys<TechniquesView> WINDOW_KEYS = ViewKeys.of(
            row("keys.find", key("Shortcut+F", view -> {
                view.field.requestFocus();
                view.field.selectAll();
            })),
            row("command.undo", key("Shortcut+Z", view -> view.controller.undo())));

    private static final ViewKeys<TechniquesView> LIST_KEYS = ViewKeys.of(
            row(
                    "keys.use",
                    key(
                            "Space",
                            TechniquesView::isChosen,
                            view -> view.change(chosen -> view.controller.solve(chosen.technique(), !chosen.solve()))),
                    key(
                            "Shift+Space",
                            TechniquesView::isChosen,
                            view -> view.change(chosen -> view.controller.all(chosen.technique(), !chosen.all())))),
            row(
                    "keys.score",
                    key(
                            ENTER,
                            TechniquesView::isChosen,
                            view -> view.change(
                                    chosen -> view.rowOf(chosen.technique()).ifPresent(TechniqueRow::editScore)))),
            row(
                    "keys.order",
                    key(
                            "Alt+Up",
                            TechniquesView::isChosen,
                            view -> view.change(chosen -> view.shift(chosen.technique(), -1))),
                    key(
                            "Alt+Down",
                            TechniquesView::isChosen,
                            view -> view.change(chosen -> view.shift(chosen.technique(), 1)))));

    /// The keys of the window and of its list.
    public static final List<ShortcutRow> KEYS = ViewKeys.rows(WINDOW_KEYS, LIST_KEYS);

    private final Messages messages;
    private final TechniquesController controller;
    private final TechniqueSearch names = new TechniqueSearch();
    private final FilteredList<Weight> found;
    private final ListView<Weight> list;
    private final TextField field = new TextField();

    public TechniquesView(Messages messages, Controls controls, TechniquesController controller) {
        this.messages = messages;
        this.controller = controller;
        this.found = new FilteredList<>(controller.weights);
        this.list = new ListView<>(found);
        getStyleClass().add("techniques-view");
        list.setId("techniques");
        list.setAccessibleText(messages.get("techniques.title"));
        list.setCellFactory(owner -> new TechniqueRow(messages, controls, controller));
        LIST_KEYS.filter(list, this);
        WINDOW_KEYS.handle(this, this);
        controls.aboutSelected(list, () -> {
            Weight chosen = list.getSelectionModel().getSelectedItem();
            return chosen == null ? null : chosen.technique();
        });
        DragScroll.install(list);
        list.getSelectionModel().selectFirst();
        Platform.runLater(list::requestFocus);
        VBox.setVgrow(list, Priority.ALWAYS);
        VBox techniques = new VBox(search(), header(), list);
        HBox.setHgrow(techniques, Priority.ALWAYS);
        ScrollPane limits = new ScrollPane(new LimitsPane(messages, controller));
        limits.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        limits.setMinWidth(Region.USE_PREF_SIZE);
        HBox parts = line("techniques-parts", techniques, limits);
        VBox.setVgrow(parts, Priority.ALWAYS);
        Label note = wrapped(styled("technique-family", new Label(messages.get("techniques.note"))));
        getChildren().addAll(new ProfileBar(messages, controls, controller), note, parts);
    }

    private HBox search() {
        field.setId("technique-search");
        field.setPromptText(messages.get("techniques.search"));
        field.setAccessibleText(messages.get("techniques.search"));
        HBox.setHgrow(field, Priority.ALWAYS);
        field.textProperty().addListener((change, before, now) -> {
            Weight chosen = list.getSelectionModel().getSelectedItem();
            found.setPredicate(each -> names.finds(now, each.technique()));
            list.getSelectionModel()
                    .select(found.contains(chosen) ? chosen : found.isEmpty() ? null : found.getFirst());
        });
        field.addEventFilter(KeyEvent.KEY_PRESSED, event -> {
            boolean taken = true;
            switch (event.getCode()) {
                case UP -> list.getSelectionModel().selectPrevious();
                case DOWN -> list.getSelectionModel().selectNext();
                case ENTER -> list.requestFocus();
                default -> taken = false;
            }
            if (taken) {
                list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 3));
                event.consume();
            }
        });
        Typing.onGiveUp(field, () -> {
            field.clear();
            list.requestFocus();
        });
        Label count = label(
                "technique-count",
                Bindings.createStringBinding(
                        () -> messages.get("techniques.shown", found.size(), controller.weights.size()),
                        found,
                        controller.weights));
        count.setMinWidth(Region.USE_PREF_SIZE);
        count.getStyleClass().add("technique-family");
        return line("technique-search", field, count);
    }

    private HBox header() {
        Label technique = new Label(messages.get("techniques.technique"));
        technique.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(technique, Priority.ALWAYS);
        Label family = styled("technique-family", new Label(messages.get("techniques.family")));
        Label solve = styled("technique-use", new Label(messages.get("techniques.solve")));
        Label all = wrapped(styled("technique-check", new Label(messages.get("techniques.all"))));
        all.setTooltip(new Tooltip(messages.get("techniques.all-tip")));
        Label score = styled("technique-score", new Label(messages.get("techniques.score")));
        HBox row = new HBox(technique, family, solve, all, score);
        row.getStyleClass().addAll("technique-row", "technique-header");
        return row;
    }

    private boolean isChosen() {
        return list.isFocused() && list.getSelectionModel().getSelectedItem() != null;
    }

    /// Changes the selected technique, which stays selected.
    private void change(Consumer<Weight> change) {
        Weight chosen = list.getSelectionModel().getSelectedItem();
        change.accept(chosen);
        TechniqueRow.select(list, chosen.technique());
    }

    /// Moves a technique past its neighbor in the list, which is also next to it in the order unless a search hides some.
    private void shift(Technique technique, int direction) {
        int next = list.getSelectionModel().getSelectedIndex() + direction;
        if (next >= 0 && next < found.size()) {
            Technique neighbor = found.get(next).technique();
            if (direction < 0) {
                controller.moveBefore(technique, neighbor);
            } else {
                controller.moveAfter(technique, neighbor);
            }
            list.scrollTo(Math.max(0, next - 3));
        }
    }

    private Optional<TechniqueRow> rowOf(Technique technique) {
        list.scrollTo(Math.max(0, list.getSelectionModel().getSelectedIndex() - 3));
        list.layout();
        return list.lookupAll(".list-cell").stream()
                .filter(TechniqueRow.class::isInstance)
                .map(TechniqueRow.class::cast)
                .filter(row -> row.getItem() != null && row.getItem().technique() == technique)
                .findFirst();
    }
}
