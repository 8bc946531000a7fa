package nonet.ui.kit;

import java.util.function.Function;
import javafx.scene.control.IndexedCell;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.util.Callback;
import org.jspecify.annotations.Nullable;

/// Cells of lists and tables that show their items as texts.
public final class Cells {

    private Cells() {}

    /// Returns a factory for the cells of a list.
    ///
    /// @param text returns the text of an item
    public static <T> Callback<ListView<T>, ListCell<T>> list(Function<? super T, String> text) {
        return _ -> new ListCell<>() {
            @Override
            protected void updateItem(@Nullable T item, boolean empty) {
                super.updateItem(item, empty);
                show(this, item, empty, text);
            }
        };
    }

    /// Returns a factory for the cells of a list that are as wide as the list, with wrapped texts.
    ///
    /// @param text returns the text of an item
    public static <T> Callback<ListView<T>, ListCell<T>> wrapped(Function<? super T, String> text) {
        return list -> {
            ListCell<T> cell = Cells.<T>list(text).call(list);
            cell.setWrapText(true);
            cell.setPrefWidth(0);
            return cell;
        };
    }

    /// Returns a factory for the cells of a column.
    ///
    /// @param text returns the text of a value; null for none
    public static <S, T extends @Nullable Object> Callback<TableColumn<S, T>, TableCell<S, T>> column(
            Function<? super T, ? extends @Nullable String> text) {
        return _ -> new TableCell<>() {
            @Override
            protected void updateItem(T item, boolean empty) {
                super.updateItem(item, empty);
                show(this, item, empty, text);
            }
        };
    }

    private static <T> void show(
            IndexedCell<?> cell,
            @Nullable T item,
            boolean empty,
            Function<? super T, ? extends @Nullable String> text) {
        cell.setText(item == null || empty ? null : text.apply(item));
    }
}
