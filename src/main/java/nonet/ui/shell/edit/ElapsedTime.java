package nonet.ui.shell.edit;

import static nonet.ui.kit.Parts.when;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import javafx.application.Platform;
import javafx.beans.binding.BooleanBinding;
import javafx.scene.Scene;
import javafx.scene.control.Label;
import javafx.scene.control.Tooltip;
import javafx.stage.Window;
import nonet.ui.kit.Messages;
import nonet.ui.kit.ViewListeners;

/// The time that the user has worked on the puzzle. It is updated once a second, and only while the stopwatch runs.
public final class ElapsedTime extends Label {

    /// Runs an action in a second. A timeline would cause a frame 60 times a second.
    private static final Executor SECOND = CompletableFuture.delayedExecutor(1, TimeUnit.SECONDS, Platform::runLater);

    private final Stopwatch stopwatch;

    /// Whether the time is running and shown.
    private final BooleanBinding shown;

    /// How often the stopwatch was started or stopped.
    private int begun;

    public ElapsedTime(Messages messages, Stopwatch stopwatch) {
        this.stopwatch = stopwatch;
        shown = stopwatch.running.and(stopwatch.timed);
        setId("elapsed");
        getStyleClass().add("counter");
        setTooltip(new Tooltip(messages.get("elapsed.tip")));
        when(stopwatch.timed, this);
        stopwatch.focused.bind(sceneProperty()
                .flatMap(Scene::windowProperty)
                .flatMap(Window::focusedProperty)
                .orElse(false));
        ViewListeners.observe(this, stopwatch.seconds, _ -> setText(messages.get("elapsed.time", stopwatch.text())));
        ViewListeners.observe(this, shown, runs -> {
            begun++;
            if (runs) {
                tickLater(begun);
            }
        });
    }

    private void tickLater(int start) {
        SECOND.execute(() -> {
            if (start == begun && getScene() != null) {
                stopwatch.tick();
                tickLater(start);
            }
        });
    }
}
