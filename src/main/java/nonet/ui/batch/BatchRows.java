package nonet.ui.batch;

import java.text.NumberFormat;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.ObservableList;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.Tooltip;
import javafx.util.Callback;
import nonet.deduce.Technique;
import nonet.explain.text.Words;
import nonet.rate.Level;
import nonet.rate.se.SeRating;
import nonet.rate.se.StoredSeRating;
import nonet.service.batch.BatchOrder;
import nonet.service.batch.BatchOrder.Column;
import nonet.service.batch.PackedGrade;
import nonet.ui.kit.Cells;
import nonet.ui.kit.ChosenRow;
import nonet.ui.kit.FittedTable;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;
import nonet.ui.kit.pane.ProfileWords;

/// The rows of a batch. Only visible rows are read, so their number does not matter. A double click or Enter opens a
/// puzzle.
final class BatchRows extends FittedTable<Integer> {

    private final Messages messages;
    private final BatchController controller;
    private boolean showing;

    BatchRows(Messages messages, BatchController controller, IntConsumer open) {
        super(CONSTRAINED_RESIZE_POLICY_FLEX_LAST_COLUMN);
        this.messages = messages;
        this.controller = controller;
        NumberFormat numbers = NumberFormat.getIntegerInstance(messages.locale());
        setId("batch-table");
        setAccessibleText(messages.get("batch.title"));
        setPlaceholder(new Label(messages.get("batch.empty")));
        column(Column.NUMBER, "batch.number", 90, true, row -> numbers.format(row + 1L));
        column(
                Column.CLUES,
                "batch.clues",
                80,
                true,
                row -> String.valueOf(controller.table().clues(row)));
        column(
                Column.FOUND,
                "batch.found",
                170,
                false,
                row -> messages.name("batch.", controller.table().found(row)));
        column(
                Column.TIME,
                "batch.time",
                110,
                true,
                row -> messages.duration(controller.table().nanos(row)));
        grades();
        rating(Column.ER, "batch.er", StoredSeRating::er);
        rating(Column.EP, "batch.ep", StoredSeRating::ep);
        rating(Column.ED, "batch.ed", StoredSeRating::ed);
        column(
                Column.COMMENT,
                "batch.comment",
                260,
                false,
                row -> controller.table().name(row));
        setSortPolicy(_ -> {
            order();
            return true;
        });
        // Not their change: two lists that are still empty are equal, and only one of them will grow.
        ViewListeners.onInvalidation(this, controller.rows, () -> show(controller.rows.get()));
        show(controller.rows.get());
        ChosenRow.open(this, open::accept);
    }

    /// Other rows, or the same in another order: what was selected stays so where it is still shown.
    private void show(ObservableList<Integer> rows) {
        Integer selected = getSelectionModel().getSelectedItem();
        List<TableColumn<Integer, ?>> sorted = List.copyOf(getSortOrder());
        showing = true;
        setItems(rows);
        // A table forgets by what it is sorted when it gets other items.
        getSortOrder().setAll(sorted);
        showing = false;
        if (selected != null && rows.size() < 1_000_000) {
            int place = rows.indexOf(selected);
            if (place >= 0) {
                getSelectionModel().select(place);
            }
        }
    }

    private void order() {
        if (showing) {
            return;
        }
        BatchOrder before = controller.order.get();
        TableColumn<Integer, ?> first =
                getSortOrder().isEmpty() ? null : getSortOrder().getFirst();
        Column by = first == null ? Column.NUMBER : (Column) first.getUserData();
        boolean descending = first != null && first.getSortType() == TableColumn.SortType.DESCENDING;
        controller.order.set(before.by(by, descending));
    }

    /// Adds the columns of the rating by human logic, which are there when the rows have one.
    private void grades() {
        TableColumn<Integer, Integer> level = column(Column.LEVEL, "batch.level", 130, false, row -> {
            Level of = PackedGrade.level(controller.table().grade(row));
            return of == null ? "" : messages.name("level.", of);
        });
        ViewListeners.observe(
                this,
                controller.content,
                content ->
                        level.setText(messages.get("batch.level", new ProfileWords(messages).of(content.profiles()))));
        TableColumn<Integer, Integer> score = column(Column.SCORE, "batch.score", 80, true, row -> {
            int of = PackedGrade.score(controller.table().grade(row));
            return of == 0 ? "" : String.valueOf(of);
        });
        Words words = new Words(messages::locale);
        TableColumn<Integer, Integer> hardest = column(Column.HARDEST, "batch.hardest", 180, false, row -> {
            Technique of = PackedGrade.hardest(controller.table().grade(row));
            return of == null ? "" : words.of(of);
        });
        for (TableColumn<Integer, Integer> each : List.of(level, score, hardest)) {
            each.visibleProperty()
                    .bind(controller.content.map(content -> content.rated().hasLogic()));
        }
    }

    /// Adds a column of one of the three numbers, which is there when the rows have them.
    private void rating(Column by, String title, ToIntFunction<StoredSeRating> number) {
        TableColumn<Integer, Integer> column = column(by, title, 70, true, row -> {
            StoredSeRating rating = controller.table().rating(row);
            int tenths = number.applyAsInt(rating);
            return tenths == 0 ? "" : (rating.isRated() ? "" : "\u2265") + SeRating.text(tenths);
        });
        Callback<TableColumn<Integer, Integer>, TableCell<Integer, Integer>> plain = column.getCellFactory();
        column.setCellFactory(of -> {
            TableCell<Integer, Integer> cell = plain.call(of);
            cell.itemProperty().addListener(change -> {
                Integer row = cell.getItem();
                String why = row == null || row >= controller.table().size()
                        ? ""
                        : BatchWords.unrated(messages, controller.table(), row);
                cell.setTooltip(why.isEmpty() ? null : new Tooltip(why));
            });
            return cell;
        });
        column.visibleProperty()
                .bind(controller.content.map(content -> content.rated().hasExplainer()));
    }

    private TableColumn<Integer, Integer> column(
            Column by, String title, double width, boolean number, IntFunction<String> text) {
        TableColumn<Integer, Integer> column = new TableColumn<>(messages.get(title));
        column.setUserData(by);
        column.setId("batch-column-" + by.ordinal());
        column.setCellValueFactory(row -> new ReadOnlyObjectWrapper<>(row.getValue()));
        column.setPrefWidth(width);
        column.setMinWidth(70);
        if (number) {
            column.getStyleClass().add("number-column");
        }
        column.setCellFactory(Cells.column(row -> row < controller.table().size() ? text.apply(row) : null));
        getColumns().add(column);
        return column;
    }
}
