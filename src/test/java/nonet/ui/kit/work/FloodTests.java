package nonet.ui.kit.work;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.DoubleConsumer;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.Scene;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.stage.Stage;
import nonet.OnScreen;
import nonet.solve.Cancel;
import nonet.ui.kit.FrameMeter;
import nonet.ui.kit.Visitor;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;

/// A million results, made as fast as a thread can, in a table that is sorted.
@OnScreen
@Tag("full")
class FloodTests {

    private static final int MANY = 1_000_000;

    /// The rows from which on frames are measured: the first ones load the classes of a table.
    private static final int SHOWN = 5 * Arrivals.BATCH;

    private static final long LONGEST_MILLIS = 100;

    /// A number that is not the next one: a permutation of all below [#MANY].
    private static final long FACTOR = 617_933;

    private final ObservableList<Integer> rows = FXCollections.observableArrayList();
    private TableView<Integer> table;
    private final FxTasks tasks = new FxTasks();
    private LiveSearch<Integer, String> search;
    private FrameMeter frames;
    private String end = "";

    @Start
    void start(Stage stage) {
        table = new TableView<>();
        TableColumn<Integer, Integer> column = new TableColumn<>("Number");
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        table.getColumns().add(column);
        SortedRows.show(table, rows, tasks);
        table.getSortOrder().add(column);
        stage.setScene(new Scene(table, 400, 600));
        stage.show();
        search = new LiveSearch<>(tasks, new TaskQueue("flood"), () -> FloodTests::flood, new Listening());
        frames = new FrameMeter(search::pulse);
        frames.start();
    }

    @Stop
    void stop() {
        frames.stop();
        tasks.close();
    }

    private static String flood(Consumer<Integer> found, DoubleConsumer progress, Cancel cancel) {
        for (int i = 0; i < MANY; i++) {
            found.accept((int) (i * FACTOR % MANY));
        }
        return "all";
    }

    @Test
    void theWindowAnswersWhileAMillionRowsArrive(FxRobot robot) {
        robot.interact(() -> search.watched.set(true));
        Visitor.until("the first rows are shown", () -> rows.size() > SHOWN);
        robot.interact(frames::clear);
        Visitor.until("all rows have arrived", () -> !end.isEmpty());
        assertThat(table.getItems()).isEqualTo(IntStream.range(0, MANY).boxed().toList());
        assertThat(frames.longestMillis()).as("milliseconds between two frames").isLessThan(LONGEST_MILLIS);
    }

    private final class Listening implements LiveSearch.Listener<Integer, String> {

        @Override
        public void cleared() {
            rows.clear();
        }

        @Override
        public void found(List<Integer> more) {
            rows.addAll(more);
        }

        @Override
        public void ended(String result) {
            end = result;
        }

        @Override
        public void failed() {
            end = "failed";
        }
    }
}
