package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.KeyCode;
import nonet.WindowRobot;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.grid.Puzzle;
import nonet.ui.hints.LogicController.Page;
import nonet.ui.shell.MainFixture;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// What players learn about their own moves.
class MoveJourneyTests extends BoardJourneyTest {

    private static final Puzzle EASY =
            Puzzle.of("53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79");

    @Test
    void aDigitAndEliminationsAreExplainedAndAWrongOneIsTakenBack(FxRobot robot) {
        put(robot, EASY);
        at(robot, Cell.at(5, 5));
        robot.type(KeyCode.DIGIT5);
        WindowRobot.settle();
        robot.push(KeyCode.SHIFT, KeyCode.F4);
        until(
                "the sentence is “r5c5=5 is right: Naked Single.”",
                () -> sentence(robot).equals("r5c5=5 is right: Naked Single."));
        assertThat(main.analysis().logic().page.get()).isEqualTo(Page.MOVE);
        assertThat(main.frames().frame.get().highlights().marks().candidates()).isNotEmpty();

        robot.interact(() -> main.edit().fillMarks());
        Grid marked = main.edit().document().grid();
        robot.interact(() -> {
            main.edit().markAt(Cell.at(1, 3), Digit.of(2));
            main.edit().markAt(Cell.at(1, 3), Digit.of(4));
        });
        MainFixture.click(robot, "#my-move");
        until(
                "the sentence is “r1c3<>4 is wrong. It leads to a contradiction:”",
                () -> sentence(robot).equals("r1c3<>4 is wrong. It leads to a contradiction:"));
        assertThat(robot.lookup("#my-move-lines").queryListView().getItems()).isNotEmpty();
        MainFixture.click(robot, "#my-move-undo");
        assertThat(main.edit().document().grid()).isEqualTo(marked);
    }

    private static String sentence(FxRobot robot) {
        return robot.lookup("#my-move-sentence").queryLabeled().getText();
    }
}
