package nonet.ui.solves;

import static nonet.ui.kit.Parts.flow;
import static nonet.ui.kit.Parts.wrapped;

import java.util.Comparator;
import java.util.function.Function;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.value.ObservableValue;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.training.Seen;
import nonet.ui.kit.Cells;
import nonet.ui.kit.ChosenRow;
import nonet.ui.kit.Controls;
import nonet.ui.kit.FittedTable;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Parts;
import nonet.ui.kit.work.SortedRows;
import nonet.ui.kit.work.Tasks;
import nonet.ui.solves.SolvesController.Row;
import org.jspecify.annotations.Nullable;

/// How soon the user saw the easiest step, by its technique, with the ways to practice and to the guide.
final class TechniquesPage extends VBox {

    TechniquesPage(Messages messages, Controls controls, Tasks tasks, SolvesController controller) {
        getStyleClass().add("solves-page");
        TableView<Row> table = new FittedTable<>(TableView.CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        table.setId("solves-techniques");
        table.setAccessibleText(messages.get("command.solves-techniques-page"));
        table.setPlaceholder(wrapped(new Label(messages.get("solves.no-techniques"))));
        Words words = new Words(messages::locale);
        TableColumn<Row, Row> name = new TableColumn<>(messages.get("solves.technique"));
        name.setPrefWidth(220);
        name.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        name.setCellFactory(Cells.column(row -> words.of(row.technique())));
        name.setComparator(Comparator.comparing(row -> words.of(row.technique())));
        table.getColumns().add(name);
        table.getColumns().add(number(messages.get("solves.at-once"), Seen::atOnce));
        table.getColumns().add(number(messages.get("solves.later"), Seen::later));
        table.getColumns().add(number(messages.get("solves.with-hint"), Seen::withHint));
        table.getColumns().add(number(messages.get("solves.never"), Seen::never));
        SortedRows.show(table, controller.techniques, tasks);
        VBox.setVgrow(table, Priority.ALWAYS);
        ObservableValue<@Nullable Technique> chosen =
                table.getSelectionModel().selectedItemProperty().map(Row::technique);
        ChosenRow.open(table, row -> controller.practice(row.technique()));
        controls.aboutSelected(table, chosen::getValue);
        Button practice = controls.namedButton("solves-practice", Parts.in(chosen, each -> each != null), () -> {
            Technique technique = chosen.getValue();
            if (technique != null) {
                controller.practice(technique);
            }
        });
        getChildren()
                .addAll(
                        wrapped(new Label(messages.get("solves.techniques-tip"))),
                        table,
                        flow("solves-row", practice, controls.about(chosen)));
    }

    private static TableColumn<Row, Integer> number(String title, Function<Seen, Integer> count) {
        TableColumn<Row, Integer> column = new TableColumn<>(title);
        column.setPrefWidth(90);
        column.getStyleClass().add("number-column");
        column.setCellValueFactory(
                row -> new ReadOnlyObjectWrapper<>(count.apply(row.getValue().seen())));
        column.setCellFactory(Cells.column(String::valueOf));
        return column;
    }
}
