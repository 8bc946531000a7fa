package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.fire;
import static nonet.ui.kit.Visitor.until;
import static nonet.ui.shell.MainFixture.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.TableView;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.library.LibraryEntry;
import nonet.solve.Answer;
import nonet.solve.Cancel;
import nonet.solve.Limit;
import nonet.solve.fast.FastSolver;
import nonet.ui.board.frame.Selection;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The library as a user uses it, in the whole window.
class LibraryJourneyTests extends WindowTest {

    @AfterEach
    void close(FxRobot robot) {
        robot.interact(() -> robot.lookup("#library-table")
                .tryQuery()
                .ifPresent(table -> table.getScene().getWindow().hide()));
    }

    @Test
    void aPuzzleIsFoundOpenedSolvedAndMarked(FxRobot robot) {
        TableView<LibraryEntry> table = library(robot);
        until(() -> table.getItems().size() == 2 && table.getItems().stream().allMatch(kept -> kept.grade() != null));
        robot.interact(
                () -> robot.lookup("#library-search").queryAs(TextField.class).setText("eas"));
        assertThat(table.getItems()).extracting(LibraryEntry::puzzle).containsExactly(EASY);
        robot.interact(() -> {
            table.requestFocus();
            table.getSelectionModel().select(0);
        });
        robot.press(KeyCode.ENTER).release(KeyCode.ENTER);
        until(() -> main.edit().document().puzzle().equals(EASY));
        assertThat(main.edit().document().name()).isEqualTo("Easy");

        Answer answer = new FastSolver().solve(EASY, Limit.TWO, Cancel.NEVER);
        Grid solution = ((Answer.Unique) answer).solution();
        robot.interact(() -> {
            for (Cell cell : Grid.of(EASY).blanks()) {
                main.edit().selectionProperty().set(Selection.of(cell));
                main.edit().digit(Digit.of(solution.values()[cell.index()]));
            }
        });
        until(() -> table.getItems().getFirst().solved());
    }

    @Test
    void theBoardsPuzzleIsAddedRemovedAndRestored(FxRobot robot) {
        robot.interact(() -> main.edit().open("Mine", MainFixture.TWELVE));
        TableView<LibraryEntry> table = library(robot);
        until(() -> table.getItems().size() == 2);
        fire(robot, "#library-add");
        until(() -> table.getItems().size() == 1);
        robot.interact(() -> table.getSelectionModel().select(0));
        fire(robot, "#library-remove");
        until(() -> table.getItems().isEmpty());
        fire(robot, "#library-undo");
        until(() -> table.getItems().size() == 1);
        assertThat(table.getItems().getFirst().name()).isEqualTo("Mine");
    }

    @Test
    void newPuzzlesAppearWhereTheLibraryIsOpen(FxRobot robot) {
        TableView<LibraryEntry> table = library(robot);
        until(() -> table.getItems().size() == 2);
        robot.interact(() -> fixture.window.showPane("generate"));
        robot.interact(() -> {
            robot.lookup("#generate-destination")
                    .queryComboBox()
                    .getSelectionModel()
                    .select(1);
            robot.lookup("#generate-count").queryAs(TextField.class).setText("2");
        });
        fire(robot, "#generate-make");
        until(() -> table.getItems().size() == 4);
        robot.interact(() ->
                robot.lookup("#generate-view").query().getScene().getWindow().hide());
    }

    private TableView<LibraryEntry> library(FxRobot robot) {
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.L);
        return robot.lookup("#library-table").queryTableView();
    }
}
