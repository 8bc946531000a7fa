package nonet.ui.board;

import static nonet.ui.kit.Visitor.onFx;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.stream.Stream;
import javafx.css.PseudoClass;
import javafx.event.Event;
import javafx.event.EventHandler;
import javafx.event.EventType;
import javafx.geometry.Bounds;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleAttribute;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCodeCombination;
import javafx.scene.input.KeyCombination.ModifierValue;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.text.Text;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.ui.board.frame.Selection;
import nonet.ui.kit.ShortcutRow;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The selection and the input of digits by mouse and keyboard.
class BoardInputTests extends BoardTest {

    private static final boolean MAC = System.getProperty("os.name").startsWith("Mac");

    @Test
    void mouseAndKeyboardSelectCellsAndEnterDigits(FxRobot robot) {
        theListedKeysAreTaken();
        beAsOpened(robot);
        aClickSelectsACell(robot);
        beAsOpened(robot);
        clicksWithControlSelectSeveral();
        beAsOpened(robot);
        aClickWithShiftSelectsTheRectangle();
        beAsOpened(robot);
        draggingSelectsTheCellsPassed();
        beAsOpened(robot);
        aFastDragLeavesNoCellOut();
        beAsOpened(robot);
        arrowsMoveAndWrapAround(robot);
        beAsOpened(robot);
        arrowsWithControlGoBoxByBox(robot);
        beAsOpened(robot);
        arrowsWithShiftGrowARectangleFromWhereTheyBegan(robot);
        beAsOpened(robot);
        homeEndAndPageKeysGoToTheEdges(robot);
        beAsOpened(robot);
        digitsEnterAndMarkWithControlAndMakeCornerMarksWithShift(robot);
        beAsOpened(robot);
        deleteBackspaceZeroAndPeriodClear(robot);
        beAsOpened(robot);
        tabLeavesTheBoard(robot);
        beAsOpened(robot);
        theSecondaryButtonTogglesTheMarkUnderThePointer(robot);
        beAsOpened(robot);
        theMarkThatAClickWouldMakeShowsFaintly(robot);
        beAsOpened(robot);
        theChooserEntersADigitAndCloses(robot);
        beAsOpened(robot);
        theChooserWorksByKeyboard(robot);
        beAsOpened(robot);
        withoutInputCellsCanBeSelectedOnly(robot);
    }

    private void theListedKeysAreTaken() {
        List<ShortcutRow> rows = Stream.concat(Board.WRITING_KEYS.stream(), Board.SELECTING_KEYS.stream())
                .toList();
        assertThat(rows).hasSize(11).allSatisfy(row -> {
            for (KeyCodeCombination key : row.keys()) {
                select(Selection.rectangle(Cell.at(3, 5), Cell.at(2, 4)));
                assertThat(taken(key)).as("%s %s", row.effect(), key).isTrue();
            }
        });
    }

    private boolean taken(KeyCodeCombination key) {
        KeyEvent pressed = new KeyEvent(
                KeyEvent.KEY_PRESSED,
                "",
                "",
                key.getCode(),
                key.getShift() == ModifierValue.DOWN,
                !MAC && key.getShortcut() == ModifierValue.DOWN,
                false,
                MAC && key.getShortcut() == ModifierValue.DOWN);
        KeyEvent copy = pressed.copyFor(board, board);
        return onFx(() -> {
            AtomicBoolean consumed = new AtomicBoolean(true);
            EventHandler<KeyEvent> after = _ -> consumed.set(false);
            board.getParent().addEventHandler(KeyEvent.KEY_PRESSED, after);
            Event.fireEvent(board, copy);
            board.getParent().removeEventHandler(KeyEvent.KEY_PRESSED, after);
            board.hideChooser();
            return consumed.get();
        });
    }

    private void aClickSelectsACell(FxRobot robot) {
        robot.clickOn("#r3c5");
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(3, 5)));
        assertThat(has("r3c5", "selected") && has("r3c5", "focused-cell")).isTrue();
        assertThat(has("r9c5", "peer") && !has("r9c6", "peer")).isTrue();
    }

    private void clicksWithControlSelectSeveral() {
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

    private void aClickWithShiftSelectsTheRectangle() {
        press("r3c5");
        press("r4c7", KeyCode.SHIFT);
        press("r2c4", KeyCode.SHIFT);
        assertThat(selection()).isEqualTo(Selection.rectangle(Cell.at(3, 5), Cell.at(2, 4)));
    }

    private void draggingSelectsTheCellsPassed() {
        press("r1c1");
        dragTo("r1c2");
        dragTo("r2c2");
        assertThat(selection())
                .isEqualTo(Selection.of(Cell.at(1, 1)).with(Cell.at(1, 2)).with(Cell.at(2, 2)));
    }

    private void aFastDragLeavesNoCellOut() {
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

    private void arrowsMoveAndWrapAround(FxRobot robot) {
        robot.clickOn("#r1c1").type(KeyCode.DOWN, KeyCode.RIGHT, KeyCode.LEFT, KeyCode.LEFT);
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(2, 9)));
    }

    private void arrowsWithControlGoBoxByBox(FxRobot robot) {
        robot.clickOn("#r2c2")
                .press(KeyCode.CONTROL)
                .type(KeyCode.DOWN, KeyCode.RIGHT)
                .release(KeyCode.CONTROL);
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(5, 5)));
    }

    private void arrowsWithShiftGrowARectangleFromWhereTheyBegan(FxRobot robot) {
        robot.clickOn("#r8c8")
                .press(KeyCode.SHIFT)
                .type(KeyCode.DOWN, KeyCode.DOWN, KeyCode.LEFT)
                .release(KeyCode.SHIFT);
        assertThat(selection()).isEqualTo(Selection.rectangle(Cell.at(8, 8), Cell.at(9, 7)));
        robot.type(KeyCode.ESCAPE);
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(9, 7)));
    }

    private void homeEndAndPageKeysGoToTheEdges(FxRobot robot) {
        robot.clickOn("#r4c4").type(KeyCode.HOME, KeyCode.PAGE_UP);
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(1, 1)));
        robot.type(KeyCode.END, KeyCode.PAGE_DOWN);
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(9, 9)));
    }

    private void digitsEnterAndMarkWithControlAndMakeCornerMarksWithShift(FxRobot robot) {
        robot.clickOn("#r1c3").type(KeyCode.DIGIT4, KeyCode.NUMPAD7);
        robot.press(KeyCode.SHIFT).type(KeyCode.DIGIT3, KeyCode.NUMPAD8).release(KeyCode.SHIFT);
        robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT9).release(KeyCode.CONTROL);
        assertThat(wishes).containsExactly("digit 4", "digit 7", "corner 3", "corner 8", "mark 9");
    }

    private void deleteBackspaceZeroAndPeriodClear(FxRobot robot) {
        robot.clickOn("#r1c3").type(KeyCode.DELETE, KeyCode.BACK_SPACE, KeyCode.DIGIT0, KeyCode.PERIOD);
        assertThat(wishes).containsExactly("clear", "clear", "clear", "clear");
    }

    private void tabLeavesTheBoard(FxRobot robot) {
        robot.clickOn("#r1c3").type(KeyCode.TAB);
        assertThat(robot.lookup("#next").query().isFocused()).isTrue();
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(1, 3)));
    }

    private void theSecondaryButtonTogglesTheMarkUnderThePointer(FxRobot robot) {
        Bounds cell = bounds("r1c3");
        robot.clickOn(point(cell, 0.2, 0.2), MouseButton.SECONDARY)
                .clickOn(point(cell, 0.8, 0.8), MouseButton.SECONDARY)
                .clickOn("#r1c1", MouseButton.SECONDARY);
        assertThat(wishes).containsExactly("mark 1 at r1c3", "mark 9 at r1c3");
    }

    private void theMarkThatAClickWouldMakeShowsFaintly(FxRobot robot) {
        robot.moveTo(point(bounds("r1c3"), 0.2, 0.8));
        assertThat(ghost()).isEqualTo("7");
        robot.moveTo(point(bounds("r1c3"), 0.2, 0.2));
        assertThat(ghost()).describedAs("1 is a mark already").isEmpty();
        robot.moveTo("#r1c1");
        assertThat(ghost()).isEmpty();
    }

    private void theChooserEntersADigitAndCloses(FxRobot robot) {
        robot.doubleClickOn("#r1c3");
        robot.clickOn("#pad-4", MouseButton.SECONDARY).clickOn("#pad-2");
        assertThat(wishes).containsExactly("mark 4", "digit 2");
        assertThat(robot.lookup("#chooser").tryQuery()).isEmpty();
    }

    private void theChooserWorksByKeyboard(FxRobot robot) {
        robot.clickOn("#r1c3").type(KeyCode.ENTER);
        robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT1).release(KeyCode.CONTROL);
        robot.type(KeyCode.RIGHT, KeyCode.UP, KeyCode.ENTER);
        assertThat(wishes).containsExactly("mark 1", "digit 3");
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(1, 3)));
        robot.type(KeyCode.ENTER, KeyCode.ESCAPE);
        assertThat(robot.lookup("#chooser").tryQuery()).isEmpty();
        robot.type(KeyCode.DIGIT8);
        assertThat(wishes).containsExactly("mark 1", "digit 3", "digit 8");
    }

    private void withoutInputCellsCanBeSelectedOnly(FxRobot robot) {
        onFx(() -> board.inputProperty().set(null));
        robot.doubleClickOn("#r1c3").type(KeyCode.DIGIT8, KeyCode.DELETE);
        assertThat(robot.lookup("#chooser").tryQuery()).isEmpty();
        assertThat(selection()).isEqualTo(Selection.of(Cell.at(1, 3)));
        assertThat(board.queryAccessibleAttribute(AccessibleAttribute.EDITABLE)).isEqualTo(false);
        robot.moveTo(point(bounds("r1c3"), 0.2, 0.8));
        assertThat(ghost()).isEmpty();
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
        onFx(() -> Event.fireEvent(node(cell), event));
    }

    private boolean has(String id, String state) {
        return node(id).getPseudoClassStates().contains(PseudoClass.getPseudoClass(state));
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
}
