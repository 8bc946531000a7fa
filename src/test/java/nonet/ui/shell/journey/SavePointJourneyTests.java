package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import nonet.WindowRobot;
import nonet.codec.app.NonetDocument;
import nonet.grid.Cell;
import nonet.play.Document;
import nonet.play.SavePoint;
import nonet.ui.shell.MainFixture;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Save points, in the whole window.
class SavePointJourneyTests extends BoardJourneyTest {

    @Test
    void boardsAreKeptAndLeadBackAndForth(FxRobot robot) throws IOException {
        put(robot, MainFixture.EASY);
        enter(robot, Cell.at(5, 5), KeyCode.DIGIT5);
        Document first = main.edit().document();
        robot.push(KeyCode.SHORTCUT, KeyCode.U);
        until(
                "a name is asked for",
                () -> robot.lookup("#save-point-text").tryQuery().isPresent());
        robot.interact(
                () -> robot.lookup("#save-point-text").queryAs(TextField.class).setText("The middle"));
        robot.type(KeyCode.ENTER);
        until("the board is kept", () -> names().equals("The middle"));

        enter(robot, Cell.at(1, 3), KeyCode.DIGIT4);
        enter(robot, Cell.at(1, 4), KeyCode.DIGIT6);
        Document second = main.edit().document();
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.U);
        assertThat(main.edit().document()).isEqualTo(first);
        assertThat(names()).isEqualTo("The middle, Before “The middle”");
        robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.U);
        assertThat(main.edit().document()).isEqualTo(second);
        item(robot, "go-save-point-1");
        assertThat(main.edit().document()).isEqualTo(first);
        assertThat(names()).isEqualTo("The middle, Before “The middle”");
        robot.interact(main.edit()::undo);
        assertThat(main.edit().document()).isEqualTo(second);

        item(robot, "remove-save-point-2");
        assertThat(names()).isEqualTo("The middle");
        assertThat(main.status().state.get()).isEqualTo("The save point “Before “The middle”” was removed.");
        robot.interact(() -> main.status().link.get().action().run());
        assertThat(names()).isEqualTo("The middle, Before “The middle”");

        Path file = fixture.folder.resolve("points.nonet");
        robot.interact(() -> main.files().saving().saveAs(file, new NonetDocument()));
        until("the file is written", () -> Files.exists(file));
        assertThat(NonetDocument.readAll(Files.readString(file))
                        .orElseThrow()
                        .film()
                        .savePoints())
                .isEqualTo(main.edit().history.get().film().savePoints());

        until("the file holds the board", () -> !main.session().origin().modified());
        robot.interact(() -> main.editing().savePoints().set("One more"));
        assertThat(main.session().origin().modified()).isTrue();
        robot.interact(() -> main.editing()
                .savePoints()
                .remove(main.editing().savePoints().points.getValue().getLast()));
        assertThat(main.session().origin().modified()).isFalse();
    }

    private String names() {
        return String.join(
                ", ",
                main.edit().history.get().film().savePoints().stream()
                        .map(SavePoint::name)
                        .toList());
    }

    private void enter(FxRobot robot, Cell cell, KeyCode digit) {
        at(robot, cell);
        robot.type(digit);
        WindowRobot.settle();
    }
}
