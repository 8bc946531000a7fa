package nonet.ui.preferences;

import java.util.List;
import java.util.function.Consumer;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TextField;
import javafx.scene.control.Tooltip;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.DragEvent;
import javafx.scene.input.Dragboard;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import nonet.deduce.Technique;
import nonet.rate.Weight;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Parts;
import nonet.ui.kit.WrappedRow;
import nonet.ui.kit.window.Typing;
import org.jspecify.annotations.Nullable;

/// One technique: whether it is used, and its score. It can be dragged to another place.
final class TechniqueRow extends ListCell<Weight> {

    private static final PseudoClass OFF = PseudoClass.getPseudoClass("off");
    private static final PseudoClass BEFORE = PseudoClass.getPseudoClass("target");
    private static final PseudoClass AFTER = PseudoClass.getPseudoClass("target-below");

    private final TechniquesController controller;
    private final Label grip = new Label("\u2261");
    private final Label name = new Label();
    private final Label family = new Label();
    private final CheckBox solve = new CheckBox();
    private final CheckBox all = new CheckBox();
    private final TextField score = new TextField();
    private final ObjectProperty<@Nullable Technique> technique = new SimpleObjectProperty<>();
    private final HBox row;
    private boolean filling;

    TechniqueRow(Messages messages, Controls controls, TechniquesController controller) {
        this.controller = controller;
        row = new HBox(grip, name, controls.aboutInRow(technique), family, solve, all, score);
        grip.getStyleClass().add("grip");
        grip.setTooltip(new Tooltip(messages.get("techniques.drag-tip")));
        Parts.wrapped(name).setMinWidth(0);
        name.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(name, Priority.ALWAYS);
        family.getStyleClass().add("technique-family");
        solve.getStyleClass().add("technique-use");
        all.getStyleClass().add("technique-check");
        score.getStyleClass().add("technique-score");
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("technique-row");
        setPrefWidth(0);
        solve.setAccessibleText(messages.get("techniques.solve"));
        all.setAccessibleText(messages.get("techniques.all"));
        score.setAccessibleText(messages.get("techniques.score"));
        solve.selectedProperty().addListener((change, before, now) -> edit(each -> controller.solve(each, now)));
        all.selectedProperty().addListener((change, before, now) -> edit(each -> controller.all(each, now)));
        // The list has keys for these controls, so the Tab key skips them.
        List.of(solve, all, score).forEach(each -> each.setFocusTraversable(false));
        addEventFilter(MouseEvent.MOUSE_PRESSED, press -> choose());
        score.setOnAction(enter -> {
            takeScore();
            backToList();
        });
        Typing.onGiveUp(score, () -> {
            showScore();
            backToList();
        });
        score.focusedProperty().addListener((change, before, now) -> {
            if (!now) {
                takeScore();
            }
        });
        setOnDragDetected(event -> {
            Weight item = getItem();
            if (item != null) {
                Dragboard board = startDragAndDrop(TransferMode.MOVE);
                ClipboardContent content = new ClipboardContent();
                content.putString(item.technique().id());
                board.setDragView(snapshot(null, null));
                board.setContent(content);
                event.consume();
            }
        });
        setOnDragOver(this::over);
        setOnDragExited(event -> mark(false, false));
        setOnDragDropped(this::drop);
    }

    @Override
    protected void updateItem(@Nullable Weight item, boolean empty) {
        super.updateItem(item, empty);
        if (item == null || empty) {
            setGraphic(null);
        } else {
            setGraphic(row);
            filling = true;
            technique.set(item.technique());
            name.setText(controller.name(item.technique()));
            family.setText(controller.family(item.technique()));
            solve.setSelected(item.solve());
            all.setSelected(item.all());
            showScore();
            row.pseudoClassStateChanged(OFF, !item.solve() && !item.all());
            setAccessibleText(name.getText());
            filling = false;
        }
    }

    @Override
    protected double computePrefHeight(double width) {
        return WrappedRow.height(this, row, width, super.computePrefHeight(width));
    }

    /// Lets the keyboard type the score.
    void editScore() {
        score.requestFocus();
        score.selectAll();
    }

    /// Selects a technique in a list, if it is shown there.
    static void select(ListView<Weight> list, Technique technique) {
        for (int i = 0; i < list.getItems().size(); i++) {
            if (list.getItems().get(i).technique() == technique) {
                list.getSelectionModel().clearAndSelect(i);
            }
        }
    }

    private void choose() {
        if (getItem() != null) {
            getListView().getSelectionModel().clearAndSelect(getIndex());
        }
    }

    private void backToList() {
        choose();
        getListView().requestFocus();
    }

    private void edit(Consumer<Technique> change) {
        Weight item = getItem();
        if (!filling && item != null) {
            change.accept(item.technique());
            choose();
        }
    }

    private void takeScore() {
        Weight item = getItem();
        if (!filling && item != null && !controller.score(item.technique(), score.getText())) {
            showScore();
        }
    }

    private void showScore() {
        if (getItem() != null) {
            score.setText(String.valueOf(getItem().score()));
        }
    }

    private void over(DragEvent event) {
        if (dragged(event) != null && getItem() != null) {
            event.acceptTransferModes(TransferMode.MOVE);
            mark(!below(event), below(event));
        }
        event.consume();
    }

    private void drop(DragEvent event) {
        Technique moved = dragged(event);
        Weight here = getItem();
        if (moved != null && here != null) {
            if (below(event)) {
                controller.moveAfter(moved, here.technique());
            } else {
                controller.moveBefore(moved, here.technique());
            }
            select(getListView(), moved);
        }
        event.setDropCompleted(moved != null);
        event.consume();
    }

    private void mark(boolean before, boolean after) {
        pseudoClassStateChanged(BEFORE, before);
        pseudoClassStateChanged(AFTER, after);
    }

    /// Whether what is dragged is over the lower half.
    private boolean below(DragEvent event) {
        return event.getY() > getHeight() / 2;
    }

    private static @Nullable Technique dragged(DragEvent event) {
        String id = event.getDragboard().getString();
        return id == null ? null : Technique.withId(id).orElse(null);
    }
}
