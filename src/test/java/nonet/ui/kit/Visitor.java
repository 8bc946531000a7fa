package nonet.ui.kit;

import java.time.Duration;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import javafx.scene.control.ButtonBase;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import nonet.WindowRobot;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/// Acts like a visitor of a window: presses named controls, reads, waits, and leaves.
public final class Visitor {

    private static final Duration LONGEST = Duration.ofSeconds(60);

    /// Between two looks, which walk through the whole window.
    private static final Duration PAUSE = Duration.ofMillis(25);

    private Visitor() {}

    /// Presses a button or a box, wherever the mouse is.
    public static void fire(FxRobot robot, String id) {
        robot.interact(() -> robot.lookup(id).queryAs(ButtonBase.class).fire());
    }

    /// Returns what a label or a button says.
    public static String text(FxRobot robot, String id) {
        return robot.lookup(id).queryLabeled().getText();
    }

    /// Waits until the window has come to a state.
    public static void until(BooleanSupplier condition) {
        until(() -> {}, condition);
    }

    /// Waits until the window has come to a state.
    ///
    /// @param pulse what is done before each look, as a window does it once a frame
    public static void until(Runnable pulse, BooleanSupplier condition) {
        long began = System.nanoTime();
        while (!look(pulse, condition)) {
            if (System.nanoTime() - began > LONGEST.toNanos()) {
                throw new AssertionError("the window did not come to the state waited for");
            }
            LockSupport.parkNanos(PAUSE.toNanos());
        }
        WindowRobot.settle();
    }

    private static boolean look(Runnable pulse, BooleanSupplier condition) {
        return WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> {
            pulse.run();
            return condition.getAsBoolean();
        }));
    }

    /// Lets all keys and buttons go and does what closes the window.
    public static void leave(FxRobot robot, Runnable close) {
        robot.release(new KeyCode[0]);
        robot.release(new MouseButton[0]);
        WaitForAsyncUtils.waitForAsyncFx(5000, close);
    }
}
