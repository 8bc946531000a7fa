package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.onFx;
import static nonet.ui.kit.Visitor.text;
import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.ListCell;
import javafx.scene.control.TextField;
import javafx.scene.control.ToggleButton;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import nonet.WindowRobot;
import nonet.generate.Symmetry;
import nonet.grid.Cell;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.service.diagnosis.Verdict;
import nonet.service.diagnosis.Verdicts;
import nonet.solve.Cancel;
import nonet.solve.search.StepEngine;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;
import org.testfx.robot.MouseRobot;

/// Asking for new puzzles, as users do it.
class GenerateJourneyTests extends WindowTest {

    private static final int MOST_STOPS = 80;

    /// The cells that are left out when the others are drawn.
    private static final CellSet CORNERS = CellSet.of(Cell.at(1, 1), Cell.at(1, 9), Cell.at(9, 1), Cell.at(9, 9));

    @Test
    void puzzlesAreMadeByOneClickAndByKeys(FxRobot robot) {
        aNewcomerPressesEasy(robot);
        anew(robot);
        byKeyboardAloneAPuzzleIsMadeForTheBoardAndUndoBringsTheOldOneBack(robot);
        anew(robot);
        theKeyboardStaysWhereItWasBeforePuzzlesWereMade(robot);
    }

    private void byKeyboardAloneAPuzzleIsMadeForTheBoardAndUndoBringsTheOldOneBack(FxRobot robot) {
        robot.interact(() -> main.edit().open("easy", MainFixture.EASY));
        Document before = main.edit().document();
        robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.N).release(KeyCode.SHIFT, KeyCode.CONTROL);
        more(robot);

        tabTo(robot, "generate-fewest");
        robot.type(KeyCode.DIGIT3, KeyCode.DIGIT0, KeyCode.TAB, KeyCode.DIGIT3, KeyCode.DIGIT6);
        tabTo(robot, "pattern-r1c1");
        robot.type(KeyCode.DOWN, KeyCode.RIGHT, KeyCode.SPACE, KeyCode.RIGHT, KeyCode.SPACE);
        assertThat(text(robot, "#generate-pattern-count")).isEqualTo("4 cells drawn");
        robot.type(KeyCode.SPACE);
        assertThat(text(robot, "#generate-pattern-count")).isEqualTo("2 cells drawn");
        robot.press(KeyCode.SHIFT).type(KeyCode.TAB).release(KeyCode.SHIFT);
        assertThat(focused(robot)).isEqualTo("generate-drawn");
        robot.type(KeyCode.SPACE);
        tabTo(robot, "generate-seed");
        robot.type(KeyCode.X);
        assertThat(text(robot, "#generate-refusal")).isEqualTo("A seed is a whole number of at most 18 digits.");
        robot.type(KeyCode.BACK_SPACE, KeyCode.DIGIT7, KeyCode.ENTER);
        until(
                "#generate-view is gone",
                () -> robot.lookup("#generate-view").tryQuery().isEmpty());

        Puzzle puzzle = main.edit().document().puzzle();
        assertThat(puzzle.clues()).isBetween(30, 36);
        assertThat(new Verdicts(StepEngine.DANCING_LINKS).check(puzzle, Cancel.NEVER))
                .isInstanceOf(Verdict.OneSolution.class);
        assertThat(Symmetry.ROTATIONAL.missingFrom(puzzle.givenCells())).isEqualTo(CellSet.NONE);
        assertThat(main.edit().room.get()).isEqualTo(Room.PLAY);
        assertThat(main.edit().document().name()).isEqualTo("New puzzle");

        robot.press(KeyCode.CONTROL).type(KeyCode.Z).release(KeyCode.CONTROL);
        assertThat(main.edit().document()).isEqualTo(before);
    }

    private void aNewcomerPressesEasy(FxRobot robot) {
        robot.clickOn("File").clickOn("New puzzle\u2026");
        until(
                "#generate-easy is shown",
                () -> robot.lookup("#generate-easy").tryQuery().isPresent());
        assertThat(shown(robot, "#generate-fewest")).isFalse();
        robot.clickOn("#generate-easy");
        until(
                "#generate-view is gone",
                () -> robot.lookup("#generate-view").tryQuery().isEmpty());
        assertThat(main.edit().document().name()).isEqualTo("New puzzle");
    }

    /// Puts back the empty board, which is where newcomers are.
    private void anew(FxRobot robot) {
        closeOthers(robot);
        robot.interact(main.edit()::openEmpty);
    }

    /// Opens all wishes, as a user of the mouse or the keyboard does.
    private static void more(FxRobot robot) {
        until(
                "#generate-more is shown",
                () -> robot.lookup("#generate-more").tryQuery().isPresent());
        robot.interact(
                () -> robot.lookup("#generate-more").queryAs(ToggleButton.class).setSelected(true));
    }

    /// Tests whether a node and all around it are visible.
    private static boolean shown(FxRobot robot, String id) {
        for (Node node = robot.lookup(id).query(); node != null; node = node.getParent()) {
            if (!node.isVisible()) {
                return false;
            }
        }
        return true;
    }

    @Test
    void aPatternIsDrawnByMouseAndATechniqueChosen(FxRobot robot) {
        byMouseAloneAPatternIsDrawnAndItsPuzzleMade(robot);
        anew(robot);
        aTechniqueIsChosenAndLookedUp(robot);
    }

    private void byMouseAloneAPatternIsDrawnAndItsPuzzleMade(FxRobot robot) {
        robot.clickOn("File").clickOn("New puzzle\u2026");
        more(robot);
        robot.clickOn("#generate-from-board").clickOn("#generate-pattern-clear");
        assertThat(text(robot, "#generate-pattern-count")).isEqualTo("No cells drawn");

        dragInOneGo(robot, "#pattern-r1c1", "#pattern-r1c9");
        assertThat(text(robot, "#generate-pattern-count")).isEqualTo("18 cells drawn");
        dragInOneGo(robot, "#pattern-r1c2", "#pattern-r1c8");
        assertThat(text(robot, "#generate-pattern-count")).isEqualTo("4 cells drawn");
        assertThat(text(robot, "#generate-refusal")).contains("17");
        assertThat(robot.lookup("#generate-make").query().isDisabled()).isTrue();
        robot.clickOn("#generate-pattern-invert");
        assertThat(text(robot, "#generate-pattern-count")).isEqualTo("77 cells drawn");

        robot.clickOn("#generate-make");
        until(
                "#generate-view is gone",
                () -> robot.lookup("#generate-view").tryQuery().isEmpty());
        assertThat(main.edit().document().puzzle().givenCells().and(CORNERS)).isEqualTo(CellSet.NONE);
    }

    private void aTechniqueIsChosenAndLookedUp(FxRobot robot) {
        robot.clickOn("File").clickOn("New puzzle\u2026");
        more(robot);
        robot.clickOn("#generate-needs-choose");
        until(
                "#generate-technique-search is shown",
                () -> robot.lookup("#generate-technique-search").tryQuery().isPresent());
        robot.write("naked single");
        Node row = robot.lookup("#generate-technique-list .list-cell")
                .match(node -> !((ListCell<?>) node).isEmpty())
                .query();
        robot.clickOn(robot.from(row).lookup(".check-box").<Node>query());
        assertThat(robot.lookup("#generate-needs").queryAs(TextField.class).getText())
                .isEqualTo("Naked Single");
        robot.clickOn(robot.from(row).lookup(".about-button").<Node>query());
        until(
                "#guide-title is shown",
                () -> robot.lookup("#guide-title").tryQuery().isPresent());
        assertThat(text(robot, "#guide-title")).isEqualTo("Naked Single");
    }

    private void theKeyboardStaysWhereItWasBeforePuzzlesWereMade(FxRobot robot) {
        robot.clickOn("File").clickOn("New puzzle\u2026");
        more(robot);
        tabTo(robot, "generate-destination");
        robot.type(KeyCode.DOWN);
        tabTo(robot, "generate-seed");
        robot.type(KeyCode.DIGIT7, KeyCode.ENTER);
        until(
                "#generate-sentence contains “put into the collection”",
                () -> text(robot, "#generate-sentence").contains("put into the collection"));
        assertThat(focused(robot)).isEqualTo("generate-seed");
    }

    /// Drags from one node to another, so fast that the mouse reports no point between them.
    private static void dragInOneGo(FxRobot robot, String from, String to) {
        MouseRobot mouse = robot.robotContext().getMouseRobot();
        robot.moveTo(from).press(MouseButton.PRIMARY);
        mouse.move(robot.point(to).query());
        WindowRobot.settle();
        robot.release(MouseButton.PRIMARY);
    }

    /// Presses Tab until a control has the focus.
    private static void tabTo(FxRobot robot, String id) {
        for (int stops = 0; !id.equals(focused(robot)); stops++) {
            assertThat(stops).as("stops before " + id).isLessThan(MOST_STOPS);
            robot.type(KeyCode.TAB);
        }
    }

    private static String focused(FxRobot robot) {
        return onFx(() -> {
            Node owner = robot.lookup("#generate-view").query().getScene().getFocusOwner();
            return owner == null || owner.getId() == null ? "" : owner.getId();
        });
    }
}
