package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.fire;
import static nonet.ui.kit.Visitor.text;
import static nonet.ui.kit.Visitor.until;
import static nonet.ui.shell.MainFixture.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.ComboBox;
import javafx.scene.control.TableView;
import javafx.scene.input.KeyCode;
import nonet.service.hunt.Find;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A hunt in the whole window: begun, paused, stopped, and a find put on the board.
class HuntJourneyTests extends BoardJourneyTest {

    @Test
    void aHuntFindsPuzzlesUntilItIsStopped(FxRobot robot) {
        put(robot, EASY);
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.H);
        until(
                "#hunt-start is shown",
                () -> robot.lookup("#hunt-start").tryQuery().isPresent());
        ComboBox<String> moves = robot.lookup("#hunt-moves").queryComboBox();
        robot.interact(() -> moves.setValue("{-2+2}"));
        fire(robot, "#hunt-start");
        TableView<Find> table = robot.lookup("#hunt-table").queryTableView();
        until("more than 3 puzzles are found", () -> table.getItems().size() > 3);
        fire(robot, "#hunt-pause");
        until(
                "#hunt-sentence begins with “Paused after ”",
                () -> text(robot, "#hunt-sentence").startsWith("Paused after "));
        fire(robot, "#hunt-resume");
        until(
                "#hunt-sentence contains “ puzzles worked through”",
                () -> text(robot, "#hunt-sentence").contains(" puzzles worked through"));
        fire(robot, "#hunt-stop");
        until(
                "#hunt-sentence begins with “Stopped after ”",
                () -> text(robot, "#hunt-sentence").startsWith("Stopped after "));
        assertThat(table.getItems())
                .extracting(find -> find.rating() == null ? 0 : find.rating().er())
                .isSortedAccordingTo((one, other) -> Integer.compare(other, one));

        Find first = table.getItems().getFirst();
        robot.interact(() -> {
            table.requestFocus();
            table.getSelectionModel().select(0);
        });
        robot.type(KeyCode.ENTER);
        until("the first find is open", () -> main.edit().document().puzzle().equals(first.puzzle()));
    }
}
