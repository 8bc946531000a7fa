package nonet.ui.shell.layout;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import javafx.application.Application;
import javafx.css.PseudoClass;
import javafx.geometry.Bounds;
import javafx.scene.Node;
import javafx.scene.control.ListView;
import javafx.scene.input.KeyCode;
import nonet.WindowRobot;
import nonet.settings.AppearanceSettings;
import nonet.ui.kit.Appearance;
import nonet.ui.kit.Visitor;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The size of text: its commands and keys, and that every text of the window follows.
class TextSizeTests extends WindowTest {

    @AfterEach
    void close(FxRobot robot) {
        robot.interact(() -> Appearance.LIGHT.apply());
    }

    @Test
    void keysAndCommandsChooseTheSizeWhichEverythingFollows(FxRobot robot) {
        keysChooseTheNextSizeAndTheNormalOne(robot);
        beAsBefore(robot);
        commandsStopAtTheEnds(robot);
        beAsBefore(robot);
        allTextFollowsTheSize(robot);
        beAsBefore(robot);
        theToolBarFitsALaptopAtTwiceTheSize(robot);
        beAsBefore(robot);
        theBoardStaysUsableOnALaptopAtTwiceTheSize(robot);
        beAsBefore(robot);
        stepsAndRowsHaveRoomOnALaptopAtTwiceTheSize(robot);
    }

    private void keysChooseTheNextSizeAndTheNormalOne(FxRobot robot) {
        robot.push(KeyCode.CONTROL, KeyCode.EQUALS);
        assertThat(saved()).isEqualTo(110);
        robot.push(KeyCode.CONTROL, KeyCode.ADD);
        assertThat(saved()).isEqualTo(125);
        robot.push(KeyCode.CONTROL, KeyCode.MINUS);
        assertThat(saved()).isEqualTo(110);
        robot.push(KeyCode.CONTROL, KeyCode.DIGIT0);
        assertThat(saved()).isEqualTo(100);
    }

    private void commandsStopAtTheEnds(FxRobot robot) {
        for (int i = 0; i < AppearanceSettings.TEXT_SIZES.size(); i++) {
            robot.interact(
                    () -> fixture.window.commands.get("text-larger").action().run());
        }
        assertThat(saved()).isEqualTo(200);
        for (int i = 0; i < AppearanceSettings.TEXT_SIZES.size(); i++) {
            robot.interact(
                    () -> fixture.window.commands.get("text-smaller").action().run());
        }
        assertThat(saved()).isEqualTo(80);
    }

    private void allTextFollowsTheSize(FxRobot robot) {
        double before = height(robot);
        robot.interact(() -> Appearance.CONTRAST.apply(200));
        WindowRobot.settle();
        assertThat(height(robot) / before).isBetween(1.9, 2.1);
        robot.interact(() -> Appearance.LIGHT.apply(100));
        WindowRobot.settle();
        assertThat(height(robot)).isEqualTo(before);
        assertThat(Application.getUserAgentStylesheet()).endsWith("light.css");
    }

    private void theToolBarFitsALaptopAtTwiceTheSize(FxRobot robot) {
        robot.interact(() -> {
            stage.setWidth(1366);
            stage.setHeight(768);
            Appearance.LIGHT.apply(200);
            main.edit().room.set(Room.WATCH);
        });
        WindowRobot.settle();
        for (String id : List.of("#step", "#next-solution", "#breakpoints", "#side")) {
            Node button = robot.lookup(".solve-bar " + id).query();
            assertThat(button.localToScene(button.getLayoutBounds()).getMaxX())
                    .as(id)
                    .isLessThanOrEqualTo(1366);
        }
    }

    private void theBoardStaysUsableOnALaptopAtTwiceTheSize(FxRobot robot) {
        robot.interact(() -> {
            stage.setWidth(1366);
            stage.setHeight(768);
        });
        robot.interact(() -> main.edit().room.set(Room.PLAY));
        assertThat(below(robot)).as("the pad at the normal size").isTrue();
        System.gc();
        assertThat(low()).as("margins at the normal size").isFalse();
        robot.interact(() -> Appearance.LIGHT.apply(200));
        WindowRobot.settle();
        assertThat(below(robot)).as("the pad at twice the size").isFalse();
        assertThat(low()).as("margins at twice the size").isTrue();
        Node cell = robot.lookup("#r1c1").query();
        assertThat(cell.getLayoutBounds().getWidth()).isGreaterThanOrEqualTo(34);
        Bounds last = robot.lookup("#pad-lights")
                .query()
                .localToScene(robot.lookup("#pad-lights").query().getLayoutBounds());
        assertThat(last.getMaxX()).isLessThan(1366);
        assertThat(last.getMaxY()).isLessThan(768);
        robot.interact(() -> robot.lookup("#pad-2").query().requestFocus());
        robot.type(KeyCode.DOWN, KeyCode.DOWN, KeyCode.DOWN, KeyCode.DOWN);
        assertThat(stage.getScene().getFocusOwner().getId()).isEqualTo("pad-lights");
    }

    private void stepsAndRowsHaveRoomOnALaptopAtTwiceTheSize(FxRobot robot) {
        robot.interact(() -> {
            stage.setWidth(1366);
            stage.setHeight(768);
            Appearance.LIGHT.apply(200);
            fixture.main.edit().open("easy", MainFixture.EASY);
            fixture.main.edit().room.set(Room.PLAY);
            fixture.window.showPane("path");
        });
        Visitor.until(
                "the path has steps",
                () -> fixture.main.analysis().logic().path.any.get());
        ListView<?> steps = robot.lookup("#path-list").queryListView();
        robot.interact(() -> steps.getSelectionModel().select(0));
        WindowRobot.settle();
        assertThat(steps.getHeight()).isGreaterThanOrEqualTo(140);
        robot.interact(() -> fixture.window.showPane("trace"));
        WindowRobot.settle();
        assertThat(robot.lookup("#trace").queryListView().getFixedCellSize()).isEqualTo(52);
    }

    private void beAsBefore(FxRobot robot) {
        robot.interact(() -> {
            fixture.window.commands.get("text-normal").action().run();
            Appearance.LIGHT.apply();
            stage.setWidth(1240);
            stage.setHeight(860);
        });
        WindowRobot.settle();
    }

    private boolean low() {
        return stage.getScene().lookup(".main-view").getPseudoClassStates().contains(PseudoClass.getPseudoClass("low"));
    }

    private static boolean below(FxRobot robot) {
        Node board = robot.lookup("#board").query();
        Node pad = robot.lookup("#pad-1").query();
        return pad.localToScene(0, 0).getY()
                >= board.localToScene(board.getLayoutBounds()).getMaxY();
    }

    private static double height(FxRobot robot) {
        return robot.interact(() -> {})
                .lookup(".menu-bar .menu .label")
                .queryLabeled()
                .getFont()
                .getSize();
    }

    private int saved() {
        return fixture.store.settings().appearance().textSize();
    }
}
