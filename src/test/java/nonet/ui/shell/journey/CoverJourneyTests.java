package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import javafx.scene.input.KeyCode;
import nonet.grid.Cell;
import nonet.solve.search.StepEngine;
import nonet.trace.SampleSearches;
import nonet.ui.board.frame.Selection;
import nonet.ui.shell.WindowTest;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The cover matrix beside the board, by mouse and by keyboard.
class CoverJourneyTests extends WindowTest {

    @Test
    void squaresShowTheirCandidatesAndCellsTheirSquares(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("hard", SampleSearches.HARD);
            main.playback().engine.set(StepEngine.DANCING_LINKS);
            main.playback().step();
        });
        fixture.untilStill();
        robot.push(KeyCode.CONTROL, KeyCode.ALT, KeyCode.M);
        Label about = robot.lookup("#cover-about").query();
        robot.interact(() -> main.playback().toStart());
        assertThat(about.getText())
                .isEqualTo("Before the first step no candidate is chosen, not even those of the givens. Press Step.");
        robot.interact(() -> main.playback().show(0));
        Label square = robot.lookup("#cover-1").query();
        until("the condition can be met in 4 ways", () -> square.getText().equals("4"));
        robot.clickOn(square);
        assertThat(main.frames().frame.get().highlights().marks().candidates()).hasSize(4);
        assertThat(about.getText()).startsWith("r1c2 has a digit: 4 candidates left (r1c2=");

        robot.type(KeyCode.RIGHT, KeyCode.ENTER);
        assertThat(main.frames().frame.get().highlights().marks().candidates())
                .hasSize(5)
                .allSatisfy((candidate, _) -> assertThat(candidate.cell()).isEqualTo(Cell.at(1, 3)));
        assertThat(about.getText()).startsWith("r1c3 has a digit: 5 candidates left");
        robot.type(KeyCode.ENTER);
        assertThat(main.frames().frame.get().highlights().marks().candidates()).isEmpty();

        robot.interact(() -> main.edit().selection.set(Selection.of(Cell.at(1, 2))));
        assertThat(square.getPseudoClassStates().toString()).contains("linked");
    }
}
