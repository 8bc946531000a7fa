package nonet.ui.kit;

import java.util.HashMap;
import java.util.Map;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.control.skin.TableColumnHeader;
import javafx.util.Callback;

/// A table whose columns are at least as wide as their headings, in any language and size of text. It can be scrolled if that
/// leaves no room for all columns.
public class FittedTable<S> extends TableView<S> {

    /// The width of the arrow of a sorted column, in sizes of its font.
    private static final double ARROW = 1.5;

    /// About the width of a scroll bar.
    private static final double EDGE = 16;

    @SuppressWarnings("rawtypes")
    private final Callback<ResizeFeatures, Boolean> fill;

    /// By column, the least width that was chosen for it.
    private final Map<TableColumn<?, ?>, Double> chosen = new HashMap<>();

    private double fittedTo = -1;

    /// @param fill how the columns fill the width of the table, where they have room
    @SuppressWarnings({"rawtypes", "this-escape"})
    public FittedTable(Callback<ResizeFeatures, Boolean> fill) {
        this.fill = fill;
        setColumnResizePolicy(fill);
        getSortOrder().addListener((ListChangeListener<TableColumn<S, ?>>) _ -> requestLayout());
    }

    @Override
    protected void layoutChildren() {
        boolean changed = getWidth() != fittedTo;
        fittedTo = getWidth();
        for (Node node : lookupAll(".column-header")) {
            if (node instanceof TableColumnHeader header
                    && header.getTableColumn() instanceof TableColumn<?, ?> column) {
                changed |= fit(header, column);
            }
        }
        if (changed) {
            double needed = getVisibleLeafColumns().stream()
                    .mapToDouble(TableColumn::getMinWidth)
                    .sum();
            setColumnResizePolicy(needed > getWidth() - EDGE ? UNCONSTRAINED_RESIZE_POLICY : fill);
            getColumnResizePolicy().call(new ResizeFeatures<>(this, null, 0.0));
        }
        super.layoutChildren();
    }

    /// Makes a column wide enough for its heading.
    ///
    /// @return whether it was not
    private boolean fit(TableColumnHeader header, TableColumn<?, ?> column) {
        if (!column.isVisible() || !(header.lookup(".label") instanceof Label label)) {
            return false;
        }
        double arrow = getSortOrder().contains(column) ? ARROW * label.getFont().getSize() : 0;
        double heading = header.snappedLeftInset() + label.prefWidth(-1) + arrow + header.snappedRightInset();
        double least = Math.ceil(Math.max(chosen.computeIfAbsent(column, TableColumn::getMinWidth), heading));
        if (least == column.getMinWidth()) {
            return false;
        }
        column.setMaxWidth(Math.max(column.getMaxWidth(), least));
        column.setMinWidth(least);
        return true;
    }
}
