package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.Hyperlink;
import javafx.scene.input.KeyCode;
import nonet.WindowRobot;
import nonet.grid.Cell;
import nonet.play.Document;
import nonet.ui.shell.MainFixture;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Going back to before a mistake, in the whole window.
class MistakeJourneyTests extends BoardJourneyTest {

    @Test
    void theFirstWrongMoveIsTakenBackByKeyAndByMouse(FxRobot robot) {
        put(robot, MainFixture.EASY);
        enter(robot, Cell.at(5, 5), KeyCode.DIGIT5);
        Document right = main.edit().document();
        enter(robot, Cell.at(1, 3), KeyCode.DIGIT2);
        enter(robot, Cell.at(9, 4), KeyCode.DIGIT2);
        enter(robot, Cell.at(9, 6), KeyCode.DIGIT1);
        enter(robot, Cell.at(6, 2), KeyCode.DIGIT1);
        Document wrong = main.edit().document();

        robot.push(KeyCode.SHIFT, KeyCode.F7);
        until("the right digit alone is there", () -> main.edit().document().equals(right));
        assertThat(main.status().state.get())
                .isEqualTo("This is before r1c3=2, the first wrong move."
                        + " Redo repeats the 3 moves after it, one by one.");
        robot.interact(main.edit()::undo);
        assertThat(main.edit().document()).isEqualTo(wrong);
        robot.interact(main.edit()::redo);
        robot.interact(main.edit()::redo);
        assertThat(main.edit().document().digit(Cell.at(9, 4))).isEqualTo(2);
        assertThat(main.edit().document().digit(Cell.at(1, 3))).isZero();

        robot.interact(main.edit()::redo);
        robot.interact(main.edit()::redo);
        until("the board is wrong again", () -> link(robot, "#before-mistake").isVisible());
        robot.clickOn(link(robot, "#before-mistake"));
        until(
                "the second mistake is gone",
                () -> main.edit().document().entered().size() == 2
                        && main.status().state.get().startsWith("This is before r9c6=1"));
        until("nothing is wrong", () -> !link(robot, "#before-mistake").isVisible());
        robot.push(KeyCode.SHIFT, KeyCode.F7);
        until(
                "nothing is said to be wrong",
                () -> main.status()
                        .state
                        .get()
                        .equals("No digit on the board is wrong, and no right candidate was removed."));
    }

    @Test
    void thePageThatSaysWhyOffersTheWayBack(FxRobot robot) {
        put(robot, MainFixture.EASY);
        enter(robot, Cell.at(1, 3), KeyCode.DIGIT2);
        enter(robot, Cell.at(5, 5), KeyCode.DIGIT5);
        robot.push(KeyCode.F4);
        until(
                "the way back is offered",
                () -> robot.lookup("#why-back")
                        .tryQuery()
                        .filter(Node::isVisible)
                        .isPresent());
        until("the page is complete", () -> main.analysis().why().argument.get() != null);
        WindowRobot.settle();
        MainFixture.click(robot, "#why-back");
        until("the wrong digit is gone", () -> main.edit().document().entered().isEmpty());
    }

    private void enter(FxRobot robot, Cell cell, KeyCode digit) {
        at(robot, cell);
        robot.type(digit);
        until("the digit is entered", () -> main.edit().document().entered().contains(cell));
    }

    private static Hyperlink link(FxRobot robot, String id) {
        return robot.lookup(id).match(Hyperlink.class::isInstance).query();
    }
}
