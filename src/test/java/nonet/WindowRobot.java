package nonet;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.animation.AnimationTimer;
import javafx.application.Platform;
import javafx.geometry.Point2D;
import javafx.scene.input.KeyCode;
import javafx.scene.input.MouseButton;
import javafx.stage.Stage;
import javafx.stage.Window;
import nonet.ui.kit.window.HiddenFocus;
import org.junit.jupiter.api.extension.AfterEachCallback;
import org.junit.jupiter.api.extension.BeforeEachCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;
import org.junit.platform.commons.support.AnnotationSupport;
import org.junit.platform.commons.support.HierarchyTraversalMode;
import org.junit.platform.commons.support.ReflectionSupport;
import org.testfx.api.FxRobot;
import org.testfx.api.FxToolkit;
import org.testfx.framework.junit5.Start;
import org.testfx.framework.junit5.Stop;
import org.testfx.robot.KeyboardRobot;
import org.testfx.robot.Motion;
import org.testfx.robot.MouseRobot;
import org.testfx.service.query.PointQuery;
import org.testfx.util.WaitForAsyncUtils;

/// The robot that a test of an [OnScreen] class gets for a parameter of type `FxRobot`; it also opens and closes what the
/// methods annotated with `@Start` and `@Stop` do. It takes the place of TestFX's extension and robot, which pause for at
/// least 50 ms after each key and button and four times around each test: here an action ends when the window has handled
/// it and drawn the next frame.
///
/// It is right for the screen in memory alone, which handles an event of a robot at once. Where events pass through a
/// window system, a test takes a `new FxRobot()`.
public final class WindowRobot extends FxRobot implements BeforeEachCallback, AfterEachCallback, ParameterResolver {

    /// Where no window of a test is.
    private static final Point2D CORNER = new Point2D(1, 1);

    private static final int STEPS = 4;
    private static final int LONGEST_SECONDS = 60;

    @Override
    public void beforeEach(ExtensionContext context) throws TimeoutException {
        FxToolkit.registerPrimaryStage();
        // A stage of its own: what a test adds to its stage would keep its window in memory and at work.
        Stage stage = WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(() -> {
            HiddenFocus.install();
            return new Stage();
        }));
        FxToolkit.toolkitContext().setRegisteredStage(stage);
        call(context, Start.class, stage);
    }

    @Override
    public void afterEach(ExtensionContext context) {
        release(new KeyCode[0]);
        release(new MouseButton[0]);
        mouse().moveNoWait(CORNER);
        call(context, Stop.class);
        List<String> left = new ArrayList<>();
        Stage own = FxToolkit.toolkitContext().getRegisteredStage();
        interact(() -> {
            left.addAll(Leftovers.windows(own));
            List.copyOf(Window.getWindows()).forEach(Window::hide);
        });
        left.addAll(context.getRoot()
                .getStore(ExtensionContext.Namespace.GLOBAL)
                .getOrComputeIfAbsent(Leftovers.class, _ -> new Leftovers(), Leftovers.class)
                .atWork());
        assertThat(left).as("what the test has left").isEmpty();
    }

    private void call(ExtensionContext context, Class<? extends Annotation> which, Object... arguments) {
        Object test = context.getRequiredTestInstance();
        for (Method method :
                AnnotationSupport.findAnnotatedMethods(test.getClass(), which, HierarchyTraversalMode.TOP_DOWN)) {
            interact(() -> ReflectionSupport.invokeMethod(method, test, arguments));
        }
    }

    @Override
    public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
        return parameter.getParameter().getType() == FxRobot.class;
    }

    @Override
    public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
        return this;
    }

    /// Waits until what was asked of the JavaFX thread so far is done, and a frame with it is drawn.
    public static void settle() {
        CompletableFuture<Void> drawn = new CompletableFuture<>();
        Platform.runLater(() -> new AnimationTimer() {
            @Override
            public void handle(long now) {
                stop();
                // Runs after the layout of this frame.
                Platform.runLater(() -> drawn.complete(null));
            }
        }.start());
        drawn.orTimeout(LONGEST_SECONDS, TimeUnit.SECONDS).join();
    }

    @Override
    public FxRobot interact(Runnable action) {
        WaitForAsyncUtils.waitFor(WaitForAsyncUtils.asyncFx(action));
        return settled();
    }

    @Override
    public FxRobot interrupt() {
        return settled();
    }

    @Override
    public FxRobot moveTo(PointQuery target, Motion motion) {
        Point2D from = robotContext().getBaseRobot().retrieveMouse();
        Point2D to = target.query();
        for (int step = 1; step < STEPS; step++) {
            mouse().moveNoWait(from.interpolate(to, (double) step / STEPS));
        }
        mouse().moveNoWait(to);
        return settled();
    }

    @Override
    public FxRobot moveBy(double x, double y, Motion motion) {
        return moveTo(point(robotContext().getBaseRobot().retrieveMouse().add(x, y)), motion);
    }

    @Override
    public FxRobot press(MouseButton... buttons) {
        mouse().pressNoWait(buttons);
        return settled();
    }

    @Override
    public FxRobot release(MouseButton... buttons) {
        mouse().releaseNoWait(buttons);
        return settled();
    }

    @Override
    public FxRobot clickOn(MouseButton... buttons) {
        mouse().pressNoWait(buttons);
        return release(buttons);
    }

    @Override
    public FxRobot clickOn(PointQuery target, Motion motion, MouseButton... buttons) {
        moveTo(target, motion);
        return clickOn(buttons);
    }

    @Override
    public FxRobot doubleClickOn(MouseButton... buttons) {
        clickOn(buttons);
        return clickOn(buttons);
    }

    @Override
    public FxRobot doubleClickOn(PointQuery target, Motion motion, MouseButton... buttons) {
        moveTo(target, motion);
        return doubleClickOn(buttons);
    }

    @Override
    public FxRobot drag(MouseButton... buttons) {
        return press(buttons);
    }

    @Override
    public FxRobot drag(PointQuery target, MouseButton... buttons) {
        moveTo(target, Motion.DEFAULT);
        return press(buttons);
    }

    @Override
    public FxRobot drop() {
        return release(new MouseButton[0]);
    }

    @Override
    public FxRobot dropTo(PointQuery target) {
        moveTo(target, Motion.DEFAULT);
        return drop();
    }

    @Override
    public FxRobot press(KeyCode... keys) {
        for (KeyCode key : keys) {
            keyboard().pressNoWait(key);
            settle();
        }
        return this;
    }

    @Override
    public FxRobot release(KeyCode... keys) {
        keyboard().releaseNoWait(keys);
        return settled();
    }

    @Override
    public FxRobot push(KeyCode... combination) {
        press(combination);
        for (int last = combination.length - 1; last >= 0; last--) {
            release(combination[last]);
        }
        return this;
    }

    @Override
    public FxRobot type(KeyCode... keys) {
        for (KeyCode key : keys) {
            keyboard().pressNoWait(key);
            release(key);
        }
        return this;
    }

    @Override
    public FxRobot type(KeyCode key, int times) {
        for (int time = 0; time < times; time++) {
            type(key);
        }
        return this;
    }

    private FxRobot settled() {
        settle();
        return this;
    }

    private MouseRobot mouse() {
        return robotContext().getMouseRobot();
    }

    private KeyboardRobot keyboard() {
        return robotContext().getKeyboardRobot();
    }
}
