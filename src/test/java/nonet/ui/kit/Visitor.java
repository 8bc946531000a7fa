package nonet.ui.kit;

import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
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
    ///
    /// @param what the state as a sentence without its period: what the failure says was waited for
    public static void until(String what, BooleanSupplier condition) {
        until(what, () -> {}, condition);
    }

    /// Waits until the window has come to a state.
    ///
    /// @param what the state as a sentence without its period: what the failure says was waited for
    /// @param pulse what is done before each look, as a window does it once a frame
    public static void until(String what, Runnable pulse, BooleanSupplier condition) {
        long last = System.nanoTime() + LONGEST.toNanos();
        while (!look(what, pulse, condition)) {
            if (System.nanoTime() > last) {
                throw new AssertionError("After " + LONGEST.toSeconds() + " s it is still not so: " + what);
            }
            LockSupport.parkNanos(PAUSE.toNanos());
        }
        WindowRobot.settle();
    }

    private static boolean look(String what, Runnable pulse, BooleanSupplier condition) {
        try {
            return WaitForAsyncUtils.waitFor(LONGEST.toSeconds(), TimeUnit.SECONDS, WaitForAsyncUtils.asyncFx(() -> {
                pulse.run();
                return condition.getAsBoolean();
            }));
        } catch (TimeoutException frozen) {
            throw new AssertionError(
                    "The JavaFX thread did not answer for " + LONGEST.toSeconds() + " s, asked whether " + what,
                    frozen);
        }
    }

    /// Returns what is asked on the JavaFX thread.
    public static <T> T onFx(Callable<T> asked) {
        return WaitForAsyncUtils.waitForAsyncFx(LONGEST.toMillis(), asked);
    }

    /// Does something on the JavaFX thread, and waits for its end.
    public static void onFx(Runnable action) {
        WaitForAsyncUtils.waitForAsyncFx(LONGEST.toMillis(), action);
    }

    /// Lets all keys and buttons go and does what closes the window.
    public static void leave(FxRobot robot, Runnable close) {
        robot.release(new KeyCode[0]);
        robot.release(new MouseButton[0]);
        onFx(close);
    }
}
