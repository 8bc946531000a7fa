package nonet.ui.hints;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import nonet.ui.hints.PathController.PathStep;
import nonet.ui.kit.Texts;
import org.jspecify.annotations.Nullable;

/// Shows a step of the path: its number, its line, its score and its level.
final class PathCell extends ListCell<PathStep> {

    /// In a narrower list the level gives its room to the line; the score says as much.
    private static final double ROOMY = 440;

    private final LevelWords levels;
    private final Label number = new Label();
    private final Label line = new Label();
    private final Label score = new Label();
    private final Label level = new Label();
    private final Label checked = new Label("\u2713");
    private final HBox row;

    PathCell(Texts texts) {
        levels = new LevelWords(texts);
        number.getStyleClass().add("path-number");
        line.setMinWidth(0);
        line.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        line.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(line, Priority.ALWAYS);
        score.getStyleClass().add("path-score");
        score.setMinWidth(Region.USE_PREF_SIZE);
        level.getStyleClass().add("path-level");
        level.setMinWidth(Region.USE_PREF_SIZE);
        level.visibleProperty().bind(widthProperty().greaterThan(ROOMY));
        level.managedProperty().bind(level.visibleProperty());
        checked.getStyleClass().add("hint-badge");
        checked.setMinWidth(Region.USE_PREF_SIZE);
        checked.setTooltip(new Tooltip(texts.get("hint.checked-tip")));
        row = new HBox(number, line, score, level, checked);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("step-row");
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable PathStep item, boolean empty) {
        super.updateItem(item, empty);
        boolean shown = item != null && !empty;
        setGraphic(shown ? row : null);
        setTooltip(shown ? new Tooltip(item.line()) : null);
        if (shown) {
            number.setText(String.valueOf(item.number()));
            line.setText(item.line());
            score.setText(String.valueOf(item.weight().score()));
            level.setText(levels.of(item.weight().level()));
            checked.setVisible(item.checked());
            setAccessibleText(item.number() + " " + item.line());
        }
    }
}
