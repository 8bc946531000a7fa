package nonet.ui.shell.journey;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Puzzle;
import nonet.ui.board.frame.Selection;
import nonet.ui.kit.Visitor;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// What is typed reaches the board: after every way to put a puzzle there, and from every control that uses no digits.
class TypingJourneyTests extends WindowTest {

    /// The first empty cell of [MainFixture#EASY] is r1c3, where 4 belongs.
    private static final Cell FIRST = Cell.at(1, 3);

    private void beginElsewhere(FxRobot robot) {
        closeOthers(robot);
        robot.interact(() -> {
            main.edit().open("before", Puzzle.EMPTY);
            main.edit().selection.set(Selection.of(Cell.at(9, 9)));
            stage.getScene().lookup(".timeline").requestFocus();
        });
    }

    @Test
    void digitsReachTheBoardFromWhereverTheFocusWas(FxRobot robot) throws Exception {
        beginElsewhere(robot);
        fromEveryStopThatTakesNoText(robot);
        beginElsewhere(robot);
        arrowsFromAButtonMoveTheSelection(robot);
        beginElsewhere(robot);
        aTextFieldKeepsItsDigits(robot);
        beginElsewhere(robot);
        afterAFile(robot);
        beginElsewhere(robot);
        afterThePuzzleThatIsThereAlreadyWasSolvedAndOpenedAgain(robot);
        beginElsewhere(robot);
        afterAPaste(robot);
        beginElsewhere(robot);
        afterASample(robot);
        beginElsewhere(robot);
        afterAGeneratedPuzzle(robot);
        beginElsewhere(robot);
        afterTheLibrary(robot);
        beginElsewhere(robot);
        afterANewEmptyBoard(robot);
    }

    private void afterAFile(FxRobot robot) throws Exception {
        fixture.open(robot, "easy.txt", MainFixture.EASY.toString());
        typesInTheFirstEmptyCell(robot);
    }

    private void afterThePuzzleThatIsThereAlreadyWasSolvedAndOpenedAgain(FxRobot robot) throws Exception {
        fixture.open(robot, "easy.txt", MainFixture.EASY.toString());
        robot.interact(main::solve);
        fixture.untilStill();
        robot.interact(() -> stage.getScene().lookup(".timeline").requestFocus());
        fixture.open(robot, Files.writeString(folder.resolve("again.txt"), MainFixture.EASY.toString()));
        assertThat(fixture.shown()).isEqualTo(MainFixture.EASY.toString());
        typesInTheFirstEmptyCell(robot);
    }

    private void afterAPaste(FxRobot robot) {
        robot.interact(() -> main.files().opening().paste(MainFixture.EASY.toString()));
        typesInTheFirstEmptyCell(robot);
    }

    private void afterASample(FxRobot robot) {
        Menu file = ((MenuBar) stage.getScene().lookup(".menu-bar")).getMenus().getFirst();
        robot.interact(() -> file.show());
        robot.interact(() -> {
            file.getItems().stream()
                    .filter(item -> "samples".equals(item.getId()))
                    .map(Menu.class::cast)
                    .forEach(samples -> samples.getItems().getFirst().fire());
            file.hide();
        });
        Visitor.until(
                "the puzzle is TWELVE", () -> main.edit().document().puzzle().equals(MainFixture.TWELVE));
        boardHasTheKeys();
        assertThat(main.edit().selection.get()).isEqualTo(Selection.of(FIRST));
    }

    private void afterTheLibrary(FxRobot robot) {
        robot.interact(() -> fixture.window.showPane("library"));
        Visitor.until(
                "the library lists its puzzles",
                () -> robot.lookup("#library-table").tryQuery().isPresent()
                        && !robot.lookup("#library-table")
                                .queryTableView()
                                .getItems()
                                .isEmpty());
        robot.interact(() -> {
            robot.lookup("#library-table").queryTableView().getSelectionModel().select(0);
            robot.lookup("#library-table").query().requestFocus();
        });
        robot.type(KeyCode.ENTER);
        Visitor.until("a puzzle is open", () -> !main.edit().document().puzzle().equals(Puzzle.EMPTY));
        assertThat(main.edit().selection.get()).isEqualTo(Selection.of(FIRST));
        boardHasTheKeys();
    }

    private void afterAGeneratedPuzzle(FxRobot robot) {
        robot.interact(() -> fixture.window.showPane("generate"));
        Visitor.fire(robot, "#generate-make");
        Visitor.until("a puzzle is open", () -> !main.edit().document().puzzle().equals(Puzzle.EMPTY));
        assertThat(main.edit().selection.get())
                .isEqualTo(Selection.of(main.edit().document().grid().blanks().first()));
        boardHasTheKeys();
    }

    private void afterANewEmptyBoard(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.N);
        assertThat(main.edit().room.get()).isEqualTo(Room.SET_UP);
        boardHasTheKeys();
        robot.type(KeyCode.DIGIT7, KeyCode.DIGIT8);
        assertThat(main.edit().document().puzzle().toString()).startsWith("78.");
    }

    private void fromEveryStopThatTakesNoText(FxRobot robot) {
        robot.interact(() -> main.edit().open("easy", MainFixture.EASY));
        int stops = 0;
        for (int i = 0; i < 20; i++) {
            robot.type(KeyCode.TAB);
            Node focus = stage.getScene().getFocusOwner();
            if (focus == board() || focus instanceof TextField || focus instanceof ComboBox<?>) {
                continue;
            }
            stops++;
            robot.type(KeyCode.DIGIT4);
            assertThat(main.edit().document().grid().digit(FIRST))
                    .describedAs("%s", focus)
                    .isEqualTo(Digit.FOUR);
            boardHasTheKeys();
            robot.interact(() -> {
                main.edit().undo();
                focus.requestFocus();
            });
        }
        assertThat(stops).isGreaterThan(5);
    }

    private void arrowsFromAButtonMoveTheSelection(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("easy", MainFixture.EASY);
            stage.getScene().getRoot().requestFocus();
        });
        robot.type(KeyCode.DOWN, KeyCode.LEFT);
        assertThat(main.edit().selection.get()).isEqualTo(Selection.of(Cell.at(2, 2)));
        boardHasTheKeys();
    }

    private void aTextFieldKeepsItsDigits(FxRobot robot) {
        robot.interact(() -> main.edit().open("easy", MainFixture.EASY));
        fixture.watch(robot);
        robot.interact(() -> ((TextField) stage.getScene().lookup("#run-until")).requestFocus());
        robot.type(KeyCode.DIGIT4);
        assertThat(robot.lookup("#run-until").queryTextInputControl().getText()).isEqualTo("4");
        assertThat(main.edit().document().grid().digit(FIRST)).isNull();
    }

    private void typesInTheFirstEmptyCell(FxRobot robot) {
        Visitor.until(
                "the puzzle is EASY", () -> main.edit().document().puzzle().equals(MainFixture.EASY));
        assertThat(main.edit().selection.get()).isEqualTo(Selection.of(FIRST));
        boardHasTheKeys();
        robot.type(KeyCode.DIGIT4);
        assertThat(main.edit().document().grid().digit(FIRST)).isEqualTo(Digit.FOUR);
    }

    private void boardHasTheKeys() {
        Visitor.until(
                "the board has the focus", () -> stage.getScene().getFocusOwner() == board() && stage.isFocused());
    }

    private Node board() {
        return stage.getScene().lookup("#board");
    }
}
