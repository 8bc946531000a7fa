package nonet.ui.board;

import java.util.List;
import java.util.stream.Collectors;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;
import javafx.scene.AccessibleAttribute;
import javafx.scene.Node;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.ui.board.frame.Selection;
import nonet.ui.kit.Messages;
import org.jspecify.annotations.Nullable;

/// The board as screen readers know it: a table of nine rows and nine columns.
final class SpokenBoard {

    private final Board board;
    private final Messages messages;
    private final CellWords words;
    private final List<BoardCell> cells;
    private final List<? extends Node> rows;
    private final List<? extends Node> columns;

    /// @param rows the headings of the rows
    /// @param columns the headings of the columns
    SpokenBoard(
            Board board,
            Messages messages,
            CellWords words,
            List<BoardCell> cells,
            List<? extends Node> rows,
            List<? extends Node> columns) {
        this.board = board;
        this.messages = messages;
        this.words = words;
        this.cells = cells;
        this.rows = rows;
        this.columns = columns;
    }

    /// Returns the answer to a question of the toolkit, or null if it is not about the table.
    @Nullable
    Object answer(AccessibleAttribute attribute, @Nullable Object... parameters) {
        return switch (attribute) {
            case TEXT -> text();
            case ROW_COUNT, COLUMN_COUNT -> 9;
            case EDITABLE -> board.inputProperty().get() != null;
            case MULTIPLE_SELECTION -> true;
            case ROW_AT_INDEX -> at(rows, index(parameters, 0));
            case COLUMN_AT_INDEX -> at(columns, index(parameters, 0));
            case CELL_AT_ROW_COLUMN -> {
                int row = index(parameters, 0);
                int column = index(parameters, 1);
                yield at(rows, row) == null || at(columns, column) == null ? null : cells.get(9 * row + column);
            }
            case FOCUS_ITEM -> {
                Cell focus = board.selectionProperty().get().focus();
                yield focus == null ? null : cells.get(focus.index());
            }
            case SELECTED_ITEMS -> selected();
            default -> null;
        };
    }

    /// Returns the selection of the cells that a screen reader chose.
    Selection selection(@Nullable Object... parameters) {
        CellSet chosen = CellSet.NONE;
        if (parameters.length > 0 && parameters[0] instanceof List<?> nodes) {
            for (Cell cell : Cell.all()) {
                chosen = nodes.contains(cells.get(cell.index())) ? chosen.with(cell) : chosen;
            }
        }
        return chosen.isEmpty() ? Selection.NONE : new Selection(chosen, chosen.first());
    }

    private ObservableList<Node> selected() {
        ObservableList<Node> selected = FXCollections.observableArrayList();
        for (Cell cell : board.selectionProperty().get().cells()) {
            selected.add(cells.get(cell.index()));
        }
        return selected;
    }

    /// Returns the name of the board and, while an engine is watched, what its last step changed.
    private String text() {
        String name = messages.get("board.name");
        if (!board.frameProperty().get().highlights().watched()) {
            return name;
        }
        String changes = Cell.all().stream()
                .map(cell -> words.change(cell, cells.get(cell.index()).look()))
                .filter(change -> !change.isEmpty())
                .collect(Collectors.joining("; "));
        return changes.isEmpty() ? name : messages.get("board.changed", name, changes);
    }

    private static @Nullable Node at(List<? extends Node> nodes, int index) {
        return index >= 0 && index < nodes.size() ? nodes.get(index) : null;
    }

    private static int index(@Nullable Object[] parameters, int place) {
        return parameters[place] instanceof Integer index ? index : -1;
    }
}
