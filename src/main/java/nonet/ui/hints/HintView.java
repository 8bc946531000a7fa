package nonet.ui.hints;

import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.collections.transformation.FilteredList;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import nonet.deduce.Deduction;
import nonet.explain.Explanation;
import nonet.explain.Sentence;
import nonet.grid.CellSet;
import nonet.ui.hints.HintController.Rung;
import nonet.ui.kit.Command;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Texts;
import org.jspecify.annotations.Nullable;

/// The hint in words, as much of it as is told, and below it all steps when they were asked for. A sentence under the
/// pointer lights its cells on the board.
public final class HintView extends VBox {

    private final Texts texts;
    private final HintController controller;
    private final VBox sentences = new VBox();

    /// @param more the command that tells more of the hint
    public HintView(Texts texts, Controls controls, HintController controller, Command more) {
        this.texts = texts;
        this.controller = controller;
        getStyleClass().add("hint-view");
        sentences.getStyleClass().add("hint-sentences");
        getChildren().addAll(buttons(controls, more), state(), name(), sentences, all());
        controller.rungProperty().subscribe(this::tell);
        controller.explanationProperty().subscribe(this::tell);
    }

    private HBox buttons(Controls controls, Command more) {
        BooleanBinding free =
                controller.enabledProperty().and(controller.busyProperty().not());
        BooleanBinding found = controller.rungProperty().isNotEqualTo(Rung.NOTHING);
        Button hint = controls.namedButton(more);
        hint.getStyleClass().add("accent");
        Button apply = controls.namedButton(new Command("hint-apply", null, null, found, controller::apply));
        Button all = controls.namedButton(new Command("hint-all", null, null, free, controller::all));
        HBox row = new HBox(hint, apply, all);
        row.getStyleClass().add("hint-buttons");
        return row;
    }

    private Label state() {
        Label state = new Label();
        state.setId("hint-sentence");
        state.setWrapText(true);
        state.setMinHeight(Region.USE_PREF_SIZE);
        state.getStyleClass().add("hint-state");
        state.textProperty().bind(controller.sentenceProperty());
        return state;
    }

    private HBox name() {
        Label name = new Label();
        name.setId("hint-name");
        name.getStyleClass().add("hint-name");
        name.setWrapText(true);
        name.textProperty()
                .bind(controller.explanationProperty().map(Explanation::name).orElse(""));
        Label badge = new Label("\u2713 " + texts.get("hint.checked"));
        badge.setId("hint-checked");
        badge.setTooltip(new Tooltip(texts.get("hint.checked-tip")));
        badge.getStyleClass().add("hint-badge");
        badge.setMinWidth(Region.USE_PREF_SIZE);
        badge.visibleProperty()
                .bind(controller
                        .checkedProperty()
                        .and(controller.explanationProperty().isNotNull()));
        HBox row = new HBox(name, badge);
        row.setAlignment(Pos.BASELINE_LEFT);
        row.getStyleClass().add("hint-buttons");
        row.visibleProperty().bind(controller.explanationProperty().isNotNull());
        row.managedProperty().bind(row.visibleProperty());
        return row;
    }

    private void tell() {
        Explanation told = controller.explanationProperty().get();
        sentences.getChildren().clear();
        if (told == null || controller.rungProperty().get() != Rung.PICTURE) {
            return;
        }
        for (Sentence sentence : told.sentences()) {
            Label line = new Label(sentence.text());
            line.setWrapText(true);
            line.setMinHeight(Region.USE_PREF_SIZE);
            line.getStyleClass().add("hint-line");
            line.setOnMouseEntered(enter -> controller.light(sentence.cells()));
            line.setOnMouseExited(exit -> controller.light(CellSet.NONE));
            sentences.getChildren().add(line);
        }
    }

    private VBox all() {
        FilteredList<Deduction> shown = new FilteredList<>(controller.steps());
        TextField filter = new TextField();
        filter.setId("hint-filter");
        filter.setPromptText(texts.get("hint.filter"));
        filter.setAccessibleText(texts.get("hint.filter"));
        filter.textProperty().subscribe(text -> {
            String wanted = text.strip().toLowerCase(Locale.ROOT);
            shown.setPredicate(
                    step -> controller.line(step).toLowerCase(Locale.ROOT).contains(wanted));
        });
        ListView<Deduction> list = new ListView<>(shown);
        list.setId("hint-steps");
        list.setCellFactory(owner -> new ListCell<>() {
            @Override
            protected void updateItem(@Nullable Deduction item, boolean empty) {
                super.updateItem(item, empty);
                String line = item == null || empty ? null : controller.line(item);
                setText(line);
                setTooltip(line == null ? null : new Tooltip(line));
            }
        });
        list.getSelectionModel().selectedItemProperty().addListener((change, before, now) -> {
            if (now != null) {
                controller.show(now);
            }
        });
        VBox box = new VBox(filter, list);
        box.getStyleClass().add("hint-all");
        VBox.setVgrow(list, Priority.ALWAYS);
        VBox.setVgrow(box, Priority.ALWAYS);
        box.visibleProperty().bind(Bindings.isNotEmpty(controller.steps()));
        return box;
    }
}
