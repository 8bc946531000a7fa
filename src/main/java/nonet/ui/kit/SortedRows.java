package nonet.ui.kit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import javafx.collections.ListChangeListener.Change;
import javafx.collections.ObservableList;
import javafx.collections.ObservableListBase;
import javafx.scene.control.TableView;
import org.jspecify.annotations.Nullable;

/// The rows of a table that grows, in the order that the user has chosen; equal ones in the order in which they came. New
/// rows are merged in a batch at a time: the sorted list of JavaFX moves all its rows for each new one.
///
/// @param <T> the type of rows
public final class SortedRows<T> extends ObservableListBase<T> {

    /// A row with its place in the source.
    private record Row<T>(T item, int place) {}

    private final TableView<T> table;
    private final ObservableList<T> source;
    private List<Row<T>> rows = new ArrayList<>();
    private Comparator<Row<T>> order = Comparator.comparingInt(Row::place);

    private SortedRows(TableView<T> table, ObservableList<T> source) {
        this.table = table;
        this.source = source;
        append(source, 0);
        source.addListener(this::follow);
    }

    /// Lets a table show rows, and sort them.
    ///
    /// @param source the rows in the order in which they come
    public static <T> void show(TableView<T> table, ObservableList<T> source) {
        SortedRows<T> rows = new SortedRows<>(table, source);
        table.setSortPolicy(_ -> {
            rows.sortBy(table.getComparator());
            return true;
        });
        table.setItems(rows);
    }

    @Override
    public T get(int index) {
        return rows.get(index).item;
    }

    @Override
    public int size() {
        return rows.size();
    }

    private void follow(Change<? extends T> change) {
        boolean grown = true;
        int from = source.size();
        while (change.next()) {
            grown = grown && !change.wasRemoved() && change.wasAdded();
            from = Math.min(from, change.getFrom());
        }
        if (grown && from == rows.size()) {
            append(source.subList(from, source.size()), from);
        } else {
            replace();
        }
    }

    /// Merges new rows of the source into those that are there. The selected row stays so, which a table does not see to when
    /// rows are added at several places.
    private void append(List<T> added, int first) {
        List<Row<T>> more = new ArrayList<>(added.size());
        for (T item : added) {
            more.add(new Row<>(item, first + more.size()));
        }
        more.sort(order);
        int selected = table.getSelectionModel().getSelectedIndex();
        Row<T> chosen = selected < 0 || selected >= rows.size() ? null : rows.get(selected);
        List<Row<T>> merged = new ArrayList<>(rows.size() + more.size());
        beginChange();
        int taken = 0;
        for (Row<T> row : more) {
            // No two rows are equal in this order.
            int before = taken - Collections.binarySearch(rows.subList(taken, rows.size()), row, order) - 1;
            merged.addAll(rows.subList(taken, before));
            taken = before;
            merged.add(row);
            nextAdd(merged.size() - 1, merged.size());
        }
        merged.addAll(rows.subList(taken, rows.size()));
        rows = merged;
        endChange();
        if (chosen != null) {
            table.getSelectionModel().clearAndSelect(Collections.binarySearch(rows, chosen, order));
        }
    }

    private void replace() {
        List<T> removed = new ArrayList<>(this);
        beginChange();
        rows = new ArrayList<>(source.size());
        for (T item : source) {
            rows.add(new Row<>(item, rows.size()));
        }
        rows.sort(order);
        nextReplace(0, rows.size(), removed);
        endChange();
    }

    private void sortBy(@Nullable Comparator<T> by) {
        Comparator<Row<T>> came = Comparator.comparingInt(Row::place);
        order = by == null ? came : Comparator.comparing(Row<T>::item, by).thenComparing(came);
        Integer[] sorted = new Integer[rows.size()];
        Arrays.setAll(sorted, index -> index);
        List<Row<T>> before = rows;
        Arrays.sort(sorted, Comparator.comparing(before::get, order));
        int[] moved = new int[sorted.length];
        List<Row<T>> after = new ArrayList<>(sorted.length);
        for (int index = 0; index < sorted.length; index++) {
            moved[sorted[index]] = index;
            after.add(before.get(sorted[index]));
        }
        beginChange();
        rows = after;
        nextPermutation(0, moved.length, moved);
        endChange();
    }
}
