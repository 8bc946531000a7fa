package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import nonet.grid.Candidate;
import nonet.solve.search.StepEngine;
import nonet.trace.SampleSearches;
import nonet.ui.shell.WindowTest;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The list of learned nogoods: opened by its key, filled with the search, and marked on the board.
class LearnedJourneyTests extends WindowTest {

    @Test
    void theNogoodsOfASearchAreListedAndMarked(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("hard", SampleSearches.HARD);
            main.playback().engine.set(StepEngine.LEARNING);
        });
        robot.push(KeyCode.CONTROL, KeyCode.ALT, KeyCode.L);
        Label count = robot.lookup("#learned-count").query();
        assertThat(count.getText()).isEqualTo("No nogoods learned up to this event");
        robot.interact(() -> main.playback().runToEnd());
        until(
                "nogoods are learned",
                () -> !main.playback().running.get()
                        && count.getText().matches("[1-9][0-9]* nogoods learned up to this event"));

        ListView<?> list = robot.lookup("#learned").queryListView();
        robot.interact(list::requestFocus);
        robot.type(KeyCode.HOME);
        assertThat(list.getSelectionModel().getSelectedIndex()).isZero();
        String nogood = String.valueOf(
                robot.lookup("#learned .learned-row .label").<Label>query().getText());
        assertThat(robot.lookup("#learned-whole").<Label>query().getText()).isEqualTo(nogood);
        assertThat(main.frames().frame.get().highlights().marks().candidates().keySet())
                .extracting(Candidate::toString)
                .containsExactlyInAnyOrder(nogood.split(", "));
        robot.interact(() -> main.playback().toStart());
        until("the list is empty", list.getItems()::isEmpty);
    }
}
