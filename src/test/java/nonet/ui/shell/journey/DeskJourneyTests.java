package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.fire;
import static nonet.ui.kit.Visitor.text;
import static nonet.ui.kit.Visitor.until;
import static nonet.ui.shell.MainFixture.EASY;
import static nonet.ui.shell.MainFixture.TWELVE;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import nonet.explain.mark.Marks;
import nonet.grid.Candidate;
import nonet.ui.board.frame.Selection;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// A setter makes a puzzle proper, and then minimal.
class DeskJourneyTests extends WindowTest {

    @Test
    void aPuzzleBecomesProperByATrueCandidateAndThenMinimal(FxRobot robot) {
        robot.interact(() -> main.edit().open("Twelve", TWELVE));
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.T);
        assertThat(main.edit().room.get()).isEqualTo(Room.SET_UP);
        until(
                "#desk-heading begins with “12 solutions. ”",
                () -> text(robot, "#desk-heading").startsWith("12 solutions. "));
        Candidate proper = marks().candidates().keySet().iterator().next();
        robot.interact(() -> {
            main.edit().selection.set(Selection.of(proper.cell()));
            main.edit().digit(proper.digit());
        });
        until(
                "#desk-heading begins with “Exactly one solution. ”",
                () -> text(robot, "#desk-heading").startsWith("Exactly one solution. "));
        assertThat(main.frames().frame.get().grid().digit(proper.cell())).isEqualTo(proper.digit());

        robot.interact(() -> {
            main.edit().open("Easy", EASY);
            main.edit().room.set(Room.SET_UP);
        });
        until(
                "#desk-heading contains “not needed”",
                () -> text(robot, "#desk-heading").contains("not needed"));
        assertThat(marks().cells()).isNotEmpty();
        fire(robot, "#desk-take");
        until(
                "#desk-heading ends with “every given is needed.”",
                () -> text(robot, "#desk-heading").endsWith("every given is needed."));
        until(
                "#verdict-text says “Exactly one solution, minimal”",
                () -> text(robot, "#verdict-text").equals("Exactly one solution, minimal"));
        assertThat(main.edit().document().puzzle().clues()).isLessThan(EASY.clues());
        fire(robot, "#desk-sets");
        until(
                "#desk-found contains “unavoidable sets”",
                () -> text(robot, "#desk-found").contains("unavoidable sets"));
        ListView<?> lines = robot.lookup("#desk-lines").queryListView();
        robot.interact(() -> lines.getSelectionModel().select(0));
        assertThat(marks().cells()).isNotEmpty();
        robot.interact(main.edit()::undo);
        assertThat(main.edit().document().puzzle()).isEqualTo(EASY);
    }

    private Marks marks() {
        return main.frames().frame.get().highlights().marks();
    }
}
