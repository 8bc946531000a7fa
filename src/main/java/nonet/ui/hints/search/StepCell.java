package nonet.ui.hints.search;

import java.util.List;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.css.PseudoClass;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import nonet.deduce.Technique;
import nonet.ui.kit.Controls;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Parts;
import nonet.ui.kit.Spacer;
import nonet.ui.kit.WrappedRow;
import org.jspecify.annotations.Nullable;

/// Shows a step, or the head of a group, with the number of cells that it unlocks.
final class StepCell extends TreeCell<StepRow> {

    private static final PseudoClass HEAD = PseudoClass.getPseudoClass("head");

    /// The width of the arrow before a head, kept free before a step too.
    private static final double ARROW = 24;

    /// The indentation of a row within a group.
    private static final double INDENT = 18;

    private final Messages messages;
    private final Label title = new Label();
    private final StepLine line = new StepLine();
    private final Label count = new Label();
    private final Label reach = new Label();
    private final Label checked = new Label("\u2713");
    private final Spacer spacer = new Spacer();
    private final ObjectProperty<@Nullable Technique> technique = new SimpleObjectProperty<>();
    private final HBox row;

    StepCell(Messages messages, Controls controls) {
        this.messages = messages;
        Parts.wrapped(title).setMinWidth(0);
        HBox.setHgrow(line, Priority.ALWAYS);
        count.setMinWidth(Region.USE_PREF_SIZE);
        count.getStyleClass().add("step-count");
        reach.setMinWidth(Region.USE_PREF_SIZE);
        reach.getStyleClass().add("step-reach");
        reach.setTooltip(new Tooltip(messages.get("steps.reach-tip")));
        checked.getStyleClass().add("hint-badge");
        checked.setMinWidth(Region.USE_PREF_SIZE);
        checked.setTooltip(new Tooltip(messages.get("hint.checked-tip")));
        row = new HBox(title, line, controls.aboutInRow(technique), count, spacer, reach, checked);
        row.setAlignment(Pos.CENTER_LEFT);
        row.getStyleClass().add("step-row");
        // As wide as the list and no wider, so that long lines wrap.
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable StepRow item, boolean empty) {
        super.updateItem(item, empty);
        boolean head = !(item instanceof StepRow.Entry) && !empty;
        pseudoClassStateChanged(HEAD, head);
        if (item == null || empty) {
            setGraphic(null);
            setTooltip(null);
        } else {
            setGraphic(row);
            setTooltip(new Tooltip(whole(item)));
            technique.set(named(item));
            title.setText(head ? item.title() : "");
            line.write(head ? "" : item.title());
            count.setText(item instanceof StepRow.Head(var _, var _, int steps, int _) ? String.valueOf(steps) : "");
            reach.setText(item.unlocked() > 0 ? messages.get("steps.reach", item.unlocked()) : "");
            checked.setVisible(
                    item instanceof StepRow.Entry entry && entry.ranked().checked());
            for (Node ofHead : List.of(title, count, spacer)) {
                ofHead.setVisible(head);
                ofHead.setManaged(head);
            }
            for (Node ofStep : List.of(line, checked)) {
                ofStep.setManaged(!head);
            }
            line.setVisible(!head);
            setAccessibleText(whole(item));
        }
    }

    @Override
    protected double computePrefHeight(double width) {
        int deep = Math.max(0, getTreeView().getTreeItemLevel(getTreeItem()) - 1);
        return WrappedRow.height(this, row, width - ARROW - deep * INDENT, super.computePrefHeight(width));
    }

    /// Returns the technique whose name the row has, or null if it has none.
    private static @Nullable Technique named(StepRow row) {
        return row instanceof StepRow.Entry entry && !entry.title().equals(entry.line()) ? null : technique(row);
    }

    /// Returns the technique of a row, or null if it has none.
    static @Nullable Technique technique(StepRow row) {
        return switch (row) {
            case StepRow.Head head -> head.technique();
            case StepRow.More _ -> null;
            case StepRow.Entry entry -> entry.ranked().step().deduction().technique();
        };
    }

    private static String whole(StepRow row) {
        return row instanceof StepRow.Entry entry ? entry.line() : row.title();
    }
}
