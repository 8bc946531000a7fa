package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.input.Clipboard;
import javafx.scene.input.KeyCode;
import nonet.WindowRobot;
import nonet.grid.Cell;
import nonet.solve.search.StepEngine;
import nonet.trace.SampleSearches;
import nonet.ui.kit.Visitor;
import nonet.ui.playback.PlayState;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The user makes every guess of a search, and hands the result in.
class OwnGuessesJourneyTests extends BoardJourneyTest {

    @Test
    void everyGuessIsMadeByKeyboardAndTheResultIsComparedAndCopied(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("twelve", SampleSearches.TWELVE);
            main.playback().choose(StepEngine.SINGLES);
        });
        item(robot, "guess-yourself");
        settle();
        int guesses = 0;
        while (main.playback().state.get() != PlayState.SOLUTION) {
            assertThat(main.status().state.get()).startsWith("Your guess (Alt and a click, or Ctrl+Shift+G). So far ");
            assertThat(main.frames().frame.get().highlights().next()).isNull();
            Cell cell = Cell.all().stream()
                    .filter(each -> main.playback()
                                    .search
                                    .moment()
                                    .grid()
                                    .candidates(each)
                                    .size()
                            > 1)
                    .reduce((_, last) -> last)
                    .orElseThrow();
            at(robot, cell);
            robot.push(KeyCode.SHORTCUT, KeyCode.SHIFT, KeyCode.G);
            robot.type(KeyCode.ENTER);
            guesses++;
            settle();
        }

        assertThat(main.playback().search.branch.get().guesses())
                .hasSize(guesses)
                .isNotEmpty();
        assertThat(main.status().state.get())
                .matches("You needed (no|\\d+) dead ends?, Singles and assumptions \\d+\\.");
        robot.interact(() -> main.status().link.get().action().run());
        until(
                "the trees are compared",
                () -> Visitor.text(robot, "#atlas-compared").startsWith("Both: "));
        item(robot, "copy-result");
        robot.interact(() -> assertThat(Clipboard.getSystemClipboard().getString())
                .isEqualTo(main.watching().own().line()));
    }

    private void settle() {
        until("the search stands", () -> main.playback().state.get() != PlayState.RUNNING);
        WindowRobot.settle();
    }
}
