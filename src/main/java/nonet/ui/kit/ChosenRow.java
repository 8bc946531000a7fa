package nonet.ui.kit;

import static javafx.scene.input.KeyCode.ENTER;
import static nonet.ui.kit.ViewKeys.key;
import static nonet.ui.kit.ViewKeys.row;

import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import javafx.beans.property.Property;
import javafx.scene.Node;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TableRow;
import javafx.scene.control.TableView;
import javafx.scene.input.MouseButton;
import org.jspecify.annotations.Nullable;

/// The chosen row of a list, and what a double click on it or Enter does.
public final class ChosenRow {

    /// The key of lists whose rows can be opened.
    public static final ViewKeys<Chosen> KEYS = ViewKeys.of(row(
            "keys.list",
            key(
                    ENTER,
                    chosen -> chosen.enabled().getAsBoolean(),
                    chosen -> chosen.action().run())));

    /// What Enter does in a list.
    record Chosen(BooleanSupplier enabled, Runnable action) {}

    private ChosenRow() {}

    /// Passes the selected item of a list on to a property, and clears the selection when the property becomes null.
    public static <T> void bind(ListView<T> list, Property<@Nullable T> chosen) {
        list.getSelectionModel().selectedItemProperty().subscribe(chosen::setValue);
        ViewListeners.onChange(list, chosen, now -> {
            if (now == null) {
                list.getSelectionModel().clearSelection();
            }
        });
    }

    /// Makes a double click on a row, or Enter, run an action.
    ///
    /// @param enabled whether the action can run with the chosen row
    public static void act(Node list, BooleanSupplier enabled, Runnable action) {
        list.setOnMouseClicked(click -> {
            Node picked = click.getPickResult().getIntersectedNode();
            if (click.getButton() == MouseButton.PRIMARY
                    && click.getClickCount() == 2
                    && picked != null
                    && isInRow(picked)
                    && enabled.getAsBoolean()) {
                action.run();
            }
        });
        onEnter(list, enabled, action);
    }

    /// Makes a double click on a row of a table, or Enter, open its item.
    public static <T> void open(TableView<T> table, Consumer<? super T> open) {
        table.setRowFactory(_ -> {
            TableRow<T> row = new TableRow<>();
            row.setOnMouseClicked(click -> {
                if (click.getButton() == MouseButton.PRIMARY && click.getClickCount() == 2 && !row.isEmpty()) {
                    open.accept(row.getItem());
                }
            });
            return row;
        });
        onEnter(
                table,
                () -> table.getSelectionModel().getSelectedItem() != null,
                () -> open.accept(table.getSelectionModel().getSelectedItem()));
    }

    /// Makes Enter run an action for the chosen row.
    ///
    /// @param enabled whether the action can run with the chosen row
    public static void onEnter(Node list, BooleanSupplier enabled, Runnable action) {
        KEYS.handle(list, new Chosen(enabled, action));
    }

    private static boolean isInRow(Node node) {
        Node at = node;
        while (at != null && !(at instanceof IndexedCell<?>)) {
            at = at.getParent();
        }
        return at instanceof IndexedCell<?> row && !row.isEmpty();
    }
}
