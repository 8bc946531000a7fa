package nonet.ui.shell;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import nonet.deduce.Technique;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.Grid;
import nonet.ui.board.Board;
import nonet.ui.kit.Visitor;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Training: a position is brought, solved by hints, and the progress is shown and forgotten.
class TrainingJourneyTests extends WindowTest {

    @Test
    void aPositionIsPracticedAndTheProgressReset(FxRobot robot) {
        robot.interact(() -> fixture.window.commands().get("practice").action().run());
        Visitor.until(() -> text(robot, "#training-technique").equals("Full House"));
        ListView<Technique> list = robot.lookup("#training-techniques").queryListView();
        assertThat(list.getItems()).startsWith(Technique.FULL_HOUSE, Technique.NAKED_SINGLE);

        robot.interact(
                () -> list.getSelectionModel().clearAndSelect(list.getItems().indexOf(Technique.X_WING)));
        Visitor.until(() -> text(robot, "#training-technique").equals("X-Wing"));
        assertThat(text(robot, "#training-said")).contains("find the X-Wing");
        Board board = robot.lookup("#training-board").queryAs(Board.class);
        Grid position = board.frameProperty().get().grid();

        Cell blank = position.blanks().first();
        Digit free = position.candidates(blank).iterator().next();
        robot.interact(() -> board.inputProperty().get().click(blank, free, false));
        assertThat(text(robot, "#training-said")).doesNotContain("find the X-Wing");
        for (int rung = 0; rung < 3; rung++) {
            press(robot, "#training-hint");
        }
        Visitor.until(() -> text(robot, "#training-said").contains("Due again today"));
        assertThat(text(robot, "#training-step-name")).isEqualTo("X-Wing");

        press(robot, "#training-take");
        assertThat(main.edit().document().name()).isEqualTo("Practice: X-Wing");
        assertThat(main.edit().document().grid()).isEqualTo(position);

        press(robot, "#training-next");
        Visitor.until(() -> !button(robot, "#training-hint").isDisabled());
        press(robot, "#training-reset");
        press(robot, "#training-forget");
        Visitor.until(() -> text(robot, "#training-said").equals("The progress was reset."));
        assertThat(button(robot, "#training-reset").isDisabled()).isTrue();
    }

    private static void press(FxRobot robot, String button) {
        robot.interact(button(robot, button)::fire);
    }

    private static Button button(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Button.class);
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).tryQueryAs(Label.class).map(Label::getText).orElse("");
    }
}
