package nonet.ui.shell.journey;

import static nonet.ui.kit.Visitor.until;

import java.util.concurrent.TimeUnit;
import nonet.ui.shell.MainFixture;
import nonet.ui.shell.WindowTest;
import nonet.ui.shell.edit.EditController.Mode;
import org.junit.jupiter.api.Test;
import org.testfx.api.FxRobot;

/// The window while its user thinks.
class RestJourneyTests extends WindowTest {

    private static final long A_WHILE = TimeUnit.MILLISECONDS.toNanos(400);

    private long lastFrame;

    /// A running animation anywhere in the window would make a frame 60 times a second.
    @Test
    void noFramesAreMadeWhileOnlyTheTimeIsTaken(FxRobot robot) {
        robot.interact(() -> {
            main.edit().open("Easy", MainFixture.EASY);
            main.edit().modeProperty().set(Mode.PLAY);
            main.editing().stopwatch().timedProperty().set(true);
            stage.getScene().addPostLayoutPulseListener(() -> lastFrame = System.nanoTime());
        });
        until(() -> !main.editing().stopwatch().text().endsWith("0:00") && System.nanoTime() - lastFrame > A_WHILE);
    }
}
