package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.control.TextInputControl;
import javafx.stage.Window;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.Room;
import nonet.ui.shell.panes.Pane;
import nonet.ui.shell.panes.Panes;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The window while its user thinks. A running animation anywhere in the program would make a frame 60 times a second.
class RestJourneyTests extends WindowTest {

    private static final long A_WHILE = TimeUnit.MILLISECONDS.toNanos(400);

    private long lastFrame;

    @Test
    void noFramesAreMadeWhileOnlyTheTimeIsTaken(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("Easy", MainFixture.LAST_ROWS);
            main.edit().room.set(Room.PLAY);
            main.editing().stopwatch().timed.set(true);
        });
        seeFrames(robot);
        until("a second is taken", () -> !main.editing().stopwatch().text().endsWith("0:00"));
        untilAtRest();
    }

    /// The caret of a field blinks as long as the field is focused.
    @Test
    void noFramesAreMadeForWindowsClosedWithTheirFieldsFocused(FxRobot robot) {
        List<String> left = new ArrayList<>();
        for (Pane<?> pane : Panes.ALL) {
            if (!(pane.place() instanceof Pane.Place.Page)) {
                robot.interact(() -> fixture.window.showPane(pane.id()));
                robot.interact(() -> leaveField(pane.id(), left));
            }
        }
        assertThat(left).contains("guide", "library", "techniques", "count", "hunt", "workshop");
        seeFrames(robot);
        untilAtRest();
    }

    /// Closes the only window beside the main one while a field in it is focused, if it has one.
    private void leaveField(String pane, List<String> left) {
        Window window = Window.getWindows().stream()
                .filter(each -> each != stage)
                .findFirst()
                .orElseThrow();
        Scene scene = window.getScene();
        for (Node field : scene.getRoot().lookupAll(".text-input")) {
            if (field instanceof TextInputControl text && text.isEditable() && isSeen(text)) {
                window.requestFocus();
                field.requestFocus();
                if (field.isFocused()) {
                    left.add(pane);
                    break;
                }
            }
        }
        window.hide();
    }

    private static boolean isSeen(Node node) {
        return node == null || node.isVisible() && !node.isDisabled() && isSeen(node.getParent());
    }

    private void seeFrames(FxRobot robot) {
        robot.interact(() -> stage.getScene().addPostLayoutPulseListener(() -> lastFrame = System.nanoTime()));
    }

    private void untilAtRest() {
        until("there was no frame for 400 ms", () -> System.nanoTime() - lastFrame > A_WHILE);
    }
}
