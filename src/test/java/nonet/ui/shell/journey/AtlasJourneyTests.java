package nonet.ui.shell.journey;

import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import nonet.trace.SampleSearches;
import nonet.ui.kit.Visitor;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The atlas and a recording of one search, by keyboard and mouse.
class AtlasJourneyTests extends BoardJourneyTest {

    @Test
    void theAtlasLeadsToEventsAndTheSearchIsHandedOn(FxRobot robot) {
        put(robot, SampleSearches.HARD);
        robot.interact(() -> {
            main.playback().runToEnd();
            fixture.window.showPane("atlas");
        });
        Node icicle = robot.lookup("#atlas-icicle").query();
        Label told = robot.lookup("#atlas-told").queryAs(Label.class);
        Visitor.until(
                "the atlas tells of the whole search", () -> told.getText().startsWith("Whole search: 3,598 guesses"));
        Visitor.until(
                "the atlas can be exported",
                () -> !robot.lookup("#atlas-export").query().isDisabled());
        robot.interact(icicle::requestFocus);
        robot.push(KeyCode.DOWN);
        robot.push(KeyCode.DOWN);
        assertThat(told.getText()).contains(", level 2: ");
        robot.push(KeyCode.ENTER);
        long second = main.playback().search.moment().index();
        assertThat(main.playback().search.moment().level()).isEqualTo(2);
        robot.push(KeyCode.PLUS);
        robot.push(KeyCode.DIGIT0);
        robot.clickOn(icicle);
        assertThat(main.playback().search.moment().index()).isGreaterThan(second);

        robot.clickOn("#atlas-equal-page");
        ListView<?> groups = robot.lookup("#atlas-groups").queryListView();
        Visitor.until("groups of branches are listed", () -> !groups.getItems().isEmpty());
        robot.interact(() -> groups.getSelectionModel().select(0));
        long before = main.playback().search.moment().index();
        robot.clickOn("#atlas-next");
        assertThat(main.playback().search.moment().index()).isNotEqualTo(before);
        robot.clickOn("#atlas-heat-page");
        robot.interact(() -> robot.lookup("#atlas-heat").query().requestFocus());
        robot.push(KeyCode.RIGHT);
        assertThat(told.getText()).startsWith("r5c6: ");

        robot.interact(() -> fixture.window.showPane("recording"));
        assertThat(robot.lookup("#recording-about").queryAs(Label.class).getText())
                .startsWith("The whole search is recorded: ");
    }
}
