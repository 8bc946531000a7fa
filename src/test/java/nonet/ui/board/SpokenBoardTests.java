package nonet.ui.board;

import static nonet.ui.kit.Visitor.onFx;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import javafx.collections.FXCollections;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.DigitOrigins;
import nonet.ui.board.frame.Highlights;
import nonet.ui.board.frame.Selection;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The board as screen readers know it.
class SpokenBoardTests extends BoardTest {

    @Test
    void screenReadersKnowTheBoardAsATableOfCells(FxRobot robot) {
        cellsDescribeTheirContentToScreenReaders(robot);
        beAsOpened(robot);
        theBoardIsATableForScreenReaders();
        beAsOpened(robot);
        screenReadersSelectCells();
        beAsOpened(robot);
        theBoardDescribesTheLastStepToScreenReaders();
        beAsOpened(robot);
        cellsDescribeTheirRoleInADeductionToScreenReaders();
    }

    private void cellsDescribeTheirContentToScreenReaders(FxRobot robot) {
        assertThat(spoken("r1c5")).isEqualTo("Row 1 column 5, given 7");
        assertThat(spoken("r1c3")).isEqualTo("Row 1 column 3, blank, candidates 1 2 4");
        Cell cell = Cell.at(1, 3);
        Grid grid = Grid.of(PUZZLE).place(new Candidate(cell, Digit.FIVE));
        show(new BoardFrame(
                grid,
                new DigitOrigins(CellSet.NONE, CellSet.of(cell), CellSet.NONE),
                Highlights.of(cell, CellSet.of(cell)),
                true,
                Map.of()));
        assertThat(spoken("r1c3")).isEqualTo("Row 1 column 3, guessed 5, in conflict, changed by the last step");
        robot.clickOn("#r1c3");
        assertThat(board.queryAccessibleAttribute(AccessibleAttribute.FOCUS_ITEM))
                .isEqualTo(node("r1c3"));
        assertThat(board.queryAccessibleAttribute(AccessibleAttribute.CELL_AT_ROW_COLUMN, 0, 2))
                .isEqualTo(node("r1c3"));
    }

    private void theBoardIsATableForScreenReaders() {
        select(Selection.of(Cell.at(3, 5)).with(Cell.at(4, 5)));
        assertThat(board.getAccessibleRole()).isEqualTo(AccessibleRole.TABLE_VIEW);
        assertThat(asked(AccessibleAttribute.TEXT)).isEqualTo("Sudoku board");
        assertThat(asked(AccessibleAttribute.ROW_COUNT)).isEqualTo(9);
        assertThat(asked(AccessibleAttribute.COLUMN_COUNT)).isEqualTo(9);
        assertThat(asked(AccessibleAttribute.MULTIPLE_SELECTION)).isEqualTo(true);
        assertThat(asked(AccessibleAttribute.SELECTED_ITEMS)).isEqualTo(List.of(node("r3c5"), node("r4c5")));
        assertThat(asked(AccessibleAttribute.CELL_AT_ROW_COLUMN, 9, 0)).isNull();
        Node row = (Node) asked(AccessibleAttribute.ROW_AT_INDEX, 2);
        assertThat(row.getAccessibleRole()).isEqualTo(AccessibleRole.TABLE_ROW);
        assertThat(row.queryAccessibleAttribute(AccessibleAttribute.TEXT)).isEqualTo("Row 3");
        Node column = (Node) asked(AccessibleAttribute.COLUMN_AT_INDEX, 4);
        assertThat(column.getAccessibleRole()).isEqualTo(AccessibleRole.TABLE_COLUMN);
        assertThat(column.queryAccessibleAttribute(AccessibleAttribute.TEXT)).isEqualTo("Column 5");
        Node cell = node("r3c5");
        assertThat(cell.getAccessibleRole()).isEqualTo(AccessibleRole.TABLE_CELL);
        assertThat(cell.queryAccessibleAttribute(AccessibleAttribute.ROW_INDEX)).isEqualTo(2);
        assertThat(cell.queryAccessibleAttribute(AccessibleAttribute.COLUMN_INDEX))
                .isEqualTo(4);
        assertThat(cell.queryAccessibleAttribute(AccessibleAttribute.SELECTED)).isEqualTo(true);
        assertThat(cell.queryAccessibleAttribute(AccessibleAttribute.CHILDREN)).isEqualTo(List.of());
    }

    private void screenReadersSelectCells() {
        onFx(() -> node("r2c7").executeAccessibleAction(AccessibleAction.REQUEST_FOCUS));
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(2, 7)));
        assertThat(board.isFocused()).isTrue();
        onFx(() -> board.executeAccessibleAction(
                AccessibleAction.SET_SELECTED_ITEMS, FXCollections.observableArrayList(node("r9c9"), node("r1c1"))));
        assertThat(selection().cells()).isEqualTo(CellSet.of(Cell.at(1, 1), Cell.at(9, 9)));
    }

    private void theBoardDescribesTheLastStepToScreenReaders() {
        Cell placed = Cell.at(1, 3);
        Grid before = Grid.of(PUZZLE);
        Grid after = before.place(new Candidate(placed, Digit.FOUR));
        show(new BoardFrame(
                after,
                new DigitOrigins(CellSet.of(placed), CellSet.NONE, CellSet.NONE),
                new Highlights(
                        placed, CellSet.NONE, Map.of(Cell.at(3, 1), DigitSet.of(Digit.FOUR)), Marks.NONE, null, true),
                true,
                Map.of()));
        assertThat(spoken("r1c3")).isEqualTo("Row 1 column 3, computed 4, changed by the last step");
        assertThat(spoken("r3c1")).isEqualTo("Row 3 column 1, blank, candidates 1 2, has just lost 4");
        assertThat(asked(AccessibleAttribute.TEXT))
                .isEqualTo("Sudoku board. Last step: Row 1 column 3, computed 4; row 3 column 1 loses 4");
    }

    private void cellsDescribeTheirRoleInADeductionToScreenReaders() {
        Cell cell = Cell.at(1, 3);
        Marks marks = new Marks(
                Map.of(
                        new Candidate(cell, Digit.ONE),
                        Role.PATTERN,
                        new Candidate(cell, Digit.TWO),
                        Role.PATTERN,
                        new Candidate(cell, Digit.FOUR),
                        Role.ELIMINATED),
                Map.of(),
                Map.of(),
                List.of());
        show(new BoardFrame(
                Grid.of(PUZZLE), DigitOrigins.NONE, Highlights.of(null, CellSet.NONE, marks), true, Map.of()));
        assertThat(spoken("r1c3")).isEqualTo("Row 1 column 3, blank, candidates 1 2, pattern 1 2, eliminated 4");
    }

    private String spoken(String id) {
        return onFx(() -> (String) node(id).queryAccessibleAttribute(AccessibleAttribute.TEXT));
    }

    private Object asked(AccessibleAttribute attribute, Object... parameters) {
        return onFx(() -> board.queryAccessibleAttribute(attribute, parameters));
    }
}
