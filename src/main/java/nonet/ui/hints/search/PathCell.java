package nonet.ui.hints.search;

import static nonet.ui.kit.Parts.when;

import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;
import nonet.deduce.Technique;
import nonet.ui.hints.search.PathController.PathStep;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Parts;
import nonet.ui.kit.WrappedRow;
import org.jspecify.annotations.Nullable;

/// Shows a step of the path: its number, its line, its score and its level. In a narrow list the technique's name has a
/// line of its own.
final class PathCell extends ListCell<PathStep> {

    /// In a narrower list the level gives its room to the lines; the score says as much.
    private static final double ROOMY = 440;

    private final Label number = new Label();
    private final Label name = new Label();
    private final StepLine line = new StepLine();
    private final Label score = new Label();
    private final Label level = new Label();
    private final Label checked = new Label("\u2713");
    private final ObjectProperty<@Nullable Technique> technique = new SimpleObjectProperty<>();
    private final HBox row;

    PathCell(Messages messages, Controls controls) {
        number.getStyleClass().add("path-number");
        Parts.wrapped(name);
        VBox lines = new VBox(name, line);
        HBox.setHgrow(lines, Priority.ALWAYS);
        score.getStyleClass().add("path-score");
        score.setMinWidth(Region.USE_PREF_SIZE);
        level.getStyleClass().add("path-level");
        level.setMinWidth(Region.USE_PREF_SIZE);
        BooleanBinding roomy = widthProperty().greaterThan(ROOMY);
        when(roomy, level);
        when(roomy.not(), name);
        name.visibleProperty().addListener(change -> write());
        checked.getStyleClass().add("hint-badge");
        checked.setMinWidth(Region.USE_PREF_SIZE);
        checked.setTooltip(new Tooltip(messages.get("hint.checked-tip")));
        row = new HBox(number, lines, controls.aboutInRow(technique), score, level, checked);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("step-row");
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable PathStep item, boolean empty) {
        super.updateItem(item, empty);
        if (item == null || empty) {
            setGraphic(null);
            setTooltip(null);
        } else {
            setGraphic(row);
            setTooltip(new Tooltip(item.line()));
            technique.set(technique(item));
            number.setText(String.valueOf(item.number()));
            write();
            score.setText(item.value());
            level.setText(item.level());
            checked.setVisible(item.item().checked());
            setAccessibleText(item.number() + " " + item.line());
        }
    }

    @Override
    protected double computePrefHeight(double width) {
        return WrappedRow.height(this, row, width, super.computePrefHeight(width));
    }

    /// Returns the technique of a row, or null if it is a rule of Sudoku Explainer.
    static @Nullable Technique technique(PathStep row) {
        return row.item() instanceof PathItem.Human human
                ? human.found().step().deduction().technique()
                : null;
    }

    private void write() {
        PathStep item = getItem();
        if (item != null) {
            name.setText(item.name());
            line.write(name.isVisible() ? item.rest() : item.line());
        }
    }
}
