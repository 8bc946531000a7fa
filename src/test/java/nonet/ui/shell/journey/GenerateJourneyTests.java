package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.text;
import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.TextField;
import javafx.scene.input.KeyCode;
import nonet.generate.Symmetry;
import nonet.grid.CellSet;
import nonet.grid.Puzzle;
import nonet.play.Document;
import nonet.service.diagnosis.Verdict;
import nonet.service.diagnosis.Verdicts;
import nonet.solve.Cancel;
import nonet.solve.search.DancingLinksSearch;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.EditController.Mode;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// Asking for a new puzzle, as a user does it.
class GenerateJourneyTests extends WindowTest {

    @Test
    void aNewPuzzleIsMadeAndUndoBringsTheOldOneBack(FxRobot robot) {
        robot.interact(() -> main.edit().open("easy", MainFixture.EASY));
        Document before = main.edit().document();
        robot.press(KeyCode.CONTROL, KeyCode.SHIFT).type(KeyCode.N).release(KeyCode.SHIFT, KeyCode.CONTROL);
        until(() -> robot.lookup("#generate-dialog").tryQuery().isPresent());

        robot.interact(() -> {
            robot.lookup("#generate-symmetry")
                    .queryComboBox()
                    .getSelectionModel()
                    .select(Symmetry.VERTICAL.ordinal());
            field(robot, "#generate-fewest").setText("17");
            field(robot, "#generate-most").setText("17");
        });
        MainFixture.click(robot, "#generate-make");
        until(() -> text(robot, "#generate-sentence").startsWith("No matching puzzle was found"));

        robot.interact(() -> field(robot, "#generate-fewest").setText("x"));
        assertThat(text(robot, "#generate-refusal")).isEqualTo("This is not a whole number.");
        assertThat(robot.lookup("#generate-make").queryButton().isDisabled()).isTrue();

        robot.interact(() -> {
            field(robot, "#generate-fewest").setText("30");
            field(robot, "#generate-most").setText("36");
            robot.lookup("#generate-minimal").queryAs(CheckBox.class).setSelected(false);
            ComboBox<?> level = robot.lookup("#generate-level").queryComboBox();
            level.getSelectionModel().selectFirst();
        });
        MainFixture.click(robot, "#generate-make");
        until(() -> robot.lookup("#generate-dialog").tryQuery().isEmpty());

        Puzzle puzzle = main.edit().document().puzzle();
        assertThat(puzzle.clues()).isBetween(30, 36);
        assertThat(new Verdicts(new DancingLinksSearch()).check(puzzle, Cancel.NEVER))
                .isInstanceOf(Verdict.OneSolution.class);
        for (CellSet orbit : Symmetry.VERTICAL.orbits()) {
            assertThat(orbit.and(puzzle.givenCells())).isIn(orbit, CellSet.NONE);
        }
        assertThat(main.edit().modeProperty().get()).isEqualTo(Mode.SOLVE);
        assertThat(main.edit().document().name()).isEqualTo("New puzzle");

        robot.interact(main.edit()::undo);
        assertThat(main.edit().document()).isEqualTo(before);
    }

    private static TextField field(FxRobot robot, String id) {
        return robot.lookup(id).queryAs(TextField.class);
    }
}
