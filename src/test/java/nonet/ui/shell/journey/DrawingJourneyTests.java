package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.text;
import static nonet.ui.shell.MainFixture.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import javafx.css.PseudoClass;
import javafx.geometry.Point2D;
import javafx.scene.Node;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import nonet.grid.Candidate;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.play.CellColor;
import nonet.play.Document;
import nonet.play.DrawnLink;
import nonet.play.Sketch;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Drawing on candidates in the whole window: colors and links.
class DrawingJourneyTests extends BoardJourneyTest {

    private static final Candidate ONE = new Candidate(Cell.at(1, 3), Digit.FOUR);
    private static final Candidate TWO = new Candidate(Cell.at(2, 3), Digit.FOUR);

    @Test
    void candidatesAreFilledInColoredAndLinked(FxRobot robot) {
        drawingBeginsWithFillingInPencilMarks(robot);
        candidatesAreColoredAndLinkedByMouseAndByKeys(robot);
    }

    private void drawingBeginsWithFillingInPencilMarks(FxRobot robot) {
        item(robot, "link-strong");
        assertThat(text(robot, "#pen-says")).isEqualTo("Fill in pencil marks first.");
        robot.clickOn("#pen-fill");
        assertThat(text(robot, "#pen-says")).isEqualTo("Strong link: drag from candidate to candidate");
        assertThat(robot.lookup("#pen-fill").query().isVisible()).isFalse();
    }

    private void candidatesAreColoredAndLinkedByMouseAndByKeys(FxRobot robot) {
        put(robot, EASY);
        robot.interact(main.edit()::fillMarks);
        item(robot, "pen-color");
        assertThat(text(robot, "#pen-says")).isEqualTo("Red: click candidates or cells");
        robot.clickOn(place(robot, ONE));
        robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.DIGIT4).release(KeyCode.SHIFT, KeyCode.CONTROL);
        at(robot, TWO.cell());
        robot.type(KeyCode.DIGIT4);
        assertThat(sketch().colors()).isEqualTo(Map.of(ONE, CellColor.RED, TWO, CellColor.BLUE));
        assertThat(chip(robot, ONE, "color-1") && chip(robot, TWO, "color-4")).isTrue();

        robot.press(KeyCode.CONTROL).type(KeyCode.R).release(KeyCode.CONTROL);
        robot.drag(place(robot, ONE), MouseButton.PRIMARY).dropTo(place(robot, TWO));
        DrawnLink drawn = new DrawnLink(ONE, TWO, true);
        assertThat(sketch().links()).containsExactly(drawn);
        assertThat(robot.lookup(".link-line").queryAll()).hasSize(1);
        assertThat(robot.lookup(".link-doubt").queryAll())
                .as("4 has more than two places in row 1, column 3 and box 1")
                .hasSize(1);
        item(robot, "link-weak");
        at(robot, TWO.cell());
        robot.type(KeyCode.DIGIT4);
        assertThat(text(robot, "#pen-says")).isEqualTo("Link from 4 in r2c3: choose the other end");
        robot.type(KeyCode.UP, KeyCode.DIGIT4);
        assertThat(sketch().links()).containsExactly(new DrawnLink(TWO, ONE, false));
        Document document = main.edit().document();
        assertThat(main.session().document()).isEqualTo(document);

        robot.type(KeyCode.DIGIT4, KeyCode.DOWN, KeyCode.DIGIT4, KeyCode.ESCAPE);
        assertThat(sketch().links()).as("drawn again it is erased").isEmpty();
        robot.interact(main.edit()::undo);
        assertThat(main.edit().document()).isEqualTo(document);
        item(robot, "erase-links");
        item(robot, "erase-colors");
        assertThat(sketch()).isEqualTo(Sketch.NONE);
        assertThat(robot.lookup(".link-line").queryAll()).isEmpty();
    }

    private Sketch sketch() {
        return main.edit().document().sketch();
    }

    private static Point2D place(FxRobot robot, Candidate candidate) {
        return place(robot, board(robot), candidate);
    }

    private static boolean chip(FxRobot robot, Candidate candidate, String color) {
        PseudoClass wanted = PseudoClass.getPseudoClass(color);
        return robot.from(robot.lookup("#" + candidate.cell()).<Node>query()).lookup(".mark-chip").queryAll().stream()
                .anyMatch(
                        chip -> chip.isVisible() && chip.getPseudoClassStates().contains(wanted));
    }
}
