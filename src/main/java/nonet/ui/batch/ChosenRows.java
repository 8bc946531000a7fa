package nonet.ui.batch;

import java.util.stream.IntStream;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.ObservableList;
import javafx.collections.ObservableListBase;
import nonet.service.batch.BatchOrder;
import nonet.ui.kit.LocalizedText;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.Latest;
import nonet.ui.kit.work.TaskQueue;
import nonet.ui.kit.work.Tasks;
import org.jspecify.annotations.Nullable;

/// The rows of a batch that are shown, and their order. Sorting and searching take time, so they run in the background.
final class ChosenRows {

    private static final TaskQueue QUEUE = new TaskQueue("batch order");

    final ObjectProperty<BatchOrder> order = new SimpleObjectProperty<>(BatchOrder.PLAIN);
    final ReadOnlyObjectWrapper<ObservableList<Integer>> rows = new ReadOnlyObjectWrapper<>(new RowList(null, 0));
    final LocalizedText shown;

    private final Messages messages;
    private @Nullable BatchRun run;
    private final Latest ordering;

    ChosenRows(Messages messages, Tasks tasks) {
        this.messages = messages;
        shown = new LocalizedText(messages);
        ordering = new Latest(tasks, QUEUE);
        order.subscribe(this::arrange);
    }

    /// Returns the indexes of the rows shown; null for all in input order.
    int[] places() {
        return ((RowList) rows.get()).places();
    }

    /// Shows the rows of another run.
    void follow(BatchRun next) {
        run = next;
        rows.set(new RowList(null, 0));
    }

    /// Shows new rows.
    void look() {
        BatchRun current = run;
        if (current == null) {
            return;
        }
        if (order.get().isPlain() && !ordering.busy.get()) {
            ((RowList) rows.get()).grow(current.table.size());
        } else {
            arrange();
        }
        countShown();
    }

    /// Sorts the rows again, unless a sort is running.
    private void arrange() {
        BatchRun current = run;
        if (current == null || ordering.busy.get()) {
            return;
        }
        BatchOrder wanted = order.get();
        if (wanted.isPlain()) {
            rows.set(new RowList(null, current.table.size()));
            countShown();
            return;
        }
        ordering.start((_, cancel) -> wanted.rows(current.table, cancel), sorted -> {
            if (run == current) {
                rows.set(new RowList(sorted, sorted.length));
                countShown();
            }
            if (!wanted.equals(order.get())) {
                arrange();
            }
        });
    }

    private void countShown() {
        int all = run == null ? 0 : run.table.size();
        int some = rows.get().size();
        boolean every = order.get().showsAll();
        shown.say(() -> every ? "" : messages.get("batch.shown", some, all));
    }

    /// The numbers of the rows shown, for a table that reads only visible ones.
    private static final class RowList extends ObservableListBase<Integer> {

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
}
