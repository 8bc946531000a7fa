package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import nonet.trace.Event;
import nonet.trace.SampleSearches;
import nonet.ui.code.CodeController.Row;
import nonet.ui.shell.WindowTest;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The engine's code beside its search, by mouse and by keyboard.
class CodeJourneyTests extends WindowTest {

    @Test
    void aClickOnALineStopsTheRunThere(FxRobot robot) {
        robot.interact(() -> main.edit().open("hard", SampleSearches.HARD));
        robot.push(KeyCode.CONTROL, KeyCode.SHIFT, KeyCode.K);
        ListView<Row> list = robot.lookup("#code").query();
        until(
                "the code is listed",
                () -> !list.lookupAll(".code-cell:lit").isEmpty()
                        || !list.getItems().isEmpty());
        assertThat(robot.lookup(".code-values .label").queryAllAs(Label.class).stream()
                        .map(Label::getText))
                .as("no values before the first step")
                .containsExactly("Level", "", "Open guesses", "", "Candidates left", "");
        robot.interact(() -> main.playback().pace.set(1));
        robot.clickOn(line(robot, "clash"));
        robot.interact(main.playback()::run);
        fixture.untilStill();

        assertThat(main.playback().search.moment().entry().event()).isInstanceOf(Event.Contradicted.class);
        assertThat(lit(list)).isEqualTo("clash");

        robot.interact(() -> list.getSelectionModel().select(index(list, "clash")));
        robot.interact(list::requestFocus);
        robot.type(KeyCode.ENTER);
        assertThat(main.playback().breakpoints.get().lines()).isEmpty();
    }

    private static Node line(FxRobot robot, String id) {
        return robot.lookup(node -> node instanceof ListCell<?> cell
                        && cell.getItem() instanceof Row row
                        && row.line().id().equals(id))
                .query();
    }

    private static int index(ListView<Row> list, String id) {
        return list.getItems().stream().map(row -> row.line().id()).toList().indexOf(id);
    }

    private static String lit(ListView<Row> list) {
        return list.lookupAll(".code-cell").stream()
                .filter(cell -> cell.getPseudoClassStates().stream()
                        .anyMatch(state -> state.getPseudoClassName().equals("lit")))
                .map(cell -> ((ListCell<?>) cell).getItem() instanceof Row row
                        ? row.line().id()
                        : "")
                .findFirst()
                .orElse("");
    }
}
