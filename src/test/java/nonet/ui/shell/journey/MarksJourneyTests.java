package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.onFx;
import static nonet.ui.kit.Visitor.text;
import static nonet.ui.kit.Visitor.until;
import static nonet.ui.shell.MainFixture.EASY;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import javafx.scene.AccessibleAttribute;
import javafx.scene.control.CheckBox;
import javafx.scene.input.KeyCode;
import nonet.codec.app.NonetDocument;
import nonet.grid.Cell;
import nonet.grid.Digit;
import nonet.grid.DigitSet;
import nonet.ui.hints.HintController.Stage;
import nonet.ui.shell.MainFixture;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Corner marks beside pencil marks in the whole window, and hints with and without the user's marks.
class MarksJourneyTests extends BoardJourneyTest {

    private static final Cell BLANK = Cell.at(1, 3);
    private static final Cell BESIDE = Cell.at(1, 4);

    @Test
    void marksAreWrittenAndHintsDoWithoutThem(FxRobot robot) throws Exception {
        cornerMarksAreWrittenByKeyPadAndMouseAndAreNoCandidates(robot);
        hintsDoNotGiveAwayTheDigitThatMarksLackAndDoWithoutThem(robot);
    }

    private void cornerMarksAreWrittenByKeyPadAndMouseAndAreNoCandidates(FxRobot robot) throws Exception {
        put(robot, EASY);
        at(robot, BLANK);
        robot.press(KeyCode.SHIFT).type(KeyCode.DIGIT4).release(KeyCode.SHIFT);
        robot.clickOn("#pad-corners")
                .clickOn("#pad-1")
                .clickOn("#r1c4")
                .clickOn("#pad-6")
                .clickOn("#pad-corners");
        robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT2).release(KeyCode.CONTROL);

        Map<Cell, DigitSet> corners = Map.of(BLANK, DigitSet.of(Digit.ONE, Digit.FOUR), BESIDE, DigitSet.of(Digit.SIX));
        assertThat(corners()).isEqualTo(corners);
        assertThat(main.edit().document().grid().candidates(BLANK)).isEqualTo(DigitSet.NONE);
        assertThat(main.edit().document().grid().candidates(BESIDE)).isEqualTo(DigitSet.of(Digit.TWO));
        assertThat(onFx(() -> robot.lookup("#r1c4").query().queryAccessibleAttribute(AccessibleAttribute.TEXT)))
                .isEqualTo("Row 1 column 4, blank, candidates 2, corner marks 6");
        until(
                "the corner marks are saved in the session",
                () -> fixture.sessionAfterCrash().document().sketch().corners().equals(corners));
        String saved = new NonetDocument().write(List.of(main.edit().document()));
        fixture.open(robot, Files.writeString(folder.resolve("test"), saved));
        assertThat(corners()).isEqualTo(corners);
        item(robot, "erase-corners");
        assertThat(corners()).isEmpty();
        robot.interact(main.edit()::undo);
        assertThat(corners()).isEqualTo(corners);
    }

    private void hintsDoNotGiveAwayTheDigitThatMarksLackAndDoWithoutThem(FxRobot robot) {
        put(robot, EASY);
        at(robot, BLANK);
        robot.press(KeyCode.CONTROL).type(KeyCode.DIGIT2).release(KeyCode.CONTROL);
        robot.type(KeyCode.H);
        until(
                "#hint-sentence says “The pencil marks of one cell lack its right digit.”",
                () -> text(robot, "#hint-sentence").equals("The pencil marks of one cell lack its right digit."));
        assertThat(main.frames().frame.get().highlights().marks().cells()).isEmpty();
        MainFixture.click(robot, "#hint-show-marks");
        assertThat(main.frames().frame.get().highlights().marks().cells()).containsOnlyKeys(BLANK);
        MainFixture.click(robot, "#hint-without-marks");
        until("the hint says its name", () -> main.analysis().logic().hint.stage.get() == Stage.NAME);
        assertThat(robot.lookup("#hint-marks")
                        .match(CheckBox.class::isInstance)
                        .<CheckBox>query()
                        .isSelected())
                .isFalse();
        fixture.store.flush(Duration.ofSeconds(9));
        assertThat(fixture.store.settings().playing().hintsByMarks()).isFalse();
        assertThat(Objects.requireNonNull(main.analysis().logic().shown().step())
                        .conclusions())
                .isNotEmpty();
    }

    private Map<Cell, DigitSet> corners() {
        return main.edit().document().sketch().corners();
    }
}
