package nonet.ui.batch;

import java.util.stream.IntStream;
import javafx.collections.ObservableListBase;
import org.jspecify.annotations.Nullable;

/// The numbers of the rows shown, for a table that reads only visible ones.
final class RowList extends ObservableListBase<Integer> {

    private final int @Nullable [] rows;
    private int size;

    /// @param rows the rows in display order, or null for all in input order
    RowList(int @Nullable [] rows, int size) {
        this.rows = rows;
        this.size = size;
    }

    /// Appends new rows. Only rows in input order can grow.
    void grow(int now) {
        if (now > size) {
            beginChange();
            int before = size;
            size = now;
            nextAdd(before, now);
            endChange();
        }
    }

    int[] places() {
        return rows != null ? rows.clone() : IntStream.range(0, size).toArray();
    }

    @Override
    public Integer get(int index) {
        return rows != null ? rows[index] : index;
    }

    @Override
    public int size() {
        return size;
    }

    @Override
    public int indexOf(@Nullable Object row) {
        if (rows != null || !(row instanceof Integer number)) {
            return super.indexOf(row);
        }
        return number < size ? number : -1;
    }
}
