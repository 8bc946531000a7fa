package nonet.ui.kit.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ListChangeListener.Change;
import javafx.collections.ObservableList;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import nonet.OnScreen;
import nonet.ui.kit.InlineTasks;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

@OnScreen
class SortedRowsTests {

    private record Item(int number, int serial) {}

    private final ObservableList<Item> source = FXCollections.observableArrayList();
    private final Random random = new Random(45);

    @Test
    void rowsAreInTheOrderOfTheTableAndEqualOnesInThatOfTheSource(FxRobot robot) {
        robot.interact(() -> {
            TableView<Item> table = new TableView<>();
            TableColumn<Item, Integer> column = new TableColumn<>("Number");
            column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue().number));
            table.getColumns().add(column);
            grow(5);
            SortedRows.show(table, source, new InlineTasks());
            assertThat(table.getItems()).isEqualTo(source);
            List<Item> followed = new ArrayList<>(table.getItems());
            table.getItems().addListener((Change<? extends Item> change) -> replay(change, followed));

            Comparator<Item> up = Comparator.comparingInt(Item::number);
            table.getSortOrder().setAll(List.of(column));
            check(table, followed, up);
            Item chosen = table.getItems().get(2);
            table.getSelectionModel().select(chosen);
            for (int size = 1; size < 100; size++) {
                grow(random.nextInt(9));
                check(table, followed, up);
            }
            assertThat(table.getSelectionModel().getSelectedItem()).isSameAs(chosen);
            assertThat(table.getSelectionModel().getSelectedItem()).isSameAs(chosen);
            column.setSortType(TableColumn.SortType.DESCENDING);
            check(table, followed, up.reversed());
            grow(7);
            check(table, followed, up.reversed());
            assertThat(table.getSelectionModel().getSelectedItem()).isSameAs(chosen);
            table.getSortOrder().clear();
            assertThat(table.getItems()).isEqualTo(source);
            grow(3);
            assertThat(table.getItems()).isEqualTo(source).isEqualTo(followed);

            table.getSortOrder().setAll(List.of(column));
            source.subList(2, 5).clear();
            check(table, followed, up.reversed());
            source.clear();
            assertThat(table.getItems()).isEmpty();
            grow(4);
            check(table, followed, up.reversed());
        });
    }

    /// Rows that come while many are sorted are among them when this has ended, and the selected row stays.
    @Test
    void manyRowsAreSortedInTheBackground(FxRobot robot) {
        List<Runnable> begun = new ArrayList<>();
        robot.interact(() -> {
            TableView<Item> table = new TableView<>();
            TableColumn<Item, Integer> column = new TableColumn<>("Number");
            column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue().number));
            table.getColumns().add(column);
            SortedRows.show(table, source, new LaterTasks(begun));
            grow(SortedRows.SOON + 1);
            List<Item> followed = new ArrayList<>(table.getItems());
            table.getItems().addListener((Change<? extends Item> change) -> replay(change, followed));
            Item selected = source.get(7);
            table.getSelectionModel().select(selected);
            table.getSortOrder().setAll(List.of(column));
            assertThat(table.getItems()).isEqualTo(source);
            grow(50);
            assertThat(table.getItems()).isEqualTo(source);
            begun.removeFirst().run();
            Comparator<Item> up = Comparator.comparingInt(Item::number);
            check(table, followed, up);
            assertThat(table.getSelectionModel().getSelectedItem()).isSameAs(selected);

            column.setSortType(TableColumn.SortType.DESCENDING);
            source.subList(0, 9).clear();
            begun.removeFirst().run();
            check(table, followed, up.reversed());
        });
    }

    /// Does to a copy what a listener hears.
    private static void replay(Change<? extends Item> change, List<Item> copy) {
        while (change.next()) {
            if (change.wasPermutated()) {
                List<Item> before = List.copyOf(copy);
                for (int i = 0; i < before.size(); i++) {
                    copy.set(change.getPermutation(i), before.get(i));
                }
            } else {
                copy.subList(change.getFrom(), change.getFrom() + change.getRemovedSize())
                        .clear();
                copy.addAll(change.getFrom(), change.getAddedSubList());
            }
        }
    }

    private void grow(int by) {
        List<Item> more = new ArrayList<>();
        for (int i = 0; i < by; i++) {
            more.add(new Item(random.nextInt(20), source.size() + i));
        }
        source.addAll(more);
    }

    private void check(TableView<Item> table, List<Item> followed, Comparator<Item> order) {
        assertThat(table.getItems())
                .isEqualTo(source.stream().sorted(order).toList())
                .isEqualTo(followed);
    }

    /// Runs each work when the test says so.
    private record LaterTasks(List<Runnable> begun) implements Tasks {

        @Override
        public <T> TaskHandle start(TaskQueue queue, Work<T> work, Consumer<T> done, Consumer<Throwable> failed) {
            begun.add(() -> new InlineTasks().start(queue, work, done, failed));
            return new InlineTasks(queue).start(queue, work, done, failed);
        }
    }
}
