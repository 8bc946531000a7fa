package nonet.ui.shell.journey;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import javafx.stage.Window;
import nonet.trace.SampleSearches;
import nonet.ui.board.Board;
import nonet.ui.kit.Visitor;
import nonet.ui.race.Pace;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A race: opened by its key, stepped by keys, stopped where two engines part, and led to its result.
class RaceJourneyTests extends BoardJourneyTest {

    @Test
    void enginesRaceAndShareTheWindow(FxRobot robot) {
        twoEnginesRaceByKeyboardAndPart(robot);
        closeOthers(robot);
        robot.interact(main.edit()::openEmpty);
        theWindowShowsTheBoardsThatItHasRoomFor(robot);
    }

    private void twoEnginesRaceByKeyboardAndPart(FxRobot robot) {
        robot.interact(() -> main.edit().open("Hard", SampleSearches.HARD));
        robot.push(KeyCode.SHORTCUT, KeyCode.ALT, KeyCode.R);
        Visitor.until(
                "both engines have recorded their events",
                () -> text(robot, "#race-recorded-2").equals("4,038 events")
                        && text(robot, "#race-recorded-1").equals("33,947 events"));
        robot.push(KeyCode.ALT, KeyCode.RIGHT);
        assertThat(text(robot, "#race-place")).isEqualTo("Step 1 of 33,947");
        assertThat(text(robot, "#race-counters-1")).startsWith("1 event, no guesses");

        robot.push(KeyCode.SHORTCUT, KeyCode.G);
        assertThat(text(robot, "#race-about")).contains("They part at event 29: r3c8 is 4 for Classic search");
        Board one = robot.lookup("#race-board-1").queryAs(Board.class);
        Board other = robot.lookup("#race-board-2").queryAs(Board.class);
        assertThat(digit(one, 2, 7)).isEqualTo('4');
        assertThat(digit(other, 2, 7)).isEqualTo('8');

        robot.push(KeyCode.ALT, KeyCode.END);
        assertThat(text(robot, "#race-result"))
                .isEqualTo("Classic search needed 3,598 guesses, Shrinking search 248. Both found the same solution.");
        CheckBox all = robot.lookup("#race-all").queryAs(CheckBox.class);
        robot.interact(all::fire);
        ComboBox<Pace> paces = robot.lookup("#race-pace").queryComboBox();
        robot.interact(() -> paces.setValue(Pace.GUESS));
        robot.push(KeyCode.ALT, KeyCode.HOME);
        robot.push(KeyCode.ALT, KeyCode.RIGHT);
        assertThat(text(robot, "#race-event-1")).startsWith("guess ");
        assertThat(text(robot, "#race-event-2")).startsWith("guess ");
    }

    private void theWindowShowsTheBoardsThatItHasRoomFor(FxRobot robot) {
        robot.interact(() -> fixture.window.commands.get("race").action().run());
        for (int engine = 0; engine < 2; engine++) {
            robot.interact(() -> robot.lookup("#race-add").queryButton().fire());
        }
        Window window = robot.lookup("#race-room").query().getScene().getWindow();
        robot.interact(() -> window.setWidth(900));
        Visitor.until(
                "two engines race", () -> robot.lookup(".racer").queryAll().size() == 2);
        Label room = robot.lookup("#race-room").queryAs(Label.class);
        assertThat(room.isVisible()).isTrue();
        assertThat(room.getText()).startsWith("This window has room for 2 of 4 boards.");
    }

    private static char digit(Board board, int row, int column) {
        return board.frameProperty().get().grid().toString().charAt(9 * row + column);
    }

    private static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(Label.class).getText();
    }
}
