package nonet.ui.compare;

import java.text.NumberFormat;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.BooleanBinding;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.transformation.SortedList;
import javafx.scene.control.Label;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableRow;
import javafx.scene.input.MouseButton;
import nonet.service.search.Measurement;
import nonet.service.search.Measurement.Finished;
import nonet.service.search.Measurement.Stopped;
import nonet.service.search.Measurement.Stuck;
import nonet.solve.StepSolver;
import nonet.ui.kit.ChosenRow;
import nonet.ui.kit.FittedTable;
import nonet.ui.kit.Messages;

/// The measurements as a table that can be sorted by each column. A click or Enter opens the engine's trace.
final class CompareTable extends FittedTable<Measurement> {

    private final Messages messages;
    private final NumberFormat numbers;

    CompareTable(Messages messages, CompareController controller, Consumer<Measurement> open) {
        super(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        this.messages = messages;
        numbers = NumberFormat.getIntegerInstance(messages.locale());
        setId("compare-table");
        setAccessibleText(messages.get("compare.title"));
        SortedList<Measurement> sorted = new SortedList<>(controller.results);
        sorted.comparatorProperty().bind(comparatorProperty());
        setItems(sorted);
        setPlaceholder(new Label(messages.get("compare.empty")));
        getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        TableColumn<Measurement, String> engine = new TableColumn<>(messages.get("compare.engine"));
        engine.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(
                messages.get("engine." + row.getValue().engine().id())));
        engine.setMinWidth(150);
        getColumns().add(engine);
        getColumns()
                .add(number("compare.solutions", measurement -> solutions(measurement), this::number, this::unsolved));
        for (Measure measure : Measure.values()) {
            getColumns()
                    .add(number(
                            measure.key(),
                            measurement -> measure.of(measurement).orElse(Double.NaN),
                            measure == Measure.TIME ? this::duration : this::number,
                            measure == Measure.TIME ? this::unmeasured : _ -> messages.get("compare.none")));
        }
        setRowFactory(table -> {
            TableRow<Measurement> row = new TableRow<>();
            row.setOnMouseClicked(click -> {
                boolean selects = click.isShortcutDown() || click.isShiftDown();
                if (click.getButton() == MouseButton.PRIMARY && !row.isEmpty() && !selects) {
                    open.accept(row.getItem());
                }
            });
            return row;
        });
        ChosenRow.onEnter(
                this,
                () -> getSelectionModel().getSelectedItem() != null,
                () -> open.accept(getSelectionModel().getSelectedItem()));
    }

    /// Returns the selected engines that can be watched, in the order of the table.
    List<StepSolver> racers() {
        return getSelectionModel().getSelectedIndices().stream()
                .sorted()
                .map(getItems()::get)
                .map(Measurement::engine)
                .filter(StepSolver.class::isInstance)
                .map(StepSolver.class::cast)
                .toList();
    }

    /// Whether two to four engines that can be watched are selected.
    BooleanBinding canRace() {
        return Bindings.createBooleanBinding(
                () -> racers().size() >= 2 && racers().size() <= 4,
                getSelectionModel().getSelectedIndices());
    }

    private TableColumn<Measurement, Double> number(
            String key,
            Function<Measurement, Double> value,
            Function<Double, String> words,
            Function<Measurement, String> none) {
        TableColumn<Measurement, Double> column = new TableColumn<>(messages.get(key));
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(value.apply(row.getValue())));
        column.setComparator(Comparator.naturalOrder());
        column.getStyleClass().add("number-column");
        column.setCellFactory(owner -> new TableCell<>() {
            @Override
            protected void updateItem(Double item, boolean empty) {
                super.updateItem(item, empty);
                Measurement row =
                        empty || getTableRow() == null ? null : getTableRow().getItem();
                setText(item == null || row == null ? null : item.isNaN() ? none.apply(row) : words.apply(item));
            }
        });
        return column;
    }

    private static double solutions(Measurement measurement) {
        return measurement.outcome() instanceof Finished finished ? finished.solutions() : Double.NaN;
    }

    /// Returns the text in place of a time: the engine was stopped, or is stuck.
    private String unmeasured(Measurement row) {
        return row.outcome() instanceof Stopped(long nanos, int _)
                ? messages.get("compare.stopped", messages.duration(nanos))
                : messages.get("compare.none");
    }

    /// Returns the text in place of the number of solutions.
    private String unsolved(Measurement row) {
        return messages.get(row.outcome() instanceof Stuck ? "compare.stuck" : "compare.none");
    }

    private String number(double value) {
        return numbers.format(value);
    }

    private String duration(double nanos) {
        return messages.duration((long) nanos);
    }
}
