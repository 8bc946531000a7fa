package nonet.ui.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javafx.collections.FXCollections;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAction;
import javafx.scene.AccessibleAttribute;
import javafx.scene.AccessibleRole;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Region;
import javafx.scene.text.Text;
import javafx.stage.Stage;
import nonet.explain.mark.Marks;
import nonet.explain.mark.Role;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.Highlights;
import nonet.ui.board.frame.Origins;
import nonet.ui.board.frame.Selection;
import nonet.ui.kit.Appearance;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Visitor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.ApplicationExtension;
import org.testfx.framework.junit5.Start;
import org.testfx.util.WaitForAsyncUtils;

@ExtendWith(ApplicationExtension.class)
class BoardTests {

    private static final boolean MAC = System.getProperty("os.name").startsWith("Mac");
    private static final Puzzle PUZZLE =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    private final List<String> wishes = new ArrayList<>();
    private Board board;
    private Stage stage;

    @Start
    void start(Stage stage) {
        Appearance.LIGHT.apply();
        this.stage = stage;
        board = new Board(new Messages(Locale.US, "nonet.log"));
        board.inputProperty().set(new Wishes(wishes));
        board.frameProperty().set(frame(Grid.of(PUZZLE)));
        TextField next = new TextField();
        next.setId("next");
        BorderPane pane = new BorderPane(board);
        pane.setBottom(next);
        stage.setScene(new Scene(pane, 620, 660));
        stage.show();
        board.requestFocus();
    }

    @AfterEach
    void close(FxRobot robot) {
        Visitor.leave(robot, () -> {
            board.hideChooser();
            stage.hide();
        });
    }

    @Test
    void aClickSelectsACell(FxRobot robot) {
        robot.clickOn("#r3c5");
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(3, 5)));
        assertThat(has("r3c5", "selected") && has("r3c5", "focused-cell")).isTrue();
        assertThat(has("r9c5", "peer") && !has("r9c6", "peer")).isTrue();
    }

    @Test
    void clicksWithControlSelectSeveral() {
        press("r3c5");
        press("r4c6", KeyCode.SHORTCUT);
        press("r9c9", KeyCode.SHORTCUT);
        assertThat(selection().cells()).isEqualTo(CellSet.of(Cell.at(3, 5), Cell.at(4, 6), Cell.at(9, 9)));
        press("r9c9", KeyCode.SHORTCUT);
        dragTo("r9c9", KeyCode.SHORTCUT);
        assertThat(selection())
                .describedAs("a hand that trembles does not select the cell again")
                .isEqualTo(Selection.of(Cell.at(3, 5)).with(Cell.at(4, 6)).with(Cell.at(3, 5)));
    }

    @Test
    void aClickWithShiftSelectsTheRectangle() {
        press("r3c5");
        press("r4c7", KeyCode.SHIFT);
        press("r2c4", KeyCode.SHIFT);
        assertThat(selection()).isEqualTo(Selection.rectangle(Cell.at(3, 5), Cell.at(2, 4)));
    }

    @Test
    void draggingSelectsTheCellsPassed() {
        press("r1c1");
        dragTo("r1c2");
        dragTo("r2c2");
        assertThat(selection())
                .isEqualTo(Selection.of(Cell.at(1, 1)).with(Cell.at(1, 2)).with(Cell.at(2, 2)));
    }

    @Test
    void aFastDragLeavesNoCellOut() {
        press("r2c1");
        dragTo("r2c9");
        dragTo("r9c9");
        assertThat(selection())
                .isEqualTo(new Selection(
                        Selection.rectangle(Cell.at(2, 1), Cell.at(2, 9))
                                .cells()
                                .or(Selection.rectangle(Cell.at(2, 9), Cell.at(9, 9))
                                        .cells()),
                        Cell.at(9, 9)));
    }

    @Test
    void arrowsMoveAndGoOnAtTheOtherEnd(FxRobot robot) {
        robot.clickOn("#r1c1").type(KeyCode.DOWN, KeyCode.RIGHT, KeyCode.LEFT, KeyCode.LEFT);
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(2, 9)));
    }

    @Test
    void arrowsWithControlGoBoxByBox(FxRobot robot) {
        robot.clickOn("#r2c2")
                .press(KeyCode.CONTROL)
                .type(KeyCode.DOWN, KeyCode.RIGHT)
                .release(KeyCode.CONTROL);
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(5, 5)));
    }

    @Test
    void arrowsWithShiftGrowARectangleFromWhereTheyBegan(FxRobot robot) {
        robot.clickOn("#r8c8")
                .press(KeyCode.SHIFT)
                .type(KeyCode.DOWN, KeyCode.DOWN, KeyCode.LEFT)
                .release(KeyCode.SHIFT);
        assertThat(selection()).isEqualTo(Selection.rectangle(Cell.at(8, 8), Cell.at(9, 7)));
        robot.type(KeyCode.ESCAPE);
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(9, 7)));
    }

    @Test
    void homeEndAndPageKeysGoToTheEdges(FxRobot robot) {
        robot.clickOn("#r4c4").type(KeyCode.HOME, KeyCode.PAGE_UP);
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(1, 1)));
        robot.type(KeyCode.END, KeyCode.PAGE_DOWN);
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(9, 9)));
    }

    @Test
    void digitsEnterAndWithShiftOrControlMark(FxRobot robot) {
        robot.clickOn("#r1c3").type(KeyCode.DIGIT4, KeyCode.NUMPAD7);
        robot.press(KeyCode.SHIFT).type(KeyCode.DIGIT3, KeyCode.NUMPAD8).release(KeyCode.SHIFT);
        robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT9).release(KeyCode.CONTROL);
        assertThat(wishes).containsExactly("digit 4", "digit 7", "mark 3", "mark 8", "mark 9");
    }

    @Test
    void deleteBackspaceZeroAndPeriodClear(FxRobot robot) {
        robot.clickOn("#r1c3").type(KeyCode.DELETE, KeyCode.BACK_SPACE, KeyCode.DIGIT0, KeyCode.PERIOD);
        assertThat(wishes).containsExactly("clear", "clear", "clear", "clear");
    }

    @Test
    void tabLeavesTheBoard(FxRobot robot) {
        robot.clickOn("#r1c3").type(KeyCode.TAB);
        assertThat(robot.lookup("#next").query().isFocused()).isTrue();
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(1, 3)));
    }

    @Test
    void theSecondaryButtonTogglesTheMarkUnderThePointer(FxRobot robot) {
        Bounds cell = bounds("r1c3");
        robot.clickOn(point(cell, 0.2, 0.2), MouseButton.SECONDARY)
                .clickOn(point(cell, 0.8, 0.8), MouseButton.SECONDARY)
                .clickOn("#r1c1", MouseButton.SECONDARY);
        assertThat(wishes).containsExactly("mark 1 at r1c3", "mark 9 at r1c3");
    }

    @Test
    void theMarkThatAClickWouldMakeShowsFaintly(FxRobot robot) {
        robot.moveTo(point(bounds("r1c3"), 0.2, 0.8));
        assertThat(ghost()).isEqualTo("7");
        robot.moveTo(point(bounds("r1c3"), 0.2, 0.2));
        assertThat(ghost()).describedAs("1 is a mark already").isEmpty();
        robot.moveTo("#r1c1");
        assertThat(ghost()).isEmpty();
    }

    @Test
    void theChooserEntersADigitAndCloses(FxRobot robot) {
        robot.doubleClickOn("#r1c3");
        robot.clickOn("#pad-4", MouseButton.SECONDARY).clickOn("#pad-2");
        assertThat(wishes).containsExactly("mark 4", "digit 2");
        assertThat(robot.lookup("#chooser").tryQuery()).isEmpty();
    }

    @Test
    void theChooserWorksByKeyboard(FxRobot robot) {
        robot.clickOn("#r1c3").type(KeyCode.ENTER);
        robot.press(KeyCode.SHIFT).type(KeyCode.DIGIT1).release(KeyCode.SHIFT);
        robot.type(KeyCode.RIGHT, KeyCode.UP, KeyCode.ENTER);
        assertThat(wishes).containsExactly("mark 1", "digit 3");
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(1, 3)));
        robot.type(KeyCode.ENTER, KeyCode.ESCAPE);
        assertThat(robot.lookup("#chooser").tryQuery()).isEmpty();
        robot.type(KeyCode.DIGIT8);
        assertThat(wishes).containsExactly("mark 1", "digit 3", "digit 8");
    }

    @Test
    void withoutInputNothingIsAskedForButCellsCanBeSelected(FxRobot robot) {
        WaitForAsyncUtils.waitForAsyncFx(5000, () -> board.inputProperty().set(null));
        robot.doubleClickOn("#r1c3").type(KeyCode.DIGIT8, KeyCode.DELETE);
        assertThat(robot.lookup("#chooser").tryQuery()).isEmpty();
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(1, 3)));
        assertThat(board.queryAccessibleAttribute(AccessibleAttribute.EDITABLE)).isEqualTo(false);
        robot.moveTo(point(bounds("r1c3"), 0.2, 0.8));
        assertThat(ghost()).isEmpty();
    }

    @Test
    void cellsSayWhatTheyShow(FxRobot robot) {
        assertThat(spoken("r1c5")).isEqualTo("Row 1 column 5, given 7");
        assertThat(spoken("r1c3")).isEqualTo("Row 1 column 3, blank, candidates 1 2 4");
        Cell cell = Cell.at(1, 3);
        Grid grid = Grid.of(PUZZLE).place(new Candidate(cell, Digit.FIVE));
        show(new BoardFrame(
                grid,
                new Origins(CellSet.NONE, CellSet.of(cell), CellSet.NONE),
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

    @Test
    void theBoardIsATableForScreenReaders() {
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

    @Test
    void screenReadersSelectCells() {
        WaitForAsyncUtils.waitForAsyncFx(
                5000, () -> node("r2c7").executeAccessibleAction(AccessibleAction.REQUEST_FOCUS));
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(2, 7)));
        assertThat(board.isFocused()).isTrue();
        WaitForAsyncUtils.waitForAsyncFx(
                5000,
                () -> board.executeAccessibleAction(
                        AccessibleAction.SET_SELECTED_ITEMS,
                        FXCollections.observableArrayList(node("r9c9"), node("r1c1"))));
        assertThat(selection().cells()).isEqualTo(CellSet.of(Cell.at(1, 1), Cell.at(9, 9)));
    }

    @Test
    void theBoardSaysWhatTheLastStepChanged() {
        Cell placed = Cell.at(1, 3);
        Grid before = Grid.of(PUZZLE);
        Grid after = before.place(new Candidate(placed, Digit.FOUR));
        show(new BoardFrame(
                after,
                new Origins(CellSet.of(placed), CellSet.NONE, CellSet.NONE),
                new Highlights(
                        placed, CellSet.NONE, Map.of(Cell.at(3, 1), DigitSet.of(Digit.FOUR)), Marks.NONE, null, true),
                true,
                Map.of()));
        assertThat(spoken("r1c3")).isEqualTo("Row 1 column 3, computed 4, changed by the last step");
        assertThat(spoken("r3c1")).isEqualTo("Row 3 column 1, blank, candidates 1 2, has just lost 4");
        assertThat(asked(AccessibleAttribute.TEXT))
                .isEqualTo("Sudoku board. Last step: Row 1 column 3, computed 4; row 3 column 1 loses 4");
    }

    @Test
    void cellsSayWhatTheyAreToADeduction() {
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
        show(new BoardFrame(Grid.of(PUZZLE), Origins.NONE, Highlights.of(null, CellSet.NONE, marks), true, Map.of()));
        assertThat(spoken("r1c3")).isEqualTo("Row 1 column 3, blank, candidates 1 2, pattern 1 2, removed 4");
    }

    @Test
    void aFrameTouchesOnlyTheCellsThatDiffer() {
        select(Selection.NONE);
        Set<String> touched = new TreeSet<>();
        for (Cell cell : Cell.all()) {
            watch(cell.toString(), (Region) node(cell.toString()), touched);
        }
        Cell cell = Cell.at(5, 5);
        show(frame(Grid.of(PUZZLE).place(new Candidate(cell, Digit.FIVE))));
        Set<String> expected = new TreeSet<>(Set.of("r5c5"));
        for (Cell peer : cell.peers()) {
            if (Grid.of(PUZZLE).candidates(peer).contains(Digit.FIVE)) {
                expected.add(peer.toString());
            }
        }
        assertThat(touched).isEqualTo(expected);
        touched.clear();
        show(frame(Grid.of(PUZZLE).place(new Candidate(cell, Digit.FIVE))));
        assertThat(touched).isEmpty();
    }

    @Test
    void everyEdgeOnTheScreenIsAWholePixel() {
        for (double side : new double[] {380, 417.5, 603.3}) {
            WaitForAsyncUtils.waitForAsyncFx(5000, () -> {
                stage.setWidth(side);
                stage.getScene().getRoot().layout();
            });
            WaitForAsyncUtils.waitForFxEvents();
            for (Cell cell : Cell.all()) {
                Bounds bounds =
                        node(cell.toString()).localToScene(node(cell.toString()).getLayoutBounds());
                assertThat(List.of(bounds.getMinX(), bounds.getMinY(), bounds.getWidth()))
                        .describedAs("%s at %s", cell, side)
                        .allSatisfy(value -> assertThat(value).isEqualTo(Math.rint(value)));
            }
        }
    }

    @Test
    void labelsCanBeHidden() {
        assertThat(node("column5").isVisible()).isTrue();
        WaitForAsyncUtils.waitForAsyncFx(5000, () -> {
            board.labelsShownProperty().set(false);
            stage.getScene().getRoot().layout();
        });
        assertThat(node("column5").isVisible()).isFalse();
    }

    @Test
    void everythingChangesInFarLessThanAFrameOfAnAnimation() {
        BoardFrame full = frame(Grid.of(Puzzle.EMPTY));
        long perFrame = WaitForAsyncUtils.waitForAsyncFx(20_000, () -> {
            int rounds = 100;
            long begin = 0;
            for (int round = -50; round < rounds; round++) {
                begin = round == 0 ? System.nanoTime() : begin;
                board.frameProperty().set(round % 2 == 0 ? full : BoardFrame.EMPTY);
            }
            return (System.nanoTime() - begin) / rounds;
        });
        assertThat(perFrame).describedAs("nanoseconds for all 729 marks").isLessThan(10_000_000);
    }

    private static BoardFrame frame(Grid grid) {
        return new BoardFrame(grid, Origins.NONE, Highlights.NONE, true, Map.of());
    }

    private void show(BoardFrame frame) {
        WaitForAsyncUtils.waitForAsyncFx(5000, () -> board.frameProperty().set(frame));
    }

    /// Presses the primary button in the middle of a cell. The headless robot knows neither modifiers nor drags.
    private void press(String cell, KeyCode... held) {
        fire(MouseEvent.MOUSE_PRESSED, cell, Set.of(held));
    }

    private void dragTo(String cell, KeyCode... held) {
        fire(MouseEvent.MOUSE_DRAGGED, cell, Set.of(held));
    }

    private void fire(EventType<MouseEvent> type, String cell, Set<KeyCode> held) {
        Bounds bounds = node(cell).localToScene(node(cell).getLayoutBounds());
        boolean shift = held.contains(KeyCode.SHIFT);
        boolean control = held.contains(KeyCode.SHORTCUT) && !MAC;
        boolean command = held.contains(KeyCode.SHORTCUT) && MAC;
        MouseEvent event = new MouseEvent(
                type,
                bounds.getCenterX(),
                bounds.getCenterY(),
                bounds.getCenterX(),
                bounds.getCenterY(),
                MouseButton.PRIMARY,
                1,
                shift,
                control,
                false,
                command,
                true,
                false,
                false,
                false,
                false,
                true,
                null);
        WaitForAsyncUtils.waitForAsyncFx(5000, () -> Event.fireEvent(node(cell), event));
    }

    private void select(Selection selection) {
        WaitForAsyncUtils.waitForAsyncFx(5000, () -> board.selectionProperty().set(selection));
    }

    private Selection selection() {
        return board.selectionProperty().get();
    }

    private Node node(String id) {
        return board.lookup("#" + id);
    }

    private Object asked(AccessibleAttribute attribute, Object... parameters) {
        return WaitForAsyncUtils.waitForAsyncFx(5000, () -> board.queryAccessibleAttribute(attribute, parameters));
    }

    private boolean has(String id, String state) {
        return node(id).getPseudoClassStates().contains(PseudoClass.getPseudoClass(state));
    }

    private String spoken(String id) {
        return (String) node(id).queryAccessibleAttribute(AccessibleAttribute.TEXT);
    }

    private String ghost() {
        Text ghost = (Text) node("ghost");
        return ghost.isVisible() ? ghost.getText() : "";
    }

    private Bounds bounds(String id) {
        return node(id).localToScreen(node(id).getLayoutBounds());
    }

    private static Point2D point(Bounds bounds, double x, double y) {
        return new Point2D(bounds.getMinX() + x * bounds.getWidth(), bounds.getMinY() + y * bounds.getHeight());
    }

    private static void watch(String id, Region cell, Set<String> touched) {
        cell.getPseudoClassStates()
                .addListener((javafx.collections.SetChangeListener<PseudoClass>) _ -> touched.add(id));
        for (Node child : cell.getChildrenUnmodifiable()) {
            child.visibleProperty().addListener(_ -> touched.add(id));
            if (child instanceof Text text) {
                text.textProperty().addListener(_ -> touched.add(id));
                text.fontProperty().addListener(_ -> touched.add(id));
            }
        }
    }
}
