package nonet.ui.hunt;

import java.util.Comparator;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import nonet.rate.se.SeRating;
import nonet.service.hunt.Find;
import nonet.ui.kit.Cells;
import nonet.ui.kit.ChosenRow;
import nonet.ui.kit.FittedTable;
import nonet.ui.kit.Messages;
import nonet.ui.kit.work.SortedRows;
import nonet.ui.kit.work.Tasks;

/// The puzzles that a hunt has found, the hardest first. A double click or Enter opens one.
final class HuntTable extends FittedTable<Find> {

    HuntTable(Messages messages, ObservableList<Find> finds, Consumer<Find> open, Tasks tasks) {
        super(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        setId("hunt-table");
        setPlaceholder(new Label(messages.get("hunt.empty")));
        TableColumn<Find, Integer> er = rating(messages.get("hunt.er"), SeRating::er);
        getColumns().add(er);
        getColumns().add(rating(messages.get("hunt.ep"), SeRating::ep));
        getColumns().add(rating(messages.get("hunt.ed"), SeRating::ed));
        getColumns()
                .add(column(
                        messages.get("hunt.givens"), 70, find -> find.puzzle().clues(), String::valueOf));
        TableColumn<Find, Integer> guesses =
                column(messages.get("hunt.guesses"), 80, find -> (int) find.guesses(), String::valueOf);
        // They are counted for all finds of a hunt, or for none.
        guesses.visibleProperty()
                .bind(Bindings.createBooleanBinding(
                        () -> !finds.isEmpty() && finds.getFirst().guesses() >= 0, finds));
        getColumns().add(guesses);
        TableColumn<Find, String> puzzle = new TableColumn<>(messages.get("hunt.puzzle-text"));
        puzzle.setCellValueFactory(
                row -> new ReadOnlyObjectWrapper<>(row.getValue().puzzle().text()));
        puzzle.setPrefWidth(560);
        getColumns().add(puzzle);
        SortedRows.show(this, finds, tasks);
        er.setSortType(TableColumn.SortType.DESCENDING);
        getSortOrder().add(er);
        ChosenRow.open(this, open);
    }

    private static TableColumn<Find, Integer> rating(String title, ToIntFunction<SeRating> number) {
        return column(
                title,
                64,
                find -> find.rating() == null ? 0 : number.applyAsInt(find.rating()),
                tenths -> tenths == 0 ? "" : SeRating.text(tenths));
    }

    private static TableColumn<Find, Integer> column(
            String title, double width, Function<Find, Integer> value, Function<Integer, String> text) {
        TableColumn<Find, Integer> column = new TableColumn<>(title);
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(value.apply(row.getValue())));
        column.setComparator(Comparator.naturalOrder());
        column.setPrefWidth(width);
        column.setMinWidth(width);
        // The room of a wide window is for the puzzles.
        column.setMaxWidth(1.5 * width);
        column.getStyleClass().add("number-column");
        column.setCellFactory(Cells.column(text));
        return column;
    }
}
