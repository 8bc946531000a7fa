package nonet.ui.solves;

import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableColumn;
import nonet.library.Solve;
import nonet.library.Solve.Effort;
import nonet.library.StoredRating;
import nonet.ui.kit.Cells;
import nonet.ui.kit.ChosenRow;
import nonet.ui.kit.FittedTable;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.work.SortedRows;
import nonet.ui.kit.work.Tasks;

/// The solves as a table that can be sorted by each column. A double click or Enter shows the film of one.
final class SolvesTable extends FittedTable<Solve> {

    SolvesTable(Messages messages, Tasks tasks, SolvesController controller) {
        super(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        SolveWords words = new SolveWords(messages);
        setId("solves-table");
        setAccessibleText(messages.get("solves.title"));
        Label empty = new Label();
        empty.setWrapText(true);
        setPlaceholder(empty);
        Runnable tell = () -> empty.setText(messages.get(
                controller.filled.get()
                        ? "solves.none-listed"
                        : controller.loaded.get() ? "solves.none" : "solves.loading"));
        ViewListeners.observe(this, controller.loaded, _ -> tell.run());
        ViewListeners.observe(this, controller.filled, _ -> tell.run());
        getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        add(messages.get("solves.ended"), 150, Comparator.comparing(Solve::ended), words::ended);
        add(messages.get("solves.puzzle"), 150, Comparator.comparing(words::name), words::name);
        add(messages.get("solves.level"), 70, Comparator.comparingInt(SolvesTable::level), words::grade);
        number(messages.get("solves.score"), 60, SolvesTable::score, score -> score == 0 ? "" : String.valueOf(score));
        add(messages.get("solves.er"), 45, Comparator.comparingInt(SolvesTable::er), words::er)
                .getStyleClass()
                .add("number-column");
        number(messages.get("solves.time"), 65, each -> each.effort().seconds(), words::time);
        count(messages.get("solves.hints"), Effort::hints);
        count(messages.get("solves.checks"), Effort::checks);
        count(messages.get("solves.mistakes"), Effort::mistakes);
        add(
                messages.get("solves.result"),
                80,
                Comparator.comparing(each -> each.effort().finished()),
                words::result);
        SortedRows.show(this, controller.listed, tasks);
        ChosenRow.open(this, controller::film);
    }

    /// Returns the selected solves.
    List<Solve> selected() {
        return getSelectionModel().getSelectedItems().stream()
                .filter(Objects::nonNull)
                .toList();
    }

    private static int level(Solve solve) {
        StoredRating rating = solve.rating();
        return rating == null ? -1 : rating.grade().ordinal();
    }

    private static int score(Solve solve) {
        StoredRating rating = solve.rating();
        return rating == null ? 0 : rating.score();
    }

    private static int er(Solve solve) {
        StoredRating rating = solve.rating();
        return rating == null ? 0 : rating.explained().er();
    }

    private void count(String title, Function<Effort, Integer> value) {
        number(title, 65, each -> value.apply(each.effort()), String::valueOf);
    }

    private void number(String title, double width, Function<Solve, Integer> value, Function<Integer, String> text) {
        add(title, width, Comparator.comparing(value), each -> text.apply(value.apply(each)))
                .getStyleClass()
                .add("number-column");
    }

    private TableColumn<Solve, Solve> add(
            String title, double width, Comparator<Solve> order, Function<Solve, String> text) {
        TableColumn<Solve, Solve> column = new TableColumn<>(title);
        column.setPrefWidth(width);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        column.setCellFactory(Cells.column(text));
        column.setComparator(order);
        getColumns().add(column);
        return column;
    }
}
