package nonet.ui.batch;

import java.util.stream.IntStream;
import javafx.collections.ObservableListBase;
import org.jspecify.annotations.Nullable;

/// The numbers of the rows that are shown, for a table that asks only for those on the screen.
final class RowList extends ObservableListBase<Integer> {

    private final int @Nullable [] rows;
    private int size;

    /// @param rows in the order in which they are shown, or null when they are shown as they came
    RowList(int @Nullable [] rows, int size) {
        this.rows = rows;
        this.size = size;
    }

    /// Takes in rows that came since, at the end. Only rows that are shown as they came grow.
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
