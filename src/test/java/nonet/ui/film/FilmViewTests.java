package nonet.ui.film;

import static nonet.ui.kit.Visitor.fire;
import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Locale;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.ListCell;
import javafx.stage.Stage;
import nonet.OnScreen;
import nonet.ui.kit.InlineTasks;
import nonet.ui.kit.Messages;
import nonet.ui.kit.pane.PaneFixture;
import nonet.ui.kit.work.TaskQueue;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.framework.junit5.Start;

@OnScreen
class FilmViewTests {

    @TempDir
    private Path folder;

    @Start
    void start(Stage stage) {
        InlineTasks reviewsNothing = new InlineTasks(new TaskQueue("film review"));
        PaneFixture fixture = new PaneFixture(new Messages(Locale.US, "nonet.log"), reviewsNothing);
        FilmController controller = FilmControllerTests.controller(fixture, folder);
        stage.setScene(new Scene(new FilmView(fixture.services(), controller), 900, 700));
        fixture.visible.set(true);
        stage.show();
    }

    @Test
    void aReviewThatLastsIsStopped(FxRobot robot) {
        until("it lasts", () -> isShown(robot, "#film-stop"));
        assertThat(robot.lookup(".progress-bar").query().isVisible()).isTrue();
        until("it is under way", () -> isSaid(robot, "4:10 without a move. Looking for what was possible…"));
        fire(robot, "#film-stop");
        until("it is stopped", () -> !isShown(robot, "#film-stop"));
        until(
                "the line says so",
                () -> isSaid(robot, "4:10 without a move. Select this line to see what was possible."));
    }

    private static boolean isShown(FxRobot robot, String id) {
        return robot.lookup(id).tryQuery().filter(FilmViewTests::isSeen).isPresent();
    }

    private static boolean isSeen(Node node) {
        return node.isVisible() && (node.getParent() == null || isSeen(node.getParent()));
    }

    private static boolean isSaid(FxRobot robot, String line) {
        return robot.lookup(".film-line").queryAllAs(ListCell.class).stream()
                .anyMatch(cell -> line.equals(cell.getText()));
    }
}
