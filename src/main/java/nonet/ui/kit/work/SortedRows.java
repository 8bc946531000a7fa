package nonet.ui.kit.work;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.function.IntConsumer;
import javafx.collections.ListChangeListener;
import javafx.collections.ListChangeListener.Change;
import javafx.collections.ObservableList;
import javafx.collections.ObservableListBase;
import javafx.collections.WeakListChangeListener;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import org.jspecify.annotations.Nullable;

/// The rows of a table that grows, in the order that the user has chosen; equal ones in the order in which they came. New
/// rows are merged in a batch at a time: the sorted list of JavaFX moves all its rows for each new one. Many rows are
/// brought into another order in the background; until then they stay in the order before. The values of cells must
/// therefore depend on the row alone, which does not change.
///
/// @param <T> the type of rows
public final class SortedRows<T> extends ObservableListBase<T> {

    /// The number of rows that are sorted without delay.
    static final int SOON = 10_000;

    private static final TaskQueue QUEUE = new TaskQueue("sort a table");

    /// A row with its place in the source.
    private record Row<T>(T item, int place) {}

    private final TableView<T> table;
    private final ObservableList<T> source;
    private final Latest sorting;

    /// Kept by the rows alone: the source may outlive the table.
    private final ListChangeListener<T> following = this::follow;

    /// Never changed, only replaced.
    private List<Row<T>> rows = new ArrayList<>();

    /// The order of the rows, and the one that the user has chosen.
    private Comparator<Row<T>> order = Comparator.comparingInt(Row::place);

    private Comparator<Row<T>> chosen = order;

    private SortedRows(TableView<T> table, ObservableList<T> source, Tasks tasks) {
        this.table = table;
        this.source = source;
        sorting = new Latest(tasks, QUEUE);
        append(source, 0);
        source.addListener(new WeakListChangeListener<>(following));
    }

    /// Lets a table show rows, and sort them.
    ///
    /// @param source the rows in the order in which they come
    public static <T> void show(TableView<T> table, ObservableList<T> source, Tasks tasks) {
        SortedRows<T> rows = new SortedRows<>(table, source, tasks);
        table.setSortPolicy(_ -> {
            rows.sortBy(List.copyOf(table.getSortOrder()));
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
        Row<T> selected = selected();
        beginChange();
        rows = merged(rows, more, order, at -> nextAdd(at, at + 1));
        endChange();
        select(selected);
    }

    private @Nullable Row<T> selected() {
        int selected = table.getSelectionModel().getSelectedIndex();
        return selected < 0 || selected >= rows.size() ? null : rows.get(selected);
    }

    private void select(@Nullable Row<T> row) {
        if (row != null) {
            table.getSelectionModel().clearAndSelect(Collections.binarySearch(rows, row, order));
        }
    }

    private void replace() {
        sorting.cancel();
        order = chosen;
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

    private void sortBy(List<TableColumn<T, ?>> columns) {
        Comparator<Row<T>> by = Comparator.comparingInt(Row::place);
        for (TableColumn<T, ?> column : columns.reversed()) {
            by = Comparator.comparing(Row<T>::item, values(column)).thenComparing(by);
        }
        chosen = by;
        sorting.cancel();
        if (rows.size() <= SOON) {
            take(sorted(rows, chosen));
        } else {
            sortLater(List.of(), rows);
        }
    }

    /// Returns the order of the values of a column as it is now, whatever the user chooses meanwhile.
    private static <T, S> Comparator<T> values(TableColumn<T, S> column) {
        Comparator<S> order = column.getComparator();
        Comparator<T> rising = (one, other) -> order.compare(column.getCellData(one), column.getCellData(other));
        return column.getSortType() == TableColumn.SortType.DESCENDING ? rising.reversed() : rising;
    }

    /// Sorts rows in the background, and then those that have come meanwhile.
    ///
    /// @param before the rows that are sorted already
    private void sortLater(List<Row<T>> before, List<Row<T>> more) {
        Comparator<Row<T>> by = chosen;
        sorting.start((_, _) -> merged(before, sorted(more, by), by, _ -> {}), after -> {
            List<Row<T>> rest =
                    rows.stream().filter(row -> row.place >= after.size()).toList();
            if (rest.size() > SOON) {
                sortLater(after, rest);
            } else {
                take(merged(after, sorted(rest, by), by, _ -> {}));
            }
        });
    }

    private static <T> List<Row<T>> sorted(List<Row<T>> rows, Comparator<Row<T>> by) {
        List<Row<T>> sorted = new ArrayList<>(rows);
        sorted.sort(by);
        return sorted;
    }

    /// Merges sorted rows, no two of which are equal in their order.
    ///
    /// @param added accepts the index of each row of the second list
    private static <T> List<Row<T>> merged(
            List<Row<T>> rows, List<Row<T>> more, Comparator<Row<T>> by, IntConsumer added) {
        List<Row<T>> merged = new ArrayList<>(rows.size() + more.size());
        int taken = 0;
        for (Row<T> row : more) {
            int before = taken - Collections.binarySearch(rows.subList(taken, rows.size()), row, by) - 1;
            merged.addAll(rows.subList(taken, before));
            taken = before;
            merged.add(row);
            added.accept(merged.size() - 1);
        }
        merged.addAll(rows.subList(taken, rows.size()));
        return merged;
    }

    /// Shows the rows in the chosen order.
    private void take(List<Row<T>> after) {
        Row<T> selected = selected();
        int[] places = new int[after.size()];
        for (int index = 0; index < places.length; index++) {
            places[after.get(index).place] = index;
        }
        int[] moved = new int[places.length];
        for (int index = 0; index < moved.length; index++) {
            moved[index] = places[rows.get(index).place];
        }
        beginChange();
        rows = after;
        order = chosen;
        nextPermutation(0, moved.length, moved);
        endChange();
        select(selected);
    }
}
