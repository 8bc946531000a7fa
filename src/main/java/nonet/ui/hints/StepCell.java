package nonet.ui.hints;

import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Region;
import nonet.ui.kit.Spacer;
import nonet.ui.kit.Texts;
import org.jspecify.annotations.Nullable;

/// Shows a step in one line, or the head of a group, and at its end how many cells it gets filled.
final class StepCell extends TreeCell<StepRow> {

    private static final PseudoClass HEAD = PseudoClass.getPseudoClass("head");

    /// What the arrow before a head takes.
    private static final double ARROW = 24;

    private final Texts texts;
    private final Label title = new Label();
    private final Label count = new Label();
    private final Label reach = new Label();
    private final Label checked = new Label("\u2713");
    private final HBox row;

    StepCell(Texts texts) {
        this.texts = texts;
        // The end tells what follows, which is what people look for.
        title.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        title.setMinWidth(0);
        count.setMinWidth(Region.USE_PREF_SIZE);
        count.getStyleClass().add("step-count");
        reach.setMinWidth(Region.USE_PREF_SIZE);
        reach.getStyleClass().add("step-reach");
        reach.setTooltip(new Tooltip(texts.get("steps.reach-tip")));
        checked.getStyleClass().add("hint-badge");
        checked.setMinWidth(Region.USE_PREF_SIZE);
        checked.setTooltip(new Tooltip(texts.get("hint.checked-tip")));
        row = new HBox(title, count, new Spacer(), reach, checked);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("step-row");
        // As wide as the list and no wider, so that long lines end in dots instead of a scroll bar.
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable StepRow item, boolean empty) {
        super.updateItem(item, empty);
        boolean shown = item != null && !empty;
        pseudoClassStateChanged(HEAD, shown && item instanceof StepRow.Head);
        setGraphic(shown ? row : null);
        setTooltip(shown ? new Tooltip(whole(item)) : null);
        if (shown) {
            title.setText(item.title());
            title.setWrapText(item instanceof StepRow.Head);
            count.setText(item instanceof StepRow.Head head ? String.valueOf(head.count()) : "");
            count.setVisible(item instanceof StepRow.Head);
            count.setManaged(count.isVisible());
            reach.setText(item.reach() > 0 ? texts.get("steps.reach", item.reach()) : "");
            checked.setVisible(
                    item instanceof StepRow.Entry entry && entry.ranked().checked());
            checked.setManaged(item instanceof StepRow.Entry);
            setAccessibleText(whole(item));
        }
    }

    @Override
    protected double computePrefHeight(double width) {
        return WrappedRow.height(this, row, width - ARROW, super.computePrefHeight(width));
    }

    private static String whole(StepRow row) {
        return row instanceof StepRow.Entry entry ? entry.line() : row.title();
    }
}
