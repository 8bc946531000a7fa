package nonet.ui.board.pad;

import static nonet.ui.kit.Visitor.onFx;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import javafx.scene.Group;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ButtonBase;
import javafx.scene.control.Labeled;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import javafx.stage.Stage;
import nonet.OnScreen;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.ui.board.Board;
import nonet.ui.board.RecordingInput;
import nonet.ui.board.frame.BoardFrame;
import nonet.ui.board.frame.CandidateFilter;
import nonet.ui.board.frame.DigitOrigins;
import nonet.ui.board.frame.Highlights;
import nonet.ui.kit.Appearance;
import nonet.ui.kit.Messages;
import nonet.ui.kit.Visitor;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@OnScreen
class NumberPadTests {

    private final List<String> wishes = new ArrayList<>();
    private final Messages messages = new Messages(Locale.US, "nonet.log");
    private final VBox below = new VBox();
    private Board board;
    private NumberPad pad;
    private Stage stage;

    @Start
    void start(Stage stage) {
        Appearance.LIGHT.apply();
        this.stage = stage;
        board = new Board(messages);
        board.inputProperty().set(new RecordingInput(wishes));
        TextField next = new TextField();
        next.setId("next");
        BorderPane pane = new BorderPane(board);
        pane.setBottom(below);
        below.getChildren().setAll(new Group(), next);
        usePad();
        stage.setScene(new Scene(pane, 660, 700));
        // Another test may have resized the stage, which all tests share.
        stage.sizeToScene();
        stage.show();
        board.requestFocus();
    }

    /// Replaces the pad with a new one for the next part of a test.
    private void beAsOpened(FxRobot robot) {
        robot.interact(() -> {
            wishes.clear();
            board.frameProperty().set(BoardFrame.EMPTY);
            usePad();
            board.requestFocus();
        });
    }

    private void usePad() {
        pad = new NumberPad(messages, NumberPad.Shape.ROW);
        pad.inputProperty().set(new RecordingInput(wishes));
        pad.frameProperty().bind(board.frameProperty());
        below.getChildren().set(0, pad);
    }

    @AfterEach
    void close(FxRobot robot) {
        Visitor.leave(robot, stage::hide);
    }

    @Test
    void theKeysOfThePadEnterMarkColorAndLightDigits(FxRobot robot) {
        theListedKeysAreTaken();
        beAsOpened(robot);
        theMouseLeavesTheFocusOnTheBoard(robot);
        beAsOpened(robot);
        theTabKeyStopsOnceAtThePadWhereItWasLeft(robot);
        beAsOpened(robot);
        theKeyboardWorksThePad(robot);
        beAsOpened(robot);
        aSwitchMakesTheKeysCornerMarks(robot);
        beAsOpened(robot);
        aSwitchMakesTheFirstKeysColors(robot);
        beAsOpened(robot);
        aSwitchMakesTheKeysLightPlaces(robot);
        beAsOpened(robot);
        keysShowHowManyDigitsAreLeftOrTooMany();
        beAsOpened(robot);
        keysShowTheExcessAlsoAfterHavingShownColors(robot);
        beAsOpened(robot);
        keysAreLargeEnoughToHit();
        beAsOpened(robot);
        withoutInputThePadIsDisabledAndNoStop(robot);
    }

    private void theListedKeysAreTaken() {
        assertThat(NumberPad.KEYS.stream().flatMap(row -> row.keys().stream()))
                .hasSize(8)
                .allSatisfy(key -> assertThat(press(key.getCode())).isTrue());
        assertThat(press(KeyCode.F8)).isFalse();
    }

    private boolean press(KeyCode code) {
        KeyEvent pressed = new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, false, false, false, false);
        return onFx(() -> pad.press(pressed));
    }

    private void theMouseLeavesTheFocusOnTheBoard(FxRobot robot) {
        robot.clickOn("#pad-4").clickOn("#pad-7", MouseButton.SECONDARY);
        robot.clickOn("#pad-marks").clickOn("#pad-2").clickOn("#pad-clear");
        assertThat(wishes).containsExactly("digit 4", "mark 7", "mark 2", "clear");
        assertThat(focused()).isSameAs(board);
    }

    private void theTabKeyStopsOnceAtThePadWhereItWasLeft(FxRobot robot) {
        robot.type(KeyCode.TAB);
        assertThat(focused()).isSameAs(key("1"));
        robot.type(KeyCode.RIGHT, KeyCode.RIGHT, KeyCode.TAB);
        assertThat(focused().getId()).isEqualTo("next");
        robot.press(KeyCode.SHIFT).type(KeyCode.TAB);
        assertThat(focused()).isSameAs(key("3"));
        robot.type(KeyCode.TAB).release(KeyCode.SHIFT);
        assertThat(focused()).isSameAs(board);
    }

    private void theKeyboardWorksThePad(FxRobot robot) {
        robot.type(KeyCode.TAB, KeyCode.RIGHT, KeyCode.SPACE, KeyCode.END);
        robot.type(KeyCode.LEFT, KeyCode.LEFT, KeyCode.LEFT, KeyCode.ENTER);
        robot.type(KeyCode.LEFT, KeyCode.ENTER);
        robot.type(KeyCode.HOME, KeyCode.LEFT, KeyCode.UP, KeyCode.ENTER, KeyCode.DIGIT8, KeyCode.DELETE);
        assertThat(wishes).containsExactly("digit 2", "clear", "mark 1", "mark 8", "clear");
        assertThat(focused()).isSameAs(key("1"));
    }

    private void aSwitchMakesTheKeysCornerMarks(FxRobot robot) {
        robot.clickOn("#pad-corners").clickOn("#pad-2").clickOn("#pad-7", MouseButton.SECONDARY);
        robot.clickOn("#pad-marks").clickOn("#pad-3").clickOn("#pad-marks").clickOn("#pad-4");
        assertThat(wishes).containsExactly("corner 2", "digit 7", "mark 3", "digit 4");
        assertThat(focused()).isSameAs(board);
    }

    private void aSwitchMakesTheFirstKeysColors(FxRobot robot) {
        robot.clickOn("#pad-colors").clickOn("#pad-2").clickOn("#pad-6").clickOn("#pad-clear");
        assertThat(key("7").isDisabled()).isTrue();
        assertThat(key("2").getAccessibleText()).isEqualTo("Orange (Ctrl+Shift+2)");
        robot.clickOn("#pad-marks").clickOn("#pad-2");
        assertThat(key("2").getAccessibleText()).isEqualTo("Digit 2, 9 left");
        robot.clickOn("#pad-colors").clickOn("#pad-1").clickOn("#pad-colors").clickOn("#pad-7");
        assertThat(wishes)
                .containsExactly("color ORANGE", "color GRAY", "erase color", "mark 2", "color RED", "digit 7");
        assertThat(focused()).isSameAs(board);
    }

    private void aSwitchMakesTheKeysLightPlaces(FxRobot robot) {
        robot.clickOn("#pad-lights").clickOn("#pad-4");
        assertThat(pad.filterProperty().get()).isEqualTo(CandidateFilter.of(Digit.FOUR));
        assertThat(key("4").getTooltip().getText()).endsWith("Highlight where 4 can go (Alt+4)");
        robot.clickOn("#pad-4", MouseButton.SECONDARY);
        assertThat(pad.filterProperty().get()).isEqualTo(CandidateFilter.OFF);
        robot.clickOn("#pad-4").clickOn("#pad-7", MouseButton.SECONDARY);
        assertThat(pad.filterProperty().get())
                .isEqualTo(new CandidateFilter(DigitSet.of(Digit.FOUR, Digit.SEVEN), false));
        robot.clickOn("#pad-clear");
        assertThat(pad.filterProperty().get()).isEqualTo(CandidateFilter.BIVALUE);
        robot.clickOn("#pad-marks").clickOn("#pad-2").clickOn("#pad-clear");
        assertThat(pad.filterProperty().get()).isEqualTo(CandidateFilter.BIVALUE);
        assertThat(wishes).containsExactly("mark 2", "clear");
    }

    private void keysShowHowManyDigitsAreLeftOrTooMany() {
        show("5".repeat(9) + "6".repeat(10) + "7".repeat(13) + "8" + ".".repeat(48));
        assertThat(told("4")).isEqualTo("9; Digit 4, 9 left");
        assertThat(told("5")).isEqualTo("0; Digit 5, 0 left");
        assertThat(told("6")).isEqualTo("+1; Digit 6, 1 too many");
        assertThat(told("7")).isEqualTo("+4; Digit 7, 4 too many");
        assertThat(told("8")).isEqualTo("8; Digit 8, 8 left");
        assertThat(key("7").getTooltip().getText())
                .isEqualTo("Digit 7, 4 too many\nEnter 7; right-click for a pencil mark");
    }

    private void keysShowTheExcessAlsoAfterHavingShownColors(FxRobot robot) {
        robot.clickOn("#pad-colors");
        show("1".repeat(11) + ".".repeat(70));
        assertThat(key("1").getAccessibleText()).isEqualTo("Red (Ctrl+Shift+1)");
        robot.clickOn("#pad-colors");
        assertThat(told("1")).isEqualTo("+2; Digit 1, 2 too many");
        assertThat(told("2")).isEqualTo("9; Digit 2, 9 left");
    }

    private void show(String puzzle) {
        Grid grid = Grid.of(Puzzle.of(puzzle));
        onFx(() -> board.frameProperty()
                .set(new BoardFrame(
                        grid, DigitOrigins.NONE, Highlights.of(Cell.of(0), CellSet.NONE), false, Map.of())));
    }

    /// Returns what a key shows below its digit, and what a screen reader says.
    private String told(String name) {
        return ((Labeled) key(name).getGraphic()).getText() + "; " + key(name).getAccessibleText();
    }

    private void withoutInputThePadIsDisabledAndNoStop(FxRobot robot) {
        onFx(() -> pad.inputProperty().set(null));
        assertThat(pad.isDisabled()).isTrue();
        robot.type(KeyCode.TAB);
        assertThat(focused().getId()).isEqualTo("next");
    }

    private void keysAreLargeEnoughToHit() {
        for (Node key : pad.getChildren()) {
            assertThat(key.getLayoutBounds().getHeight())
                    .describedAs(key.getId())
                    .isGreaterThanOrEqualTo(44);
            assertThat(key.getLayoutBounds().getWidth())
                    .describedAs(key.getId())
                    .isGreaterThanOrEqualTo(44);
        }
    }

    private Node focused() {
        return stage.getScene().getFocusOwner();
    }

    private ButtonBase key(String name) {
        return (ButtonBase) pad.lookup("#pad-" + name);
    }
}
